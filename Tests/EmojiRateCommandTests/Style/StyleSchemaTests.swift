import EmojiRate
import Foundation
import Testing

@testable import EmojiRateCommand
@testable import EmojiRateTestSupport

/// The committed schema of style files: what it says of a key is what the key's option says.
@Suite("Style schema")
struct StyleSchemaTests {
  private static let path = "Examples/Style/emoji-rate-style.schema.json"

  private func schema(_ keyword: String) throws -> Any {
    let text = try Project.read(Self.path)
    let schema = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require(schema?[keyword])
  }

  /// The values of a keyword, anywhere in a part of the schema.
  private func values(_ keyword: String, in part: Any) -> [Any] {
    if let list = part as? [Any] { return list.flatMap { values(keyword, in: $0) } }
    guard let object = part as? [String: Any] else { return [] }
    return object.flatMap { $0 == keyword ? [$1] : values(keyword, in: $1) }
  }

  private func has<Value: Equatable>(_ keyword: String, _ value: Value, in part: Any) -> Bool {
    values(keyword, in: part).contains { $0 as? Value == value }
  }

  /// Puts the words of an option in the place of the ones that the schema has.
  private func record(_ words: [String], in property: Any) throws {
    guard Project.isRecording, let old = values("enum", in: property).first as? [String]
    else { return }
    func list(_ words: [String]) -> String {
      "[" + words.map(\.inJSON).joined(separator: ", ") + "]"
    }
    let text = try Project.read(Self.path)
    try Project.write(text.replacing(list(old), with: list(words)), to: Self.path)
  }

  @Test("Has every key with the sentence, limits, words and default of its option")
  func keys() throws {
    let properties = try #require(try schema("properties") as? [String: Any])
    #expect(Set(properties.keys) == Set(PictureKind.styleNames + [StyleReader.schema.name]))
    for option in PictureKind.allCases.flatMap(\.styleOptions) {
      let property = try #require(properties[option.name])
      let text = String(
        decoding: try JSONSerialization.data(
          withJSONObject: property, options: .withoutEscapingSlashes), as: UTF8.self)
      #expect(text.contains(option.summary.inJSON.dropFirst().dropLast()), "\(option.name)")
      let argument = option.kind as? ParameterArgument
      if case .number(let number, _) = argument?.parameter.kind {
        #expect(has("minimum", number.limits.lowerBound, in: property), "\(option.name)")
        #expect(has("maximum", number.limits.upperBound, in: property), "\(option.name)")
        #expect(has("type", number.isWhole ? "integer" : "number", in: property))
      }
      let words = (argument?.colorWords ?? []) + option.words
      if !words.isEmpty, !has("enum", words, in: property) {
        try record(words, in: property)
        Issue.record("the schema has other words for \(option.name); record them")
      }
      // Some defaults are a sentence, not a value.
      if let usual = option.defaultText,
        (try? Given(option, ArgumentText(option: option.name, text: usual)).read(Settings())) != nil
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
