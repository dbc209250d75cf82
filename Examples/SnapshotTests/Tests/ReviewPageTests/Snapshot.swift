import Foundation
import Testing

/// Compares a text with the one kept as `name` in the folder `Snapshots` beside the calling test, byte
/// by byte.
///
/// A snapshot that is missing is recorded, and so is every one that differs with
/// `RECORD_SNAPSHOTS=1`. The test fails then all the same, so that a recording is looked at before it
/// counts, and so that a snapshot that nobody committed does not pass where it is missing.
func expectSnapshot(
  _ text: String, _ name: String,
  in folder: URL = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Snapshots"),
  isRecording: Bool = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1",
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = folder.appending(path: name)
  let recorded =
    FileManager.default.fileExists(atPath: file.path) ? try Data(contentsOf: file) : nil
  let drawn = Data(text.utf8)
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

/// What is shown of a text of one long line: some of what is before, and some of what is behind.
private func excerpt(_ text: Data, around offset: Int) -> String {
  let range = max(offset - 40, 0)..<min(offset + 40, text.count)
  return String(decoding: range.isEmpty ? Data() : text[range], as: UTF8.self)
    .replacing("\n", with: "⏎")
}
