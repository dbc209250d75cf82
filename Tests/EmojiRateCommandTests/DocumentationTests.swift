import EmojiRate
import Foundation
import Testing

@testable import EmojiRateCommand

@Suite("Documentation")
struct DocumentationTests {
  private static let catalog = "Sources/EmojiRate/EmojiRate.docc"

  private static let articles =
    (try? FileManager.default.contentsOfDirectory(atPath: Documentation.file(catalog).path))!
    .filter { $0.hasSuffix(".md") }.map { "\(catalog)/\($0)" }

  @Test("The parameter table is the option table's")
  func parameters() throws {
    let path = "\(Self.catalog)/Command.md"
    let article = try Documentation.read(path)
    let start = try #require(article.firstRange(of: "<!-- parameters -->\n")).upperBound
    let stop = try #require(article[start...].firstRange(of: "<!-- /parameters -->")).lowerBound
    guard article[start..<stop] != ParameterTable.markdown else { return }
    if Documentation.isRecording {
      let page = article[..<start] + ParameterTable.markdown + article[stop...]
      try Documentation.write(String(page), to: path)
      Issue.record("The table was recorded; look at the difference.")
    } else {
      Issue.record("The table differs from the options; EMOJI_RATE_RECORD_SNAPSHOTS=1 records it.")
    }
  }

  @Test("Every character has its row, with its pictures")
  func characters() throws {
    let page = try Documentation.read("Examples/Gallery/README.md")
    for character in FaceCharacter.allCases {
      #expect(page.contains("| `\(character)` | <img src=\"\(character)-0.svg\""))
      #expect(page.contains("\"\(character)-2.5.svg\"") && page.contains("\"\(character)-5.svg\""))
    }
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

  @Test(
    "Every link to a file of the project leads to one",
    arguments: [
      "README.md", ".github/CONTRIBUTING.md", "Examples/README.md", "Examples/Gallery/README.md",
      "Examples/Web/README.md",
    ] + articles)
  func links(path: String) throws {
    let folder = Documentation.file(path).deletingLastPathComponent()
    let page = try Documentation.read(path)
    let targets = page.matches(of: /\]\(([^)#]+)[^)]*\)|<img src="([^"]+)"/).map {
      String($0.output.1 ?? $0.output.2 ?? "")
    }
    // Only docc follows links by name.
    #expect(!page.contains("<doc:"))
    // Examples in articles name files of their readers.
    let isArticle = path.hasPrefix(Self.catalog)
    for target in targets
    where isArticle ? target.hasSuffix(".md") : !target.contains("://") {
      #expect(FileManager.default.fileExists(atPath: folder.path + "/" + target), "\(target)")
    }
  }
}
