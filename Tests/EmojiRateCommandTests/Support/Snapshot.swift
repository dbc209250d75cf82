import Foundation
import Testing

/// Texts as they were when somebody last looked at them.
///
/// A file that is missing is recorded, and all are with `EMOJI_RATE_RECORD_SNAPSHOTS=1`; a test that
/// records fails, so that it is looked at.
enum Snapshot {
  private static let folder = Documentation.file("Tests/EmojiRateCommandTests/Golden")

  static func expect(
    _ text: String, matches name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = folder.appending(path: name)
    if !Documentation.isRecording, let recorded = try? Data(contentsOf: file) {
      guard Data(text.utf8) != recorded else { return }
      let before = String(decoding: recorded, as: UTF8.self)
      Issue.record(
        "Golden/\(name) differs: \(firstDifference(before, text)); if that is meant, record it",
        sourceLocation: sourceLocation)
      return
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("Golden/\(name) was recorded; look at it", sourceLocation: sourceLocation)
    } catch {
      Issue.record("Golden/\(name) cannot be recorded: \(error)", sourceLocation: sourceLocation)
    }
  }

  private static func firstDifference(_ before: String, _ after: String) -> String {
    let (old, new) = (lines(before), lines(after))
    let index = zip(old, new).prefix { $0 == $1 }.count
    func line(of lines: [Substring]) -> String {
      index < lines.count ? "'\(lines[index])'" : "none"
    }
    return "line \(index + 1) was \(line(of: old)) and is \(line(of: new))"
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

/// The files of this project that its documentation consists of, and how their tests record them.
enum Documentation {
  /// Whether what the tests compare with is to be written anew.
  static let isRecording =
    ProcessInfo.processInfo.environment["EMOJI_RATE_RECORD_SNAPSHOTS"] == "1"

  /// A file by its path from the top of the project.
  static func file(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: path)
  }

  static func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: file(path)), as: UTF8.self)
  }

  static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: file(path))
  }
}
