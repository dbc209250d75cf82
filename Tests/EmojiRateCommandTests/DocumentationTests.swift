import EmojiRate
import Foundation
import Testing

@testable import EmojiRateCommand

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
    let page = try Documentation.read(path)
    let start = try #require(page.firstRange(of: first + "\n")).upperBound
    let stop = try #require(page[start...].firstRange(of: last)).lowerBound
    guard page[start..<stop] != table else { return }
    if Documentation.isRecording {
      try Documentation.write(page[..<start] + table + page[stop...], to: path)
      Issue.record("The table was recorded; look at the difference.")
    } else {
      Issue.record("The table differs from the options; EMOJI_RATE_RECORD_SNAPSHOTS=1 records it.")
    }
  }

  @Test("Every character has its row in the gallery, and its name in the package of controls")
  func characters() throws {
    let page = try Documentation.read("Examples/Gallery/README.md")
    let package = try Documentation.read("Sources/EmojiRateWeb/Package/README.md")
    for character in FaceCharacter.allCases {
      #expect(page.contains("\n| `\(character)` | ") && package.contains("`\(character)`"))
    }
  }

  @Test("The studio has a field for each parameter, and the words of its pictures")
  func studio() throws {
    let page = try Documentation.read("Sources/EmojiRateStudio/options.js")
    let texts = Set(page.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init))
    let words = FaceCharacter.words + Theme.words + RowSymbol.words + Language.words
    // Eyes can be none, and the studio has no symbols of one's own.
    let others = ["no-eyes", "symbol-path", "drawing"]
    let names = Set(PictureKind.styleNames + words).subtracting(others)
    #expect(names.subtracting(texts).isEmpty)
  }

  @Test("The limits in the library's documentation are the style's")
  func limits() throws {
    let article = try Documentation.read("\(Self.catalog)/Style.md")
    for number in FaceNumber.allCases {
      let parameter = number.parameter
      let limits =
        "\(Messages.plain(parameter.limits.lowerBound))…\(Messages.plain(parameter.limits.upperBound))"
      let row =
        "| ``FaceStyle/\(number)`` | \(Messages.plain(parameter.defaultValue)) | \(limits) |"
      #expect(article.contains(row))
    }
  }

  @Test("One version: the changelog's and the command's")
  func versions() throws {
    let changelog = try Documentation.read("CHANGELOG.md")
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
    for release in try Documentation.read("CHANGELOG.md").components(separatedBy: "\n## ") {
      let headings = release.split(separator: "\n").filter { $0.hasPrefix("### ") }
      #expect(Set(headings).count == headings.count, "\(release.prefix(20))")
      for list in release.components(separatedBy: "\n### ").dropFirst() {
        #expect(list.components(separatedBy: "\n\n- ").count == 2, "\(list.prefix(50))")
      }
    }
  }
}
