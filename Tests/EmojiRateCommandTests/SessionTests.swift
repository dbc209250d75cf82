import Foundation
import Testing

@testable import EmojiRateTestSupport

/// Golden/Sessions: what is typed into a shell, and what it answers.
///
/// `# ` begins a session, in an empty folder of its own. `$ ` is a command, which goes on behind `> `. What it
/// says follows, and its exit status in brackets where that is not 0. A new session is a title and its commands:
/// recording adds the answers.
@Suite("Sessions")
struct SessionTests {
  private static let golden = "Tests/EmojiRateCommandTests/Golden"

  /// All but those that need devices of Linux.
  private static let names = try! FileManager.default
    .contentsOfDirectory(atPath: Project.file("\(golden)/Sessions").path)
    .map { String($0.dropLast(".txt".count)) }
    .filter { $0 != "linux" }
    .sorted()

  @Test("Sessions answer as recorded", arguments: names)
  func everywhere(name: String) throws { try replay(name) }

  @Test(
    "Sessions with devices of Linux answer as recorded",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func linux() throws { try replay("linux") }

  private func replay(_ name: String) throws {
    var sessions: [(title: String, commands: [String])] = []
    for line in try Project.read("\(Self.golden)/Sessions/\(name).txt").split(separator: "\n") {
      if line.hasPrefix("# ") { sessions.append(("\(line)", [])) }
      if line.hasPrefix("$ ") { sessions[sessions.count - 1].commands.append("\(line)") }
      if line.hasPrefix("> ") {
        sessions[sessions.count - 1].commands[sessions.last!.commands.count - 1] += "\n\(line)"
      }
    }
    let replayed = try sessions.map { session in
      let answers = try answers(to: session.commands)
      // Recording must not drop a command, nor take an answer for one.
      try #require(answers.count == session.commands.count)
      let lines = answers.joined().split(separator: "\n")
      #expect(!lines.contains { line in ["# ", "$ ", "> "].contains { line.hasPrefix($0) } })
      return session.title + "\n" + zip(session.commands, answers).map { "\($0)\n\($1)" }.joined()
    }
    try expectSnapshot(
      lines: replayed.joined(separator: "\n"), "Sessions/\(name)", in: "Golden")
  }

  /// What each command says, and its status.
  private func answers(to commands: [String]) throws -> [String] {
    let folder = try TemporaryFolder()
    let script = commands.map {
      let command = $0.dropFirst(2).replacing("\n> ", with: "\n")
      return "(\(command)\n) </dev/null 2>&1; printf '\\035%s\\035' $?\n"
    }
    let result = try BuiltCommand.shell(
      #"PATH="${emoji_rate%/*}:$PATH""# + "\n" + script.joined(), in: folder.url)
    let parts = result.output.split(separator: "\u{1D}", omittingEmptySubsequences: false)
    return stride(from: 0, to: parts.count - 1, by: 2).map { index in
      let end = parts[index].isEmpty || parts[index].hasSuffix("\n") ? "" : "\n"
      return parts[index] + end + (parts[index + 1] == "0" ? "" : "[\(parts[index + 1])]\n")
    }
  }
}
