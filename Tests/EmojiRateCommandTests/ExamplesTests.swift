import EmojiRateCommand
import Foundation
import Testing

@Suite("Examples")
struct ExamplesTests {
  /// The files of the style's make.sh, with the arguments that make them.
  static func pictures() throws -> [(file: String, arguments: [String])] {
    try Documentation.read("Examples/Style/make.sh").split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map { String($0) }
      return words.first == "draw" ? (file: words[1], arguments: Array(words[2...])) : nil
    }
  }

  @Test("The pictures of one style are what the command makes of it today")
  func style() throws {
    for (file, arguments) in try Self.pictures() {
      let given = arguments.map {
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

  @Test("The icon of the studio is what the command makes today")
  func icon() throws {
    let icon = Command.run(["face", "--value", "5"]).output
    #expect(try Documentation.read("Sources/EmojiRateStudio/icon.svg") == icon)
  }
}
