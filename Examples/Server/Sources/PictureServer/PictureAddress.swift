import EmojiRate
import EmojiRateDrawings

/// A kind of pictures that show one value.
enum PictureKind: String, CaseIterable {
  case face
  case stars

  /// The part of an address before the value, such as `/face/`.
  var folder: String { "/\(rawValue)/" }

  /// The parameters that an address may have.
  var parameters: ParameterScope { self == .face ? .face : .row }

  /// The picture of a value, clamped to the scale.
  func picture(_ value: Double, _ settings: PictureSettings) -> any Picture {
    switch self {
    case .face: settings.face(value)
    case .stars: settings.row(value)
    }
  }
}

/// The format of a picture, which is the ending of its address.
enum PictureFormat: String, CaseIterable {
  case svg
  case png

  var ending: String { "." + rawValue }
}

/// The address of a picture, read with the library's table of parameters.
///
/// All spellings of an address have one canonical address. Its parameters have the order of the table and
/// one spelling each, and parameters that change nothing are left out.
struct PictureAddress {
  let kind: PictureKind
  /// The value of the picture, within its scale.
  let value: Double
  let settings: PictureSettings
  /// The canonical path and query.
  let canonical: String

  /// A drawing that an address names.
  struct Drawn {
    let name: String
    let drawing: Drawing

    init(_ name: String, _ drawing: Drawing) { (self.name, self.drawing) = (name, drawing) }
  }

  /// Reads an address.
  ///
  /// - Parameters:
  ///   - value: The text between the folder of the kind and the ending.
  ///   - query: The text after the question mark.
  ///   - drawn: The drawing that replaces the face.
  ///   - format: The format of the ending.
  init(
    _ kind: PictureKind, value: String, query: String?, _ drawn: Drawn? = nil,
    format: PictureFormat = .svg
  ) throws(Refusal) {
    guard let number = PictureSettings.number(of: value) else {
      throw .notAllowed(
        parameter: "value", given: Refusal.excerpt(value), allowed: "a number such as 3.2")
    }
    let scope = drawn == nil ? kind.parameters : .drawing
    var settings = try PictureSettings(addressQuery: query, in: scope)
    if let drawn { settings.stars.face = FaceStyle(drawing: drawn.drawing) }
    // A picture without a scale has the default one. The rating of another picture is rounded to its step.
    var unscaled = settings
    (unscaled.minimum, unscaled.maximum, unscaled.step) = (nil, nil, nil)
    let scale = kind.picture(0, unscaled).rating
    let (minimum, maximum) = (
      settings.minimum ?? scale.minimum, settings.maximum ?? scale.maximum
    )
    guard minimum < maximum else { throw .emptyScale(minimum: minimum, maximum: maximum) }
    self.kind = kind
    self.value = min(max(number, minimum), maximum)
    canonical =
      try (drawn.map { "/drawings/\($0.name)/" } ?? kind.folder)
      + PictureSettings.text(of: self.value)
      + format.ending
      + settings.canonicalQuery(in: scope) { one, other in
        kind.picture(number, one).svg(one.options) == kind.picture(number, other).svg(other.options)
      }
    self.settings = settings
  }
}
