import EmojiRate
import Foundation
import Testing

@testable import EmojiRateCommand

/// Folders that cannot be written, or only for a while, by the real process.
@Suite("Output folder")
struct OutputFolderTests {
  private let exports: ExportFolder

  init() throws { exports = try ExportFolder() }

  @Test("Writes where there are no locks, which is no other export")
  func locks() throws {
    for code in [ENOTSUP, ENOSYS, EINVAL, ENOLCK] {
      #expect(try SystemCalls.isUnlocked(.init(code: code)))
    }
    #expect(try !SystemCalls.isUnlocked(.init(code: EWOULDBLOCK)))
    #expect(throws: SystemCalls.Failure(code: EIO)) {
      try SystemCalls.isUnlocked(.init(code: EIO))
    }
  }

  @Test(
    "Waits for nobody: of two exports into one folder the later is refused",
    arguments: [true, false])
  func busy(isFresh: Bool) throws {
    if !isFresh { try exports.folder.makeFolder("f") }
    let first = try exports.export(
      "--by 1",
      interruptedBy: #""$emoji_rate" export --by 1 --color red --output f 2>said; echo $? >>said"#)
    #expect(
      try exports.folder.text("said") == """
        emoji-rate: error: another export is writing to 'f'; wait until it has ended
        73

        """)
    #expect(first.messages == "emoji-rate: f: 6 pictures of 2 files each: 6 new\n")
    #expect(try exports.folder.text("f/face-1.svg") == Face(1).svg())
  }

  // MARK: Permissions

  @Test(
    "Says that a folder may not be made or written, and leaves it as it is",
    .enabled(if: Unprivileged.isPossible, mayBeDenied),
    arguments: [
      ("export --values 1 -o closed/f", 73, "cannot create 'closed/f'"),
      ("export --values 1 -o closed", 74, "cannot write 'closed/manifest.json'"),
      ("3 -o closed/face.svg", 73, "cannot create 'closed/face.svg'"),
      ("3 -o old.svg", 73, "cannot create 'old.svg'"),
    ])
  func denied(words: String, exitStatus: Int32, sentence: String) throws {
    try exports.folder.makeFolder("closed")
    try exports.folder.setMode(0o444, of: exports.folder.make("old.svg", "old"))
    try exports.folder.setMode(0o555, of: exports.folder.file("closed"))
    let result = try Unprivileged.run(words, in: exports.folder)
    #expect(result.output == "" && result.exitStatus == exitStatus)
    #expect(result.messages == "emoji-rate: error: \(sentence): Permission denied\n")
    try exports.folder.setMode(0o755, of: exports.folder.file("closed"))
    #expect(try exports.names("closed") == [])
    #expect(try exports.folder.names == ["closed", "old.svg"])
    #expect(try exports.folder.text("old.svg") == "old")
  }

  private static let mayBeDenied: Comment = "there is no user who may not write everywhere"

  @Test(
    "Leaves a file that may not be written as it is, and knows later what is its own",
    .enabled(if: Unprivileged.isPossible, mayBeDenied),
    arguments: [
      ("export --output f --values 1,2 ", "--color red", "face-1.svg", "face-2.svg"),
      (
        "export summary --output f --values counts --group-column 1 --counts-columns 2,3,4,5,6 --header no ",
        "--symbol heart", "a.svg", "b.svg"
      ),
    ])
  func readOnlyFile(words: String, change: String, first: String, second: String) throws {
    try exports.folder.make("counts", "a,1,2,3,4,5\nb,1,2,3,4,6\n")
    _ = try Unprivileged.run(words, in: exports.folder)
    let before = try exports.files()
    try exports.folder.setMode(0o444, of: exports.folder.file("f/\(second)"))
    let refused = try Unprivileged.run(words + change, in: exports.folder)
    #expect(
      refused.messages == """
        emoji-rate: error: cannot write 'f/\(second)': Permission denied; 1 of 2 pictures are done in 'f', \
        every file is whole; the same command again does the rest

        """)
    #expect(refused.exitStatus == 74)
    #expect(try exports.files()[second] == before[second])
    #expect(try exports.files()[first] != before[first])
    #expect(try exports.names().count == 4)
    try exports.folder.setMode(0o644, of: exports.folder.file("f/\(second)"))
    let again = try Unprivileged.run(words + change, in: exports.folder)
    #expect(again.messages.hasSuffix(": 1 changed, 1 unchanged\n"), "\(again.messages)")
  }

  @Test(
    "Leaves whole files where a folder is made read-only half-way, and completes them later",
    .enabled(if: Unprivileged.isPossible, mayBeDenied), arguments: [true, false])
  func readOnlyHalfway(isFresh: Bool) throws {
    let whole = try ExportFolder()
    _ = try whole.export("--by 1", interruptedBy: nil)
    let complete = try whole.files()
    try exports.folder.setMode(0o777, of: exports.folder.url)
    if !isFresh {
      _ = try Unprivileged.run("export --values 5 --quiet --output f", in: exports.folder)
    }
    let result = try exports.export(
      "--by 1", interruptedBy: "chmod a-w f", by: Unprivileged.prefix)
    try #require(result.exitStatus == 74, "\(result.messages)")
    #expect(result.lines.count == 1 && result.messages.contains("Permission denied; "))
    for (name, bytes) in try exports.files() where name.hasPrefix("face") {
      #expect(bytes == complete[name], "\(name)")
    }
    chmod(exports.folder.file("f").path, 0o755)
    let again = try exports.export("--by 1", interruptedBy: nil, by: Unprivileged.prefix)
    #expect(again.exitStatus == 0)
    #expect(try exports.files() == complete)
    #expect(try exports.folder.names == ["f", "start"])
  }

  // MARK: Full disks

  @Test(
    "Leaves whole files and a list of them, or nothing, where a long file finds no room",
    arguments: [true, false], ["", " --no-sheet"])
  func longFileTooLarge(isFresh: Bool, words: String) throws {
    if !isFresh { try exports.folder.makeFolder("f") }
    let words = "--by 0.05" + words
    let result = try exports.shell(
      #"ulimit -f 16; "$emoji_rate" export \#(words) --output f"#)
    #expect(result.exitStatus == 74)
    #expect(result.messages.contains(#/^emoji-rate: error: cannot write 'f/.*': File too large/#))
    #expect(
      result.messages.contains(
        #/; \d+ of 101 pictures are done in 'f', every file is whole; the same command again does the rest\n$/#
      ), "\(result.messages)")
    try exports.export(words, to: "whole")
    let whole = try exports.files("whole")
    // What is left of the list says what is ours, whatever it looks like now.
    let names = try exports.names()
    #expect(names.filter { $0.hasPrefix(".") } == [".emoji-rate.part.manifest.json"])
    for (name, data) in try exports.files() where !name.hasPrefix(".") {
      #expect(data == whole[name], "\(name)")
    }
    #expect(try exports.export(words + " --color red").exitStatus == 0)
    #expect(try exports.export(words).exitStatus == 0)
    #expect(try exports.files() == whole)
  }

  /// Whether a small disk can be mounted that nobody else sees.
  private static let canMount =
    (try? BuiltCommand.shell(
      "mkdir m && unshare -m sh -c 'mount -t tmpfs -o size=64k none m'"
    ).exitStatus) == 0

  @Test(
    "Leaves whole files where the disk is full, and says so",
    .enabled(if: canMount, "no disk can be mounted"), arguments: [true, false])
  func full(isFresh: Bool) throws {
    try exports.folder.makeFolder("disk")
    let result = try exports.shell(
      """
      unshare -m sh -c '
        mount -t tmpfs -o size=256k none disk || exit 99
        \(isFresh ? "" : "mkdir disk/f")
        "$emoji_rate" export --by 0.02 --output disk/f; echo $? > status
        ls -A disk > names; [ ! -e disk/f ] || cp -R disk/f f
        rm -f disk/f/face-0.1*.svg; mount -o remount,size=4m disk
        "$emoji_rate" export --by 0.02 --quiet --output disk/f && cp -R disk/f again
      '
      """)
    #expect(try exports.folder.text("status") == "74\n")
    #expect(try exports.folder.text("names") == "f\n")
    #expect(
      result.messages.contains(
        #/: No space left on device; \d+ of 251 pictures .*\n$/#), "\(result.messages)")
    try exports.export("--by 0.02", to: "whole")
    let whole = try exports.files("whole")
    let left = try exports.files()
    #expect(left.count > 10)
    for (name, data) in left where name.hasSuffix(".svg") { #expect(data == whole[name]) }
    #expect(try exports.files("again") == whole)
  }
}
