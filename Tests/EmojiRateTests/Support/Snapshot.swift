import Foundation
import Testing

/// Compares a document with the one kept under `Snapshots/`, byte by byte.
///
/// A snapshot that is missing is recorded, and so are all with `EMOJI_RATE_RECORD_SNAPSHOTS=1`; the
/// test fails then, so that a recording is looked at before it counts.
func expectSnapshot(
  _ document: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let recorded = try Snapshots.recorded(
    "\(name).svg", orRecord: document, sourceLocation: sourceLocation)
  guard let recorded else { return }
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

  /// What is recorded as `file`; nil where `text` has been recorded instead, which fails the test.
  static func recorded(
    _ file: String, orRecord text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Data? {
    let url = folder.appendingPathComponent(file)
    let isRecording = ProcessInfo.processInfo.environment["EMOJI_RATE_RECORD_SNAPSHOTS"] == "1"
    if !isRecording, let recorded = try? Data(contentsOf: url) { return recorded }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    Issue.record(
      "Recorded Snapshots/\(file). Look at it, then run the tests again without recording.",
      sourceLocation: sourceLocation)
    return nil
  }

  /// The names of all recorded documents.
  static func names() throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Set(files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) })
  }
}
