import Foundation
import Testing

/// Compares lines with the file of lines in a folder of the test's target, and names those that changed.
///
/// It records a file that is missing, and each file with `EMOJI_RATE_RECORD_SNAPSHOTS=1`. A test that records fails, so
/// that somebody looks at the file.
func expectSnapshot(
  lines: String, _ file: String, in folder: String = "Snapshots",
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let path = "Tests/\(sourceLocation.moduleName)/\(folder)/\(file).txt"
  guard !Project.isRecording, let before = try? Project.read(path) else {
    try Project.write(lines, to: path)
    Issue.record(
      "Recorded \(path). Look at it, then run the tests again without recording.",
      sourceLocation: sourceLocation)
    return
  }
  let kept = Set(before.split(separator: "\n"))
  // Not the markup that stands in or below a line.
  let changed = lines.split(separator: "\n").filter { !kept.contains($0) }
    .map { $0.prefix { $0 != "<" } }.filter { !$0.isEmpty }
  // Two texts of the same characters are equal, whatever their bytes.
  let isSame = lines.utf8.elementsEqual(before.utf8)
  #expect(
    isSame,
    """
    Not as in \(path): \(changed.joined(separator: ", ")). Changed bytes are a breaking change; if it is meant, set \
    EMOJI_RATE_RECORD_SNAPSHOTS=1 and say so in CHANGELOG.md.
    """, sourceLocation: sourceLocation)
}

/// The files of this project, by their paths from its top.
enum Project {
  /// Whether tests write what they compare with.
  static let isRecording =
    ProcessInfo.processInfo.environment["EMOJI_RATE_RECORD_SNAPSHOTS"] == "1"

  static func file(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: path)
  }

  static func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: file(path)), as: UTF8.self)
  }

  static func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      at: file(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file(path))
  }
}

/// The 64-bit FNV-1a digest of bytes: <http://www.isthe.com/chongo/tech/comp/fnv/>.
struct FNV1a {
  private(set) var digest: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) { add(text.utf8) }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Sixteen digits.
  var hexadecimal: String {
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
