import Foundation

/// The files of this project that its documentation consists of, and how their tests record them.
enum Documentation {
  /// Whether what the tests compare with is to be written anew.
  static let isRecording =
    ProcessInfo.processInfo.environment["EMOJI_RATE_RECORD_SNAPSHOTS"] == "1"

  /// A file by its path from the top of the project.
  static func file(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: path)
  }

  static func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: file(path)), as: UTF8.self)
  }

  static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: file(path))
  }
}
