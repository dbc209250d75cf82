import Foundation
import Testing

@testable import EmojiRateCommand

@Suite("Style schema")
struct StyleSchemaTests {
  private static let path = "Examples/Style/emoji-rate-style.schema.json"

  private static let text = StyleSchema.text

  private func schema() throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(Self.text.utf8))
    return try #require(object as? [String: Any])
  }

  /// What is said of a key; of the first kind of picture, where it is not the same of all.
  private func property(_ name: String) throws -> [String: Any] {
    let properties = try #require(try schema()["properties"] as? [String: Any])
    let property = try #require(properties[name] as? [String: Any])
    guard property["description"] == nil else { return property }
    return try #require((property["anyOf"] as? [[String: Any]])?.first)
  }

  @Test("The shipped file is what the command prints")
  func shipped() throws {
    let printed = Command.run(["--generate-style-schema"])
    #expect(printed == Command.Outcome(output: Self.text))
    for command in ["stars", "export", "export stars"] {
      let words = command.split(separator: " ").map(String.init)
      #expect(Command.run(words + ["--generate-style-schema"]) == printed)
    }
    if (try? Documentation.read(Self.path)) == printed.output { return }
    if Documentation.isRecording { try Documentation.write(printed.output, to: Self.path) }
    Issue.record("\(Self.path) is not what emoji-rate --generate-style-schema prints")
  }

  @Test("Has every key, and no other")
  func keys() throws {
    let schema = try schema()
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(schema["additionalProperties"] as? Bool == false)
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(Set(properties.keys) == Set(StyleKeys.names + ["$schema"]))
  }

  @Test("Has the limits and defaults of the table", arguments: SpecifiedParameter.style)
  func limits(parameter: SpecifiedParameter) throws {
    let property = try property(parameter.option)
    #expect(property["type"] as? String == "number")
    #expect(property["minimum"] as? Double == parameter.limits.lowerBound)
    #expect(property["maximum"] as? Double == parameter.limits.upperBound)
    #expect(property["default"] as? Double == parameter.defaultValue)
  }

  @Test("Has the words, kinds and rules of the table")
  func others() throws {
    #expect(try property("precision")["type"] as? String == "integer")
    #expect(try property("no-eyes")["type"] as? String == "boolean")
    #expect(try property("fill")["enum"] as? [String] == ["exact", "half", "whole"])
    #expect(try property("title")["minLength"] as? Int == 1)
    #expect(try property("low-color")["$ref"] as? String == "#/$defs/color")
    #expect(try property("background")["default"] as? String == "none")
    // "follows the rating" is no colour.
    #expect(try property("color")["default"] == nil)
    let requirements = try #require(try schema()["dependentRequired"] as? [String: [String]])
    #expect(
      requirements == ["height": ["width"], "margin": ["width"], "minimum-star-size": ["width"]])
    let rules = try #require(try schema()["allOf"] as? [[String: Any]])
    let sentences = rules.compactMap { $0["description"] as? String }
    #expect(sentences.contains("width conflicts with cells."))
    #expect(sentences.last == "fill, fill-color, stroke-color: no effect with symbol face.")
    #expect(Set(sentences).count == rules.count)
  }

  @Test("Describes every key in the words of the help")
  func descriptions() throws {
    let keys = StyleKeys(.face)
    for name in StyleKeys.names {
      let option = try #require(keys.option(named: name))
      let description = try #require(try property(name)["description"] as? String)
      #expect(description.contains(option.summary))
    }
  }
}
