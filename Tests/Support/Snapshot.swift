import Foundation
import Testing

/// Compares lines with the file of lines kept under `Snapshots/`, and names those that changed.
func expectSnapshot(
  lines: String, _ file: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let recorded = try Snapshots.recorded(
    "\(file).txt", orRecord: lines, sourceLocation: sourceLocation)
  guard let recorded else { return }
  let before = String(decoding: recorded, as: UTF8.self)
  let kept = Set(before.split(separator: "\n"))
  // Not the markup that stands in or below a line.
  let changed = lines.split(separator: "\n").filter { !kept.contains($0) }
    .map { $0.prefix { $0 != "<" } }.filter { !$0.isEmpty }
  let isSame = lines == before
  #expect(
    isSame,
    """
    Not as in Snapshots/\(file).txt: \(changed.joined(separator: ", ")). Changed bytes are a \
    breaking change; if it is meant, set EMOJI_RATE_RECORD_SNAPSHOTS=1 and say so in CHANGELOG.md.
    """, sourceLocation: sourceLocation)
}

/// Where the snapshots of each test target are.
enum Snapshots {
  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  static func folder(of target: String) -> URL {
    tests.appendingPathComponent("\(target)/Snapshots", isDirectory: true)
  }

  /// What is recorded as `file`; nil where `text` has been recorded instead, which fails the test.
  static func recorded(
    _ file: String, orRecord text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Data? {
    let folder = folder(of: sourceLocation.moduleName)
    let url = folder.appendingPathComponent(file)
    let isRecording = ProcessInfo.processInfo.environment["EMOJI_RATE_RECORD_SNAPSHOTS"] == "1"
    if !isRecording, let recorded = try? Data(contentsOf: url) { return recorded }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    Issue.record(
      "Recorded Snapshots/\(file). Look at it, then run the tests again without recording.",
      sourceLocation: sourceLocation)
    return nil
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
