/// The kinds of pictures that settings can describe: the one list of them.
///
/// A new kind is a case with its type. What a kind is called, which parameters it has and how it is made is
/// with the type: see ``DescribedPicture``.
public enum PictureKind: CaseIterable, Hashable, Sendable {
  /// A ``Face``.
  case face
  /// A ``StarRow``.
  case row
  #if !hasFeature(Embedded)
    /// A ``RatingSummary``.
    case summary
  #endif

  #if !hasFeature(Embedded)
    /// A type of pictures, by what its pictures are made from.
    public enum Maker {
      /// A value on the scale.
      case value(any RatedPicture.Type)
      /// The number of ratings of each value.
      case counts(RatingSummary.Type)
    }

    /// What makes its pictures.
    public var maker: Maker {
      switch self {
      case .face: .value(Face.self)
      case .row: .value(StarRow.self)
      case .summary: .counts(RatingSummary.self)
      }
    }

    /// The type of its pictures.
    public var type: any DescribedPicture.Type {
      switch maker {
      case .value(let type): type
      case .counts(let type): type
      }
    }
  #endif
}

/// A picture that ``PictureSettings`` can describe: what commands, addresses and controls know of its kind.
public protocol DescribedPicture: Picture, Hashable {
  #if !hasFeature(Embedded)
    /// The name of the kind in commands and addresses: `stars`.
    static var name: String { get }

    /// What one of the kind is called in a sentence: `a row of stars`.
    static var phrase: String { get }

    /// What files of such pictures are called: `hearts`.
    static func noun(in settings: PictureSettings) -> String
  #endif

  /// The parameters that the kind has.
  static var parameters: ParameterScope { get }

  /// The upper end of the scale if none is given.
  static func defaultMaximum(in settings: PictureSettings) -> Double
}

extension DescribedPicture {
  /// The maximum of a rating.
  public static func defaultMaximum(in settings: PictureSettings) -> Double { Rating().maximum }
}

/// A picture that is made from a value.
public protocol RatedPicture: DescribedPicture {
  /// Makes the picture that settings describe, for `value`, clamped into their scale.
  init(_ value: Double, _ settings: PictureSettings)
}

/// Which parameters a kind of picture has, and how they differ from those of other kinds.
public struct ParameterScope: Sendable {
  /// Whether it has those of faces.
  var hasFace = true
  /// Whether it has those of rows.
  var hasRow = true
  /// Whether its rows are laid out, and filled, as it says.
  var hasLayout = true
  /// Whether it has those of summaries.
  var hasSummary = true
  /// Whether its rows have a number beside them, of which the control has none.
  var hasNumber = false
  /// The default of `maximum`, in words.
  var maximumText: StaticString?
  /// Whether it has `size`.
  package var hasSize = true
  /// What a parameter of faces requires, and with which words of it a face is not drawn.
  var faceRule: (requires: StaticString?, ineffectiveWith: StaticString?)
  /// Whether `line-width` is that of a row's symbols.
  var hasSymbolLines = false
  #if !hasFeature(Embedded)
    /// The numbers that are not what they are elsewhere, with their defaults in words.
    var ownNumber: @Sendable (NumberParameter) -> (NumberParameter, StaticString)? = { _ in nil }
  #endif

  /// Every parameter that there is.
  public static var all: ParameterScope { ParameterScope(hasNumber: true) }

  /// Those of a drawing that is shown in place of a face: its scale, its background and its document.
  public static var drawing: ParameterScope {
    ParameterScope(hasFace: false, hasRow: false, hasLayout: false, hasSummary: false)
  }

  /// Every parameter of pictures that are made from a value.
  public static var rated: ParameterScope { ParameterScope(hasSummary: false) }
}
