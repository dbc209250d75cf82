import EmojiRateCommand
import Foundation
import Testing

@Suite("Examples")
struct ExamplesTests {
  /// The lines of make.sh that name a file and the arguments that make it.
  static func faces() throws -> [(file: String, arguments: [String])] {
    try Documentation.read("Examples/Faces/make.sh").split(separator: "\n")
      .map { $0.split(separator: " ").map(String.init) }
      .filter { $0.first == "face" }
      .map { (file: $0[1], arguments: Array($0[2...])) }
  }

  @Test("The faces are what the command makes today")
  func faces() throws {
    let faces = try Self.faces()
    for (file, arguments) in faces {
      let document = Command.run(arguments).output
      let path = "Examples/Faces/\(file)"
      if (try? Documentation.read(path)) == document { continue }
      if Documentation.isRecording { try Documentation.write(document, to: path) }
      Issue.record("\(path) is not what emoji-rate \(arguments.joined(separator: " ")) makes")
    }
    let files = try FileManager.default
      .contentsOfDirectory(atPath: Documentation.file("Examples/Faces").path)
      .filter { $0.hasSuffix(".svg") }
    #expect(files.sorted() == faces.map(\.file).filter { !$0.contains("/") }.sorted())
  }

  @Test("The gallery's faces are what the command makes today")
  func gallery() throws {
    let page = try Documentation.read("Examples/Gallery/index.html")
    // Each face is a line of its own: its arguments, the document, and the end of the cell.
    let prefix = #"<td data-arguments=""#
    let cells = page.split(separator: "\n").filter { $0.hasPrefix(prefix) }
    #expect(cells.count > 100)
    for cell in cells {
      let parts = cell.dropFirst(prefix.count).split(separator: "\"", maxSplits: 1)
      let arguments = parts[0].split(separator: " ").map(String.init)
      let document = Command.run(arguments).output
      #expect(
        parts[1] == ">\(document)</td>", "make it anew with Examples/Gallery/make.sh: \(parts[0])")
    }
  }
}
