import Foundation
import Testing

@testable import EmojiRateCommand

@Suite("Manifest reader")
struct ManifestReaderTests {
  private func read(_ text: String) throws -> (names: [String], isOurs: Bool) {
    var names: [String] = []
    let isOurs = try ManifestReader.visit(ByteInput(bytes: Array(text.utf8))) {
      names.append($0.name + ($0.digest.map { " " + $0 } ?? ""))
    }
    return (names, isOurs)
  }

  @Test("Reads every name, however the list is laid out")
  func names() throws {
    let text = """
      { "generator" : "emoji-rate", "files": [ { "value": 3,
        "name"
          : "a \\"b\\" \\u00e9.svg" , "alt": "name"}, {"digest":"12","alt":"\\\\","name":"c.svg"} ],
        "leftover": [{"name":"d.svg"}] }
      """
    let (names, isOurs) = try read(text)
    #expect(names == ["a \"b\" é.svg", "c.svg 12", "d.svg"])
    #expect(isOurs)
  }

  @Test("Reads a list that breaks off")
  func half() throws {
    let (names, isOurs) = try read(#"{"generator":"emoji-rate","files":[{"name":"a"},{"na"#)
    #expect(names == ["a"] && isOurs)
  }

  @Test("Passes over names that lead out of the folder, or to hidden files")
  func unsafe() throws {
    let list = ["../a", "/etc/passwd", "..", ".", ".git", "", "b/c", "good.svg"]
      .map { "{\"name\":\"\($0)\"}" }.joined(separator: ",")
    #expect(try read(#"{"generator":"emoji-rate","files":[\#(list)]}"#).names == ["good.svg"])
  }

  @Test(
    "Knows other people's files",
    arguments: [
      "", "[]", "{}", "hello", #"{"name":"App","icons":[{"name":"x"}]}"#,
      #"{"generator":"else","files":[{"name":"x"}]}"#,
      #"{"files":[{"generator":"emoji-rate","name":"x"}]}"#, "\"generator\":\"emoji-rate\"",
    ])
  func foreign(text: String) throws {
    let (names, isOurs) = try read(text)
    #expect(names == [] && !isOurs)
  }
}
