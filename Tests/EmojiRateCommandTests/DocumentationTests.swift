import EmojiRate
import Foundation
import Testing

@testable import EmojiRateCommand
@testable import EmojiRateTestSupport

@Suite("Documentation")
struct DocumentationTests {
  private static let catalog = "Sources/EmojiRate/EmojiRate.docc"

  @Test(
    "Generated tables are those of the options",
    arguments: [
      ("\(Self.catalog)/Command.md", "<!-- parameters -->", "<!-- /parameters -->"),
      ("Sources/EmojiRateWeb/Draw/draw.d.ts", "// <options>", "// </options>"),
    ])
  func tables(path: String, first: String, last: String) throws {
    let table = path.hasSuffix(".md") ? ParameterTable.markdown : DrawTypes.text
    let page = try Project.read(path)
    let start = try #require(page.firstRange(of: first + "\n")).upperBound
    let stop = try #require(page[start...].firstRange(of: last)).lowerBound
    guard page[start..<stop] != table else { return }
    if Project.isRecording {
      try Project.write(page[..<start] + table + page[stop...], to: path)
      Issue.record("The table was recorded; look at the difference.")
    } else {
      Issue.record("The table differs from the options; EMOJI_RATE_RECORD_SNAPSHOTS=1 records it.")
    }
  }

  @Test("Every character has its row in the gallery, and its name in the package of controls")
  func characters() throws {
    let page = try Project.read("Examples/Gallery/README.md")
    let package = try Project.read("Sources/EmojiRateWeb/Package/README.md")
    for character in FaceCharacter.allCases {
      #expect(page.contains("\n| `\(character)` | ") && package.contains("`\(character)`"))
    }
  }

  @Test("The studio has a field for each parameter, and the words of its pictures")
  func studio() throws {
    let page = try ["choose.js", "dom.js", "more.js"].map {
      try Project.read("Sources/EmojiRateStudio/\($0)")
    }.joined()
    let texts = Set(page.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init))
    let words = FaceCharacter.words + Theme.words + RowSymbol.words + Language.words
    // Eyes can be none, no theme is the original's colours, and the studio has no symbols of one's own.
    let others = ["no-eyes", "original", "symbol-path", "drawing"]
    let names = Set(PictureKind.styleNames + words).subtracting(others)
    #expect(names.subtracting(texts).isEmpty)
  }

  @Test("The limits in the library's documentation are the style's")
  func limits() throws {
    let article = try Project.read("\(Self.catalog)/Style.md")
    for number in FaceNumber.allCases {
      let parameter = number.parameter
      let limits =
        "\(Messages.plain(parameter.limits.lowerBound))…\(Messages.plain(parameter.limits.upperBound))"
      let row =
        "| ``FaceStyle/\(number)`` | \(Messages.plain(parameter.defaultValue)) | \(limits) |"
      #expect(article.contains(row))
    }
  }

  @Test("The files and folders that CONTRIBUTING names exist")
  func places() throws {
    let page = try Project.read(".github/CONTRIBUTING.md")
    let bases = ["", "Sources/", "Sources/EmojiRate/", "Tests/EmojiRateCommandTests/"]
    for match in page.matches(of: /`([\w.+-]+(?:\/[\w.+-]+)+)`/) {
      let isThere = bases.contains { base in
        FileManager.default.fileExists(atPath: Project.file(base + match.output.1).path)
      }
      #expect(isThere, "\(match.output.1)")
    }
  }

  @Test("One version: the changelog's and the command's")
  func versions() throws {
    let changelog = try Project.read("CHANGELOG.md")
    let headings = changelog.split(separator: "\n").filter { $0.hasPrefix("## [") }
    #expect(headings.first == "## [Unreleased]")
    if let newest = headings.dropFirst().first {
      #expect(newest.hasPrefix("## [\(version)] - "))
    } else {
      #expect(changelog.contains("No version is released yet; the first one is \(version)."))
    }
  }

  @Test("A part of the changelog has each heading once, and one list below it")
  func headings() throws {
    for release in try Project.read("CHANGELOG.md").components(separatedBy: "\n## ") {
      let headings = release.split(separator: "\n").filter { $0.hasPrefix("### ") }
      #expect(Set(headings).count == headings.count, "\(release.prefix(20))")
      for list in release.components(separatedBy: "\n### ").dropFirst() {
        #expect(list.components(separatedBy: "\n\n- ").count == 2, "\(list.prefix(50))")
      }
    }
  }

  @Test("The icon and the strip of the studio are what the command makes today")
  func studioPictures() throws {
    let icon = Command.run(["face", "--value", "4.5", "--character", "cat"]).output
    let cells =
      FaceCharacter.words.map { ($0, ["4.5", "--character", $0]) }
      + (0...10).map { ("at-\($0)", ["\(Double($0) / 2)", "--character", "cat"]) }
    let pictures = cells.enumerated().map { index, cell in
      let (x, y) = (index % 8 * 240, index / 8 * 240)
      let picture = Command.run(cell.1 + ["--decorative"]).output
        .trimmingCharacters(in: .whitespacesAndNewlines)
        .replacing(#"<svg xmlns="http://www.w3.org/2000/svg""#, with: #"<svg x="\#(x)" y="\#(y)""#)
        .replacing(#" aria-hidden="true""#, with: "")
        .replacing(#" id=""#, with: #" id="\#(cell.0)-"#).replacing(
          "url(#", with: "url(#\(cell.0)-")
      return #"<view id="\#(cell.0)" viewBox="\#(x) \#(y) 240 240"/>"# + picture + "\n"
    }
    let strip =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 960">"# + "\n" + pictures.joined()
      + "</svg>\n"
    for (name, text) in ["icon.svg": icon, "strip.svg": strip] {
      let path = "Sources/EmojiRateStudio/\(name)"
      if (try? Project.read(path)) == text { continue }
      if Project.isRecording { try Project.write(text, to: path) }
      Issue.record("\(path) is not what the command makes today")
    }
  }
}
