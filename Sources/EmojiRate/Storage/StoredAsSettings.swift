/// A type that is stored in the form of a style file: settings according to the table of parameters, and for some
/// types a value with another key.
package protocol StoredAsSettings: Codable {
  typealias Values = KeyedDecodingContainer<StorageKey>

  /// The keys that are no settings; none by default.
  static var otherKeys: [String] { get }

  /// Makes a value from its settings, and from the stored values, which have ``otherKeys`` too.
  init(_ settings: PictureSettings, _ values: Values) throws

  /// The settings that are set.
  var settings: PictureSettings { get }

  /// The values of ``otherKeys``; nil for one that is left out.
  var others: [(any Encodable)?] { get }
}

extension StoredAsSettings {
  package static var otherKeys: [String] { [] }

  package var others: [(any Encodable)?] { [] }

  /// Decodes a style file like the command's `--style`: a value for each parameter that is set.
  ///
  /// Numbers are clamped. Unknown keys and values of another kind are errors; `$schema` is ignored.
  /// Requirements and conflicts are not checked: one parameter overrides the other, as its documentation
  /// says. A `drawing` is an error, because its files must be read: see `init(from:readingFiles:)` of
  /// `EmojiRateDrawings`.
  public init(from decoder: any Decoder) throws {
    let (settings, values) = try decoder.settings(besides: Self.otherKeys)
    try self.init(settings, values)
  }

  /// Encodes all settings that are set.
  ///
  /// A drawing is an error, because a style file has the names of its files.
  public func encode(to encoder: any Encoder) throws {
    var settings = settings
    if settings.style.form != .parts {
      throw EncodingError.invalidValue(
        "a drawing",
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "a drawing cannot be stored; store its files"))
    }
    var values = encoder.container(keyedBy: StorageKey.self)
    for (name, value) in zip(Self.otherKeys, others) {
      if let value { try values.encode(value, forKey: StorageKey(name)) }
    }
    if settings.options.label == .notRated { try values.encode(true, forKey: .notRated) }
    for row in ParameterScope.all.rows {
      guard let text = row.text(in: &settings) else { continue }
      try values.encode(text, row.kind, StorageKey("\(row.name)"))
    }
  }
}

extension StorageKey {
  /// The key of ``SVGOptions/Label/notRated``, which is no parameter.
  fileprivate static var notRated: StorageKey { "not-rated" }
}

extension Decoder {
  /// The settings of a picture, and all values, which may have other keys too.
  ///
  /// - Parameter texts: Texts in place of the values of some keys.
  package func settings(
    besides others: [String], replacing texts: [String: String] = [:]
  ) throws -> (PictureSettings, KeyedDecodingContainer<StorageKey>) {
    let values = try container(keyedBy: StorageKey.self)
    if values.contains("$schema") { let _: String = try values.read("$schema", mustBe: "a text") }
    if values.contains("drawing"), !others.contains("drawing") {
      throw values.error("drawing", "is not read here; read it with EmojiRateDrawings")
    }
    let rows = ParameterScope.all.rows
    var settings = PictureSettings()
    for row in rows {
      let key = StorageKey("\(row.name)")
      guard values.contains(key) else { continue }
      do throws(ParameterError) {
        guard let text = texts[key.stringValue] ?? values.text(row.kind, key) else {
          throw row.lacksValue
        }
        try row.set(text, in: &settings)
      } catch { throw values.error(error.parameter, error.problem) }
    }
    if values.contains(.notRated) {
      settings.options.label[is: .notRated] = try values.read("not-rated", mustBe: "true or false")
    }
    try values.checkKeys(others + ["$schema", "not-rated"] + rows.map { "\($0.name)" })
    return (settings, values)
  }
}
