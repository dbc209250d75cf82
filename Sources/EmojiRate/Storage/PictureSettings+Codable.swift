// Stores settings in the form of a style file, according to the table of parameters.
extension PictureSettings: Codable {
  /// Decodes a style file like the command's `--style`: a value for each parameter that is set.
  ///
  /// Numbers are clamped. Unknown keys and values of another kind are errors; `$schema` is ignored.
  /// Requirements and conflicts are not checked: one parameter overrides the other, as its documentation
  /// says. A `drawing` is an error, because its files must be read: see `init(from:readingFiles:)` of
  /// `EmojiRateDrawings`.
  public init(from decoder: any Decoder) throws { (self, _) = try decoder.settings() }

  /// Encodes all settings that are set, except for the label ``SVGOptions/Label/notRated``.
  ///
  /// A ``FaceStyle/drawing`` is an error, because a style file has the names of its files.
  public func encode(to encoder: any Encoder) throws {
    if style.drawing != nil {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "a drawing cannot be stored; store its files"))
    }
    var values = encoder.container(keyedBy: StorageKey.self)
    var texts: [(String, ParameterKind, StorageKey)] = []
    var settings = named
    try settings.visitTexts { parameter, kind, text in
      if let text { texts.append((text, kind, StorageKey("\(parameter.name)"))) }
      return true
    }
    for (text, kind, key) in texts { try values.encode(text, kind, key) }
  }
}

extension Decoder {
  /// The settings of a picture, and all values, which may have other keys too.
  package func settings(
    besides others: String...
  ) throws -> (PictureSettings, KeyedDecodingContainer<StorageKey>) {
    let values = try container(keyedBy: StorageKey.self)
    if values.contains("$schema") { let _: String = try values.read("$schema", mustBe: "a text") }
    if values.contains("drawing"), !others.contains("drawing") {
      throw values.error("drawing", "is not read here; read it with EmojiRateDrawings")
    }
    var (settings, known) = (PictureSettings(), others + ["$schema"])
    do throws(ParameterError) {
      try settings.visitTexts { parameter, kind, text in
        let key = StorageKey("\(parameter.name)")
        known.append(key.stringValue)
        guard values.contains(key) else { return true }
        text = values.text(kind, key)
        return text != nil
      }
    } catch { throw values.error(error.parameter, error.problem) }
    for key in values.allKeys where !known.contains(key.stringValue) {
      throw values.error(key.stringValue, "is no parameter of a picture")
    }
    return (settings, values)
  }
}

extension Encoder {
  /// Encodes settings, and another value with a key of its own.
  func encode(_ settings: PictureSettings, and value: some Encodable, as key: StorageKey) throws {
    var values = container(keyedBy: StorageKey.self)
    try values.encode(value, forKey: key)
    try settings.encode(to: self)
  }
}
