/// The kinds of pictures that settings can describe; to add one, add a case with its ``DescribedPicture``.
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
    /// A type of pictures, by its input.
    public enum Maker {
      /// A value on the scale.
      case value(any RatedPicture.Type)
      /// The number of ratings of each value.
      case counts(RatingSummary.Type)
    }

    /// The type with its input.
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

/// A picture that ``PictureSettings`` can describe, as commands, addresses and controls see it.
public protocol DescribedPicture: Picture, Hashable {
  #if !hasFeature(Embedded) || RECORDER
    /// The name of the kind in commands and addresses: `stars`.
    static var name: String { get }

    /// The kind in a sentence: `a row of stars`.
    static var phrase: String { get }

    /// The plural for file names: `hearts`.
    static func noun(in settings: PictureSettings) -> String
  #endif

  /// The parameters of the kind.
  static var parameters: ParameterScope { get }

  /// The default of the scale's upper end.
  static func defaultMaximum(in settings: PictureSettings) -> Double
}

extension DescribedPicture {
  #if !hasFeature(Embedded) || RECORDER
    /// The name of the kind.
    public static func noun(in settings: PictureSettings) -> String { name }
  #endif

  /// The default maximum of a ``Rating``.
  public static func defaultMaximum(in settings: PictureSettings) -> Double { Rating().maximum }
}

/// A picture that is made from a value.
public protocol RatedPicture: DescribedPicture {
  /// Whether its base paint follows the rating, so that it is muted without one.
  static var followsRating: Bool { get }

  /// Makes the picture that settings describe, for `value`, clamped into their scale.
  init(_ value: Double, settings: PictureSettings)
}

/// The parameters of a kind of picture, and how they differ from other kinds.
public struct ParameterScope: Sendable {
  /// Whether it has the parameters of faces.
  var hasFace = true
  /// Whether it has the parameters of rows.
  var hasRow = true
  /// Whether it has the parameters for a row's layout and `fill`.
  var hasLayout = true
  /// Whether it has the parameters of summaries.
  var hasSummary = true
  /// Whether its rows can show a number; a control's rows cannot.
  var hasNumber = false
  /// The default of `maximum`, in words.
  var maximumText: StaticString?
  /// Whether it has `size`.
  package var hasSize = true
  /// The parameter that face parameters require, and the words of it without a face.
  var faceRule: (requires: StaticString?, ineffectiveWith: StaticString?)
  /// Whether `line-width` sets the lines of a row's symbols.
  var hasSymbolLines = false
  #if !hasFeature(Embedded)
    /// Replaces numbers that differ for this kind, each with its default in words.
    var ownNumber: @Sendable (NumberParameter) -> (NumberParameter, StaticString)? = { _ in nil }
  #endif

  /// Every parameter.
  public static var all: ParameterScope { ParameterScope(hasNumber: true) }

  /// The parameters of a drawing in place of a face: scale, background and document.
  public static var drawing: ParameterScope {
    ParameterScope(hasFace: false, hasRow: false, hasLayout: false, hasSummary: false)
  }

  /// The parameters of pictures that are made from a value.
  public static var rated: ParameterScope { ParameterScope(hasSummary: false) }
}
