import EmojiRate

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
    guard let number = NumberParameter.number(value) else {
      throw .notAllowed(
        parameter: "value", given: Refusal.excerpt(value), allowed: "a number such as 3.2")
    }
    let scope = drawn == nil ? kind.type.parameters : .drawing
    var settings = try PictureSettings(addressQuery: query, in: scope)
    settings.style.drawing = drawn?.drawing
    let (minimum, maximum) = (
      settings.minimum ?? PictureSettings.minimumParameter.defaultValue,
      settings.maximum ?? kind.type.defaultMaximum(in: settings)
    )
    guard minimum < maximum else { throw .emptyScale(minimum: minimum, maximum: maximum) }
    self.kind = kind
    self.value = min(max(number, minimum), maximum)
    canonical =
      (drawn.map { "/drawings/\($0.name)/" } ?? kind.folder) + NumberParameter.text(self.value)
      + format.ending
      + settings.canonicalQuery(in: scope) {
        kind.hasSamePicture(number, $0, $1)
      }
    self.settings = settings
  }
}

extension PictureKind {
  /// The part of an address before the value, such as `/face/`.
  var folder: String { "/\(type.name)/" }

  /// Whether two settings draw the same document at a value.
  fileprivate func hasSamePicture(
    _ value: Double, _ one: PictureSettings, _ other: PictureSettings
  ) -> Bool {
    switch maker {
    case .value(let type): type.document(value, one) == type.document(value, other)
    case .counts: false
    }
  }
}

extension RatedPicture {
  fileprivate static func document(_ value: Double, _ settings: PictureSettings) -> String {
    Self(value, settings: settings).svg(settings.options)
  }
}
