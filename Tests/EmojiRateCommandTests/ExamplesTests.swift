import EmojiRateCommand
import Foundation
import Testing

@Suite("Examples")
struct ExamplesTests {
  /// The lines of a folder's make.sh that name a file and the arguments that make it; they begin with
  /// the subcommand.
  static func pictures(
    in folder: String, by subcommand: String
  ) throws -> [(file: String, arguments: [String])] {
    try Documentation.read("Examples/\(folder)/make.sh").split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map { String($0) }
      guard words.first == subcommand else { return nil }
      return (file: words[1], arguments: [subcommand] + words[2...])
    }
  }

  @Test(
    "The pictures are what the command makes today",
    arguments: [("Characters", "face"), ("Faces", "face"), ("Stars", "stars")])
  func pictures(folder: String, subcommand: String) throws {
    let pictures = try Self.pictures(in: folder, by: subcommand)
    for (file, arguments) in pictures {
      let document = Command.run(arguments).output
      let path = "Examples/\(folder)/\(file)"
      if (try? Documentation.read(path)) == document { continue }
      if Documentation.isRecording { try Documentation.write(document, to: path) }
      Issue.record("\(path) is not what emoji-rate \(arguments.joined(separator: " ")) makes")
    }
    let files = try FileManager.default
      .contentsOfDirectory(atPath: Documentation.file("Examples/\(folder)").path)
      .filter { $0.hasSuffix(".svg") }
    #expect(files.sorted() == pictures.map(\.file).filter { !$0.contains("/") }.sorted())
  }

  @Test("The pictures of one style are what the command makes of it today")
  func style() throws {
    for (file, arguments) in try Self.pictures(in: "Style", by: "draw") {
      let given = arguments.dropFirst().map {
        $0 == "style.json" ? Documentation.file("Examples/Style/style.json").path : $0
      }
      let outcome = Command.run(given)
      #expect(outcome.messages == "")
      let path = "Examples/Style/\(file)"
      if (try? Documentation.read(path)) == outcome.output { continue }
      if Documentation.isRecording { try Documentation.write(outcome.output, to: path) }
      Issue.record("\(path) is not what emoji-rate \(given.joined(separator: " ")) makes")
    }
  }

  @Test("The icon of the browser example is what the command makes today")
  func icon() throws {
    let icon = Command.run(["face", "--value", "5"]).output
    #expect(try Documentation.read("Examples/Web/icon.svg") == icon)
  }

  @Test("The gallery's page of the command's own is what it writes today")
  func sheets() throws {
    let sheets = try Self.pictures(in: "Gallery", by: "list")
    #expect(sheets.map(\.file) == ["characters.html"])
    for (file, arguments) in sheets {
      let page = Command.run(arguments + ["--output", "-"]).output
      let path = "Examples/Gallery/\(file)"
      if (try? Documentation.read(path)) == page { continue }
      if Documentation.isRecording { try Documentation.write(page, to: path) }
      Issue.record("\(path) is not what emoji-rate \(arguments.joined(separator: " ")) writes")
    }
  }

  @Test(
    "The gallery's pictures are what the command makes today",
    arguments: [("index.html", 100), ("parts.html", 100), ("summaries.html", 20)])
  func gallery(file: String, least: Int) throws {
    let page = try Documentation.read("Examples/Gallery/\(file)")
    // Each picture is a line of its own: its arguments, the document, and the end of the cell.
    let prefix = #"<td data-arguments=""#
    let cells = page.split(separator: "\n").filter { $0.hasPrefix(prefix) }
    #expect(cells.count > least)
    for cell in cells {
      let parts = cell.dropFirst(prefix.count).split(separator: "\"", maxSplits: 1)
      let arguments = parts[0].split(separator: " ").map(String.init)
      // Drawings are named from the repository's root.
      let root = Documentation.file("Examples").path
      let document = Command.run(
        arguments.map { $0.replacing("Examples/Drawings", with: root + "/Drawings") }
      ).output
      #expect(
        parts[1] == ">\(document)</td>", "make it anew with Examples/Gallery/make.sh: \(parts[0])")
    }
  }
}
