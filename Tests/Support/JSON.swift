import Foundation
import Testing

/// The value that a text of JSON is.
func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
  try JSONDecoder().decode(Value.self, from: Data(json.utf8))
}

/// As text, with the keys in alphabetical order.
func encode(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// What the error says that a text of JSON is refused with.
func problem<Value: Decodable>(_ type: Value.Type, _ json: String) -> DecodingError.Context? {
  let error = #expect(throws: DecodingError.self) { try decode(type, json) }
  guard case .dataCorrupted(let context) = error else { return nil }
  return context
}

/// The value as it is read from what is stored of it.
func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}
