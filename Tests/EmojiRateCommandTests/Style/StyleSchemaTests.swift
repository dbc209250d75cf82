import EmojiRate
import Foundation
import Testing

@testable import EmojiRateCommand

/// The committed schema of style files: what it says of a key is what the key's option says.
@Suite("Style schema")
struct StyleSchemaTests {
  private func schema(_ keyword: String) throws -> Any {
    let text = try Documentation.read("Examples/Style/emoji-rate-style.schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require(schema?[keyword])
  }

  /// Whether a keyword has a value, anywhere in a part of the schema.
  private func has<Value: Equatable>(_ keyword: String, _ value: Value, in part: Any) -> Bool {
    if let list = part as? [Any] { return list.contains { has(keyword, value, in: $0) } }
    guard let object = part as? [String: Any] else { return false }
    return object[keyword] as? Value == value
      || object.values.contains { has(keyword, value, in: $0) }
  }

  @Test("Has every key with the sentence, limits, words and default of its option")
  func keys() throws {
    let properties = try #require(try schema("properties") as? [String: Any])
    #expect(Set(properties.keys) == Set(PictureKind.styleNames + [StyleReader.schemaKey]))
    for option in PictureKind.allCases.flatMap(\.styleOptions) {
      let property = try #require(properties[option.name])
      let text = String(
        decoding: try JSONSerialization.data(
          withJSONObject: property, options: .withoutEscapingSlashes), as: UTF8.self)
      #expect(text.contains(option.summary.inJSON.dropFirst().dropLast()), "\(option.name)")
      if let number = option.kind as? NumberKind {
        #expect(has("minimum", number.range.lowerBound, in: property), "\(option.name)")
        #expect(has("maximum", number.range.upperBound, in: property), "\(option.name)")
        #expect(has("type", number.isWhole ? "integer" : "number", in: property))
      }
      let words = (option.kind as? ColorKind)?.otherWords ?? option.words
      #expect(words.isEmpty || has("enum", words, in: property), "\(option.name)")
      var settings = Settings()
      // Some defaults are a sentence, not a value.
      if let usual = option.defaultText,
        (try? option.assign(usual, as: option.name, to: &settings)) != nil
      {
        let number = Double(usual).map { has("default", $0, in: property) } ?? false
        #expect(number || has("default", usual, in: property), "\(option.name)")
      }
    }
  }

  @Test("Has a rule for each pair of keys that conflict")
  func conflicts() throws {
    let names = Set(PictureKind.styleNames)
    let pairs = PictureKind.allCases.flatMap(\.styleOptions).flatMap { option in
      option.conflicts.filter(names.contains).map { Set([option.name, $0]) }
    }
    let rules = try #require(try schema("allOf") as? [[String: Any]])
    let required = rules.compactMap { ($0["not"] as? [String: Any])?["required"] as? [String] }
    #expect(Set(required.map(Set.init)) == Set(pairs) && required.count == rules.count)
  }
}
