import Foundation
import Testing

/// Compares lines with their section of the `Snapshots.txt` of the test's target, and names those that changed.
///
/// With a folder, the lines are a file in it. It records what is missing, and everything with
/// `EMOJI_RATE_RECORD_SNAPSHOTS=1`. A test that records fails, so that somebody looks at the file.
func expectSnapshot(
  lines: String, _ name: String, in folder: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let target = sourceLocation.moduleName
  let path = folder.map { "Tests/\(target)/\($0)/\(name).txt" } ?? Project.snapshots(of: target)
  let kept = folder == nil ? Project.snapshot(name, of: target) : try? Project.read(path)
  guard !Project.isRecording, let before = kept else {
    if folder == nil {
      try Project.record(lines, as: name, of: target)
    } else {
      try Project.write(lines, to: path)
    }
    Issue.record(
      "Recorded \(path). Look at it, then run the tests again without recording.",
      sourceLocation: sourceLocation)
    return
  }
  let known = Set(before.split(separator: "\n"))
  // Not the markup that stands in or below a line.
  let changed = lines.split(separator: "\n").filter { !known.contains($0) }
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
    try Data(text.utf8).write(to: file(path), options: .atomic)
  }

  static func snapshots(of target: String) -> String { "Tests/\(target)/Snapshots.txt" }

  static func snapshot(_ name: String, of target: String) -> String? { sections(of: target)[name] }

  /// Records a section of a file that the tests of a target share, which run side by side.
  static func record(_ lines: String, as name: String, of target: String) throws {
    try recording.withLock {
      let sections = sections(of: target).merging([name: lines]) { $1 }
      let texts = sections.sorted { $0.key < $1.key }.map { "== \($0)\n\($1)" }
      try write(texts.joined(separator: "\n"), to: snapshots(of: target))
    }
  }

  private static let recording = NSLock()

  /// The texts of a target's snapshots by their names.
  ///
  /// In the file, an empty line is between two.
  private static func sections(of target: String) -> [String: String] {
    let text = "\n" + ((try? read(snapshots(of: target))) ?? "")
    let sections = text.components(separatedBy: "\n== ").dropFirst().map { section in
      let name = section.prefix { $0 != "\n" }
      return (String(name), String(section.dropFirst(name.count + 1)))
    }
    return Dictionary(sections) { _, _ in "the section is there twice" }
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
