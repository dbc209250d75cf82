import Foundation
import Testing

/// Compares a text or a file, byte by byte, with the recording `name` in the folder `Snapshots` next to the tests.
///
/// A missing snapshot is recorded. `RECORD_SNAPSHOTS=1` also records every snapshot that differs. A test
/// fails if it records, so you look at the recording first. A snapshot that nobody committed fails too.
func expectSnapshot(
  _ drawn: Data, _ name: String,
  in folder: URL = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Snapshots"),
  isRecording: Bool = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1",
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = folder.appending(path: name)
  let recorded =
    FileManager.default.fileExists(atPath: file.path) ? try Data(contentsOf: file) : nil
  if drawn == recorded { return }
  guard recorded == nil || isRecording else {
    let offset = zip(drawn, recorded!).prefix { $0 == $1 }.count
    Issue.record(
      """
      \(name) is not what is made now: they differ from byte \(offset) on. If that is meant, record it \
      with RECORD_SNAPSHOTS=1 and look at the difference.
      recorded: …\(excerpt(recorded!, around: offset))…
      now:      …\(excerpt(drawn, around: offset))…
      """, sourceLocation: sourceLocation)
    return
  }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try drawn.write(to: file, options: .atomic)
  Issue.record(
    "Recorded \(name). Look at it, commit it, and run the tests again.",
    sourceLocation: sourceLocation)
}

/// The part of a text for a message: 40 bytes before `offset` and 40 bytes after it.
private func excerpt(_ text: Data, around offset: Int) -> String {
  let range = max(offset - 40, 0)..<min(offset + 40, text.count)
  return String(decoding: range.isEmpty ? Data() : text[range], as: UTF8.self)
    .replacing("\n", with: "⏎")
}

/// Compares a text with its recording.
func expectSnapshot(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectSnapshot(Data(text.utf8), name, sourceLocation: sourceLocation)
}
