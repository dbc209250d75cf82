import Foundation
import Testing

@testable import EmojiRateCommand

@Suite("Contact sheet")
struct ContactSheetTests {
  /// What HTML stands for, as far as it is escaped here.
  private static func shown(_ html: Substring) -> String {
    String(html).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&#34;", with: "\"").replacing("&amp;", with: "&")
  }

  /// The pictures' parts of the sheet.
  private static func figures(_ sheet: String) -> [Substring] {
    sheet.matches(of: #/<figure>.*<\/figure>/#).map(\.output)
  }

  /// The markup of a part that is there to be copied, as it is copied.
  private static func snippets(_ figure: Substring) -> [String] {
    String(figure).matches(of: #/<code>(.*?)<\/code>/#).map { shown($0.output.1) }
  }

  private static let everything = ["--pair", "light,dark", "--sprite"]

  @Test("Is a page by itself, in UTF-8, that asks for nothing from elsewhere")
  func page() throws {
    let sheet = try ExportedSet(["--by", "2.5"] + Self.everything).text("index.html")
    #expect(sheet.hasPrefix("<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"))
    #expect(sheet.contains("<title>Contact sheet: 3 pictures</title>"))
    #expect(sheet.contains(#"<meta name="viewport" content="width=device-width"#))
    #expect(sheet.hasSuffix("</main>\n</html>\n"))
    #expect(!sheet.contains("//"))
    #expect(!sheet.contains("<script"))
  }

  @Test("Has every picture with its value, its name and its markup")
  func pictures() throws {
    let set = try ExportedSet(["--by", "0.5"] + Self.everything)
    let figures = Self.figures(try set.text("index.html"))
    #expect(figures.count == 11)
    for (index, figure) in figures.enumerated() {
      let value = index % 2 == 0 ? "\(index / 2)" : "\(index / 2).5"
      #expect(figure.contains("<b>\(value)</b>face-\(value).svg<"))
      #expect(figure.contains(#"<img src="face-\#(value).svg" alt="\#(value) out of 5" "#))
      #expect(figure.contains(#"<img src="face-\#(value)-dark.svg" "#))
      #expect(
        Self.snippets(figure) == [
          #"<picture><source srcset="face-\#(value)-dark.svg" media="(prefers-color-scheme: dark)">"#
            + #"<img src="face-\#(value).svg" alt="\#(value) out of 5" width="240" height="240"></picture>"#,
          #"<svg width="240" height="240" role="img" aria-label="\#(value) out of 5">"#
            + #"<use href="sprite.svg#face-\#(value)"/></svg>"#,
          #"<svg width="240" height="240" role="img" aria-label="\#(value) out of 5">"#
            + #"<use href="sprite.svg#face-\#(value)-dark"/></svg>"#,
        ])
    }
  }

  @Test(
    "What is to be copied is the markup that is shown",
    arguments: [[], ["stars"], ["--format", "css"], ["--responsive"]])
  func copies(arguments: [String]) throws {
    let set = try ExportedSet(
      arguments + ["--title", ExportedSet.hostileTitle], lines: ExportedSet.hostileLines)
    let figures = Self.figures(try set.text("index.html"))
    #expect(figures.count == ExportedSet.hostileLines.count)
    for figure in figures {
      let picture = try #require(figure.firstMatch(of: #/<figure>(.*?)<figcaption>/#)).output.1
      #expect(Self.snippets(figure)[0] == picture.replacing(" loading=\"lazy\"", with: ""))
    }
  }

  @Test("Names the files there are, whatever they are called")
  func files() throws {
    let set = try ExportedSet(
      ["--sprite"] + ["--pair", "light,dark"], lines: ExportedSet.hostileLines)
    let sheet = try set.text("index.html")
    let named = sheet.matches(of: #/<img src="([^"]*)"/#).map { String($0.output.1) }
    #expect(
      Set(named.compactMap(\.removingPercentEncoding))
        == Set(try set.manifest.files.map(\.name)))
    #expect(named.allSatisfy { $0.allSatisfy { $0.isASCII && !"&<>'#? ".contains($0) } })
  }

  @Test("Says what the manifest says, whatever is said", arguments: [[], ["--format", "css"]])
  func titles(arguments: [String]) throws {
    let set = try ExportedSet(
      ["--by", "2.5", "--title", ExportedSet.hostileTitle] + arguments)
    let sheet = try set.text("index.html")
    // What is to be copied has no tags.
    let titles = sheet.matches(of: #/<(?:img|span) [^>]* (?:alt|aria-label)="([^"]*)"/#).map {
      Self.shown($0.output.1)
    }
    #expect(titles == (try set.manifest.files.map(\.alt)))
    #expect(Set(titles).count == 3)
  }

  @Test("What is decorative says nothing", arguments: [[], ["--pair", "light,dark"]])
  func decorative(arguments: [String]) throws {
    let sheet = try ExportedSet(["--by", "5", "--decorative"] + arguments).text("index.html")
    let images = sheet.matches(of: #/<img [^>]*>/#).map { String($0.output) }
    #expect(images.count == 2 + arguments.count)
    #expect(images.allSatisfy { $0.contains(#" alt="" "#) })
  }

  @Test("A large set has pages, which show names and lead to one another")
  func large() throws {
    let lines = (0...1000).map { "\(Double($0) / 200),Soup & \($0)" }
    let folder = try ExportFolder()
    try folder.folder.make("r.csv", lines.joined(separator: "\n"))
    #expect(try folder.export("--values r.csv").exitStatus == 0)
    let pages = try ["index.html", "index-2.html", "index-3.html"].map {
      try folder.folder.text("f/" + $0)
    }
    #expect(pages.map { Self.figures($0).count } == [500, 500, 1])
    #expect(pages.allSatisfy { $0.contains("<h1>1,001 pictures</h1>") })
    let next = #"<a href="index-2.html">Next</a> "#
    #expect(pages[0].contains("<p>Page 1 of 3. \(next)A click"))
    #expect(
      pages[1].contains(
        #"<p>Page 2 of 3. <a href="index.html">Previous</a> <a href="index-3.html">Next</a> A click"#
      ))
    #expect(pages[2].contains(#"<p>Page 3 of 3. <a href="index-2.html">Previous</a> A click"#))
    #expect(pages[1].contains("<b>2.5</b>Soup &amp; 500<br>face-2.5.svg<code>"))
    let listed = try folder.manifest().others.map(\.name)
    #expect(listed == ["index.html", "index-2.html", "index-3.html"])
    // Full pages alone.
    try folder.folder.make("r.csv", lines.dropLast().joined(separator: "\n"))
    try folder.export("--values r.csv", to: "full")
    #expect(try folder.folder.text("full/index-2.html").contains("<p>Page 2 of 2. "))
    // Pages that there are no pictures for any more are left over like any file.
    let fewer = try folder.export("--values 1 --prune")
    #expect(fewer.exitStatus == 0)
    #expect(try folder.names() == ["face-1.svg", "index.html", "manifest.json"])
    try folder.folder.make("f/index-2.html", "theirs")
    #expect(try folder.export("--values r.csv").exitStatus == 73)
    #expect(try folder.names().count == 4)
  }

  @Test(
    "Shows what has the text's colour on white, and says where it has",
    arguments: [
      (["--theme", "mono"], true), (["stars", "--stroke-color", "currentColor"], true),
      (["--background", "currentColor"], true), (["stars"], false), ([], false),
    ])
  func textColor(arguments: [String], hasHint: Bool) throws {
    let sheet = try ExportedSet(arguments + ["--by", "5"]).text("index.html")
    #expect(sheet.contains("colour of the text around them; files are black") == hasHint)
    #expect(sheet.contains("figure > :first-child { background: #fff") == hasHint)
  }

  @Test("Is left out where it is not wanted")
  func none() throws {
    let set = try ExportedSet(["--by", "5", "--no-sheet"])
    #expect(try set.names == ["face-0.svg", "face-5.svg", "manifest.json"])
  }
}
