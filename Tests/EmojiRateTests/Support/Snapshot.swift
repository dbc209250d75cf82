import Foundation
import Testing

/// Compares a document with the one kept under `Snapshots/`, byte by byte.
///
/// A snapshot that is missing is recorded, and so are all with `EMOJI_RATE_RECORD_SNAPSHOTS=1`; the
/// test fails then, so that a recording is looked at before it counts.
func expectSnapshot(
  _ document: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let url = Snapshots.folder.appendingPathComponent("\(name).svg")
  let recorded = try? Data(contentsOf: url)
  let isRecording = ProcessInfo.processInfo.environment["EMOJI_RATE_RECORD_SNAPSHOTS"] == "1"
  guard let recorded, !isRecording else {
    try FileManager.default.createDirectory(
      at: Snapshots.folder, withIntermediateDirectories: true)
    try Data(document.utf8).write(to: url)
    Issue.record(
      "Recorded Snapshots/\(name).svg. Look at it, then run the tests again without recording.",
      sourceLocation: sourceLocation)
    return
  }
  #expect(
    document == String(decoding: recorded, as: UTF8.self) && Data(document.utf8) == recorded,
    """
    Snapshots/\(name).svg is not what is drawn now. Changed bytes are a breaking change; if it is \
    meant, set EMOJI_RATE_RECORD_SNAPSHOTS=1 and say so in CHANGELOG.md.
    """, sourceLocation: sourceLocation)
}

/// Where the snapshots are.
enum Snapshots {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Snapshots", isDirectory: true)

  /// The names of all recorded files.
  static func names() throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Set(files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) })
  }
}
