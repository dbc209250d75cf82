import EmojiRate
import Foundation
import Testing

@testable import EmojiRateCommand

/// Folders that cannot be written, or only for a while, by the real process.
@Suite("Output folder")
struct OutputFolderTests {
  private let exports: ExportFolder

  init() throws { exports = try ExportFolder() }

  private func expectRefused(
    _ result: BuiltCommand.Result, _ sentence: String, _ exitStatus: Int32 = 73,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(result.output == "", sourceLocation: sourceLocation)
    #expect(result.messages == "emoji-rate: error: \(sentence)\n", sourceLocation: sourceLocation)
    #expect(result.exitStatus == exitStatus, sourceLocation: sourceLocation)
  }

  // MARK: Places

  @Test(
    "Makes the folders above", arguments: ["a/b/f", "./a/f", "a//f/", "a/../f", "new/.", "a/./f/."])
  func parents(path: String) throws {
    #expect(try exports.export("--values 1", to: path).exitStatus == 0)
    #expect(try exports.names(path) == ["face-1.svg", "index.html", "manifest.json"])
  }

  @Test("Writes into the folder that a link leads to, and into the one it stands in")
  func links() throws {
    try exports.folder.makeFolder("f")
    try exports.folder.makeLink("link", to: "f")
    #expect(try exports.export("--values 1", to: "link").exitStatus == 0)
    #expect(try exports.export("--values 1", to: "f/.").messages.contains("1 unchanged"))
    let here = try exports.shell(#"cd f; "$emoji_rate" export --values 1 --output ."#)
    #expect(here.messages.contains("1 unchanged"))
    #expect(try exports.folder.kind("link") == .typeSymbolicLink)
  }

  @Test("Says that the output is no folder", arguments: ["file", "file/", "file/f", "dangling"])
  func notFolder(path: String) throws {
    try exports.folder.make("file", "theirs")
    try exports.folder.makeLink("dangling", to: "nowhere")
    let shown = path.hasSuffix("/") ? String(path.dropLast()) : path
    expectRefused(
      try exports.export("--values 1", to: path),
      "'\(shown)' is not a folder; give one to --output, or a path that does not exist yet")
    #expect(try exports.folder.text("file") == "theirs")
    #expect(try exports.folder.names == ["dangling", "file"])
  }

  @Test("Says that a folder's name is too long, and takes one that is not")
  func longName() throws {
    let excerpt = String(repeating: "x", count: 60) + "…"
    expectRefused(
      try exports.export("--values 1", to: String(repeating: "x", count: 300)),
      "cannot create '\(excerpt)': File name too long")
    let name = String(repeating: "x", count: 255)
    #expect(try exports.export("--values 1", to: name).exitStatus == 0)
  }

  @Test("Removes the folders that it has made where nothing came to be in them")
  func made() throws {
    let long = String(repeating: "x", count: 300)
    #expect(try exports.export("--values 1", to: "a/b/\(long)").exitStatus == 73)
    #expect(try exports.folder.names == [])
    try exports.folder.makeFolder("a")
    let result = try exports.shell(
      #"ulimit -f 1; "$emoji_rate" export --by 1 --title \#(String(repeating: "x", count: 5000)) --output a/b/f"#
    )
    expectRefused(result, "cannot write 'a/b/f/manifest.json': File too large", 74)
    #expect(try exports.names("a") == [])
  }

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

  @Test("Removes what a killed export has left half, in a folder that was there")
  func halfFiles() throws {
    try exports.folder.makeFolder("f")
    for name in [".emoji-rate.part", ".emoji-rate.part.index.html", ".keep"] {
      try exports.folder.make("f/" + name, "half")
    }
    #expect(try exports.export("--values 1").exitStatus == 0)
    #expect(try exports.names() == [".keep", "face-1.svg", "index.html", "manifest.json"])
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

  private static let mayBeDenied: Comment = "there is no user who may not write everywhere"

  @Test(
    "Says that a folder may not be made or written",
    .enabled(if: Unprivileged.isPossible, mayBeDenied))
  func denied() throws {
    try exports.folder.makeFolder("closed")
    try exports.folder.setMode(0o555, of: exports.folder.file("closed"))
    expectRefused(
      try Unprivileged.run("export --values 1 --output closed/f", in: exports.folder),
      "cannot create 'closed/f': Permission denied")
    expectRefused(
      try Unprivileged.run("export --values 1 --output closed", in: exports.folder),
      "cannot write 'closed/manifest.json': Permission denied", 74)
    try exports.folder.setMode(0o755, of: exports.folder.file("closed"))
    #expect(try exports.names("closed") == [])
  }

  @Test(
    "Leaves a file that may not be written as it is",
    .enabled(if: Unprivileged.isPossible, mayBeDenied))
  func readOnlyFile() throws {
    _ = try Unprivileged.run("export --values 1,2 --output f", in: exports.folder)
    try exports.folder.setMode(0o444, of: exports.folder.file("f/face-2.svg"))
    expectRefused(
      try Unprivileged.run("export --values 1,2 --color red --output f", in: exports.folder),
      "cannot write 'f/face-2.svg': Permission denied; 1 of 2 pictures are done in 'f', every file is whole; "
        + "the same command again does the rest", 74)
    #expect(try exports.folder.text("f/face-2.svg") == Face(2).svg())
    try exports.folder.setMode(0o644, of: exports.folder.file("f/face-2.svg"))
    let again = try Unprivileged.run(
      "export --values 1,2 --color red --output f", in: exports.folder)
    #expect(again.messages == "emoji-rate: f: 2 pictures: 1 changed, 1 unchanged\n")
  }

  @Test(
    "Leaves whole files where a folder is made read-only half-way, and completes them later",
    .enabled(if: Unprivileged.isPossible, mayBeDenied), arguments: [true, false])
  func readOnlyHalfway(isFresh: Bool) throws {
    let whole = try ExportFolder()
    _ = try whole.export("--by 1", interruptedBy: ":")
    try exports.folder.setMode(0o777, of: exports.folder.url)
    if !isFresh {
      _ = try Unprivileged.run("export --values 5 --quiet --output f", in: exports.folder)
    }
    let result = try exports.export(
      "--by 1", interruptedBy: "chmod a-w f",
      by: Unprivileged.prefix)
    try #require(result.exitStatus == 74, "\(result.messages)")
    #expect(result.lines.count == 1)
    #expect(result.messages.contains("Permission denied"))
    let complete = try whole.files()
    #expect(result.messages.contains("; 2 of 6 pictures"))
    for (name, bytes) in try exports.files() where name.hasPrefix("face") {
      #expect(bytes == complete[name], "\(name)")
    }
    chmod(exports.folder.file("f").path, 0o755)
    let again = try exports.export("--by 1", interruptedBy: ":", by: Unprivileged.prefix)
    #expect(again.exitStatus == 0)
    #expect(try exports.files() == complete)
    #expect(try exports.folder.names == ["bin", "f"])
  }

  // MARK: Full disks

  @Test("Leaves nothing where the first picture finds no room", arguments: [true, false])
  func firstTooLarge(isFresh: Bool) throws {
    if !isFresh { try exports.folder.makeFolder("f") }
    let result = try exports.shell(
      """
      ulimit -f 1
      "$emoji_rate" export --by 1 --title \(String(repeating: "x", count: 5000)) --output f
      """)
    expectRefused(result, "cannot write 'f/manifest.json': File too large", 74)
    #expect(try exports.folder.names == (isFresh ? [] : ["f"]))
    if !isFresh { #expect(try exports.names() == []) }
  }

  @Test(
    "Leaves whole files and a list of them, or nothing, where a long file finds no room",
    arguments: [true, false], ["", " --no-sheet --sprite", " --format css"])
  func longFileTooLarge(isFresh: Bool, words: String) throws {
    if !isFresh { try exports.folder.makeFolder("f") }
    let words = "--by 0.05" + words
    let result = try exports.shell(
      #"ulimit -f 16; "$emoji_rate" export \#(words) --output f"#)
    #expect(result.exitStatus == 74)
    let isKept = !words.contains("css")
    #expect(result.messages.contains(#/^emoji-rate: error: cannot write 'f/.*': File too large/#))
    let says = result.messages.contains(
      #/; \d+ of 101 pictures are done in 'f', every file is whole; the same command again does the rest\n$/#
    )
    #expect(says == isKept, "\(result.messages)")
    try exports.export(words, to: "whole")
    let whole = try exports.files("whole")
    if isKept {
      // What is left of the list says what is ours, whatever it looks like now.
      let names = try exports.names()
      #expect(names.filter { $0.hasPrefix(".") } == [".emoji-rate.part.manifest.json"])
      for (name, data) in try exports.files() where !name.hasPrefix(".") {
        #expect(data == whole[name], "\(name)")
      }
      #expect(try exports.export(words + " --color red").exitStatus == 0)
    } else {
      #expect(try exports.folder.names == (isFresh ? ["whole"] : ["f", "whole"]))
      if !isFresh { #expect(try exports.names() == []) }
    }
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
