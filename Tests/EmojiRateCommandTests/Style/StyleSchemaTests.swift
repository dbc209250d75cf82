import EmojiRate
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

  @Test("The committed schema is what the option table says")
  func committed() throws {
    if (try? Documentation.read(Self.path)) == Self.text { return }
    if Documentation.isRecording { try Documentation.write(Self.text, to: Self.path) }
    Issue.record("\(Self.path) is not the schema of the options")
  }

  @Test("Describes every key in the words of the help")
  func descriptions() throws {
    for name in PictureKind.styleNames {
      let option = try #require(PictureKind.face.styleOption(named: name))
      let description = try #require(try property(name)["description"] as? String)
      #expect(description.contains(option.summary))
    }
  }
}
