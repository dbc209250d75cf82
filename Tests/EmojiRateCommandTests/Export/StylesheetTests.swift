import Foundation
import Testing

@Suite("Stylesheet")
struct StylesheetTests {
  /// A rule with a picture.
  private struct Rule: Equatable {
    var selector: String
    var document: String
    var isDark: Bool
  }

  private static func rules(_ css: String) throws -> [Rule] {
    try css.split(separator: "\n").dropFirst(2).map { line in
      let parts = try #require(
        line.wholeMatch(
          of:
            #/(@media \(prefers-color-scheme:dark\){)?([^{]*){background-image:url\("data:image\/svg\+xml,([^"\\() ]*)"\)}(}?)/#
        )?.output, "\(line)")
      #expect((parts.1 != nil) == (parts.4 == "}"))
      return Rule(
        selector: String(parts.2), document: try #require(parts.3.removingPercentEncoding),
        isDark: parts.1 != nil)
    }
  }

  @Test(
    "Every class has the document of the file of its name",
    arguments: [
      ["face"], ["stars"], ["stars", "--symbol", "heart"], ["--background", "#fed"],
      ["--decorative"],
      ["--responsive"], ["--title", ExportedSet.hostileTitle], ["face", "--theme", "mono"],
    ])
  func documents(arguments: [String]) throws {
    let files = try ExportedSet(arguments + ["--by", "0.5", "--pair", "light,dusk"])
    let set = try ExportedSet(
      arguments + ["--by", "0.5", "--pair", "light,dusk", "--format", "css"])
    let noun = String(try #require(set.names.first { $0.hasSuffix(".css") }).dropLast(4))
    #expect(try set.names == [noun + ".css", "index.html", "manifest.json"].sorted())
    let rules = try Self.rules(try set.text(noun + ".css"))
    var expected: [Rule] = []
    for index in 0...10 {
      let value = index % 2 == 0 ? "\(index / 2)" : "\(index / 2)\\.5"
      for tag in ["", "-dusk"] {
        let name = "\(noun)-\(value)".replacing("\\", with: "") + tag + ".svg"
        expected.append(
          Rule(
            selector: ".\(noun).\(noun)-\(value)", document: try files.text(name),
            isDark: !tag.isEmpty))
      }
    }
    #expect(rules == expected)
  }

  @Test("Names become identifiers of CSS, and one that is the class of all is not for all")
  func names() throws {
    let set = try ExportedSet(["--format", "css"], lines: ExportedSet.hostileLines)
    #expect(
      try Self.rules(try set.text("face.css")).map(\.selector) == [
        ".face.it-s", ".face.größe-co", #".face.\33 \.2"#, ".face", ".face.é-x", ".face.amp",
        ".face.a-b-c-41", ".face.評価", ".face.face-ff026b", ".face._x", ".face.a-b",
      ])
  }

  @Test(
    "All have the size of the pictures, or the width there is",
    arguments: [
      (["face"], ".face{display:inline-block;width:240px;height:240px;"),
      (
        ["stars", "--star-size", "20.5"], ".stars{display:inline-block;width:134.5px;height:20.5px;"
      ),
      (["stars", "--responsive"], ".stars{display:inline-block;width:100%;aspect-ratio:252/44;"),
    ])
  func size(arguments: [String], beginning: String) throws {
    let set = try ExportedSet(arguments + ["--by", "5", "--format", "css"])
    let lines = try set.text(arguments[0] + ".css").split(separator: "\n")
    #expect(lines[0] == "/* emoji-rate export */")
    #expect(
      lines[1] == "\(beginning)background:center/contain no-repeat;print-color-adjust:exact}")
  }
}
