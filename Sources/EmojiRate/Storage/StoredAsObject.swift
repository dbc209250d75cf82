/// A type that is stored as an object, whose keys it defines.
package protocol StoredAsObject: Codable {
  typealias Values = KeyedDecodingContainer<StorageKey>

  /// The allowed keys; another one is an error.
  static var keys: [String] { get }

  /// Makes a value from the stored ones.
  init(_ values: Values) throws

  /// Encodes its values.
  func encode(into values: inout KeyedEncodingContainer<StorageKey>) throws
}

extension StoredAsObject {
  /// Decodes an object; missing values get their defaults, and values out of limits are clamped.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: StorageKey.self)
    try values.checkKeys(Self.keys)
    try self.init(values)
  }

  /// Encodes an object.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: StorageKey.self)
    try encode(into: &values)
  }
}
