/// A key with any name.
package struct StorageKey: CodingKey, ExpressibleByStringLiteral {
  package let stringValue: String
  package var intValue: Int? { nil }

  package init(_ name: String) { stringValue = name }
  package init(stringLiteral name: String) { stringValue = name }
  package init(stringValue: String) { self.stringValue = stringValue }
  package init?(intValue: Int) { nil }
}

extension Decoder {
  /// The error for a value.
  package func error(_ text: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: text))
  }
}

extension KeyedDecodingContainer<StorageKey> {
  /// The error for a value, with its key in the path and the text.
  package func error(_ name: String, _ problem: String) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath + [StorageKey(name)], debugDescription: "\(name) \(problem)"))
  }

  /// Throws an error if there is another key than these.
  func checkKeys(_ names: [String]) throws {
    for key in allKeys where !names.contains(key.stringValue) {
      throw error(key.stringValue, "is unknown; there are \(names.joined(separator: ", "))")
    }
  }

  /// Reads the value of an existing key; a value of another kind throws an error with the allowed values.
  func read<Value: Decodable>(_ name: String, mustBe allowed: String) throws -> Value {
    guard let value = try? decode(Value.self, forKey: StorageKey(name)) else {
      throw error(name, "must be \(allowed)")
    }
    return value
  }

  /// Reads the value of an existing key in its JSON type, as text; nil if it has another type.
  package func text(_ kind: ParameterKind, _ key: StorageKey) -> String? {
    switch kind {
    case .number: (try? decode(Double.self, forKey: key)).map(NumberParameter.text)
    case .flag: (try? decode(Bool.self, forKey: key)).map { $0 ? "true" : "false" }
    case .color, .word, .size, .text, .pathData: try? decode(String.self, forKey: key)
    case .list:
      (try? decode(String.self, forKey: key))
        ?? (try? decode([String].self, forKey: key))?.joined(separator: ",")
    }
  }
}

extension KeyedEncodingContainer<StorageKey> {
  /// Encodes a text in its JSON type.
  mutating func encode(_ text: String, _ kind: ParameterKind, _ key: StorageKey) throws {
    switch kind {
    case .number: try encode(NumberParameter.number(text), forKey: key)
    case .flag: try encode(text == "true", forKey: key)
    case .color, .word, .size, .text, .pathData: try encode(text, forKey: key)
    case .list:
      try encode(text == "none" ? [] : text.split(separator: ",").map(String.init), forKey: key)
    }
  }
}
