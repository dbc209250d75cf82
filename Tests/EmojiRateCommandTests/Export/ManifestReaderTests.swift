import Foundation
import Testing

@testable import EmojiRateCommand

@Suite("Manifest reader")
struct ManifestReaderTests {
  private func read(_ text: String) throws -> (names: [String], isOurs: Bool) {
    var names: [String] = []
    let isOurs = try ManifestReader.visit(ByteInput(bytes: Array(text.utf8))) {
      names.append("\($0.name) \($0.digest)")
    }
    return (names, isOurs)
  }

  @Test("Reads every name with a digest, however the list is laid out")
  func names() throws {
    let text = """
      { "generator" : "emoji-rate", "files": [ { "value": 3,
        "name"
          : "a \\"b\\" \\u00e9.svg" , "alt": "name", "digest": "0f"},
        {"digest":"12","alt":"\\\\","name":"c.svg"}, {"name":"class"} ],
        "leftover": [{"name":"d.svg","digest":"34"}] }
      """
    let (names, isOurs) = try read(text)
    #expect(names == ["a \"b\" é.svg 0f", "c.svg 12", "d.svg 34"])
    #expect(isOurs)
  }

  @Test("Reads a list that breaks off")
  func half() throws {
    let (names, isOurs) = try read(
      #"{"generator":"emoji-rate","files":[{"name":"a","digest":"1"},{"name":"b","dig"#)
    #expect(names == ["a 1"] && isOurs)
  }

  @Test("Passes over names that lead out of the folder, or to hidden files")
  func unsafe() throws {
    let list = ["../a", "/etc/passwd", "..", ".", ".git", "", "b/c", "good.svg"]
      .map { "{\"name\":\"\($0)\",\"digest\":\"1\"}" }.joined(separator: ",")
    #expect(try read(#"{"generator":"emoji-rate","files":[\#(list)]}"#).names == ["good.svg 1"])
  }

  @Test(
    "Knows other people's files",
    arguments: [
      "", "[]", "{}", "hello", #"{"name":"App","icons":[{"name":"x","digest":"1"}]}"#,
      #"{"generator":"else","files":[{"name":"x","digest":"1"}]}"#,
      #"{"files":[{"generator":"emoji-rate","name":"x","digest":"1"}]}"#,
      "\"generator\":\"emoji-rate\"",
    ])
  func foreign(text: String) throws {
    let (names, isOurs) = try read(text)
    #expect(names == [] && !isOurs)
  }
}
