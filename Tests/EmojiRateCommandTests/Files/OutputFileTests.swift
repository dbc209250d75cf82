import EmojiRate
import Foundation
import Testing

@testable import EmojiRateCommand

/// Files that are written whole or not at all, by the real process.
@Suite("Output file")
struct OutputFileTests {
  private let folder: TemporaryFolder
  private let svg = Face(3).svg()

  init() throws { folder = try TemporaryFolder() }

  private func write(
    to path: String, _ arguments: [String] = ["--value", "3"]
  ) throws -> BuiltCommand.Result {
    try BuiltCommand.run(arguments + ["-o", path], in: folder.url)
  }

  private func expectWritten(
    _ result: BuiltCommand.Result, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(result.output == "", sourceLocation: sourceLocation)
    #expect(result.messages == "", sourceLocation: sourceLocation)
    #expect(result.exitStatus == 0, sourceLocation: sourceLocation)
  }

  private func expectRefused(
    _ result: BuiltCommand.Result, _ sentence: String, _ exitStatus: Int32 = 73,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(result.output == "", sourceLocation: sourceLocation)
    #expect(result.messages == "emoji-rate: error: \(sentence)\n", sourceLocation: sourceLocation)
    #expect(result.exitStatus == exitStatus, sourceLocation: sourceLocation)
  }

  // MARK: Files

  @Test(
    "Writes a file, and leaves no other behind",
    arguments: ["face.svg", "two words.svg", "größe ★.svg", "-", "-x", "a\nb", "./x", ".hidden"])
  func writes(name: String) throws {
    let path = name == "-" ? "./-" : name
    expectWritten(try write(to: path))
    let written = name == "./x" ? "x" : name
    #expect(try folder.text(written) == svg)
    #expect(try folder.names == [written])
  }

  @Test(
    "Writes by every spelling of the option", arguments: [["-o", "x"], ["-ox"], ["--output=x"]])
  func spellings(arguments: [String]) throws {
    expectWritten(try BuiltCommand.run(["--value", "3"] + arguments, in: folder.url))
    #expect(try folder.text("x") == svg)
  }

  @Test("Writes into other folders, by relative and by absolute paths")
  func folders() throws {
    try folder.makeFolder("a/b")
    expectWritten(try write(to: "a/b/../c.svg"))
    expectWritten(try write(to: folder.file("a/b/d.svg").path))
    #expect(try folder.text("a/c.svg") == svg)
    #expect(try folder.text("a/b/d.svg") == svg)
  }

  @Test("Writes a file whose name is as long as names can be")
  func longName() throws {
    let name = String(repeating: "x", count: 255)
    expectWritten(try write(to: name))
    #expect(try folder.names == [name])
    expectWritten(try write(to: name))
    #expect(try folder.text(name) == svg)
  }

  @Test(
    "Writes into a folder whose name is no text, again and again",
    .disabled(if: isDarwin, "its file system takes text only"))
  func folderThatIsNoText() throws {
    let result = try BuiltCommand.shell(
      """
      name=$(printf 'caf\\351'); mkdir "$name"; cd "$name"
      for i in 1 2; do "$emoji_rate" --value 3 -o face.svg || exit; done
      cat face.svg
      """, in: folder.url)
    #expect(result.output == svg)
    #expect(result.messages == "")
    // Foundation could not remove it.
    _ = try BuiltCommand.shell(#"rm -r "$1"/*"#, [folder.url.path])
  }

  @Test("Replaces a longer file as a whole")
  func replaces() throws {
    try folder.make("face.svg", String(repeating: "x", count: 100_000))
    expectWritten(try write(to: "face.svg"))
    #expect(try folder.text("face.svg") == svg)
    #expect(try folder.names == ["face.svg"])
  }

  @Test("Writes help and scripts to the standard output whatever -o says")
  func requests() throws {
    let result = try write(to: "x", ["--help"])
    #expect(result.output == Help.text(.main))
    #expect(try folder.names == [])
  }

  // MARK: Permissions

  @Test(
    "Gives a new file what the mask leaves",
    arguments: [("022", 0o644), ("077", 0o600), ("000", 0o666), ("027", 0o640)])
  func creationMask(mask: String, mode: Int) throws {
    let result = try BuiltCommand.shell(
      #"umask \#(mask); "$emoji_rate" --value 3 -o face.svg; umask"#, in: folder.url)
    #expect(result.messages == "")
    #expect(try folder.mode("face.svg") == mode)
  }

  @Test(
    "Keeps the permissions of an existing file", arguments: [0o600, 0o640, 0o644, 0o666, 0o755])
  func keepsMode(mode: Int) throws {
    try folder.make("face.svg", "old", mode: mode)
    expectWritten(try write(to: "face.svg"))
    #expect(try folder.text("face.svg") == svg)
    #expect(try folder.mode("face.svg") == mode)
  }

  // MARK: Links and devices

  @Test("Writes to what a symbolic link points to, and keeps the link")
  func links() throws {
    try folder.makeFolder("a")
    try folder.make("a/face.svg", "old", mode: 0o600)
    try folder.makeLink("one", to: "a/face.svg")
    try folder.makeLink("two", to: "one")
    expectWritten(try write(to: "two"))
    #expect(try folder.text("a/face.svg") == svg)
    #expect(try folder.mode("a/face.svg") == 0o600)
    #expect(try folder.kind("one") == .typeSymbolicLink)
    #expect(try folder.kind("two") == .typeSymbolicLink)
    #expect(try folder.names == ["a", "one", "two"])
  }

  @Test("Makes the file that a symbolic link points to")
  func danglingLinks() throws {
    try folder.makeFolder("a")
    try folder.makeLink("a/one", to: "face.svg")
    try folder.makeLink("two", to: "a/one")
    try folder.makeLink("three", to: folder.file("two").path)
    expectWritten(try write(to: "three"))
    #expect(try folder.text("a/face.svg") == svg)
    #expect(try folder.kind("a/one") == .typeSymbolicLink)
    #expect(try folder.kind("three") == .typeSymbolicLink)
  }

  @Test("Says that a symbolic link leads nowhere, or around")
  func brokenLinks() throws {
    try folder.makeLink("nowhere", to: "missing/face.svg")
    expectRefused(
      try write(to: "nowhere"), "cannot create 'nowhere': its folder is not there; make it first")
    try folder.makeLink("a", to: "b")
    try folder.makeLink("b", to: "a")
    expectRefused(
      try write(to: "a"), "cannot create 'a': Too many levels of symbolic links")
    #expect(try folder.names == ["a", "b", "nowhere"])
    // The folder of this one is there, but takes no files.
    #if os(Linux)
      expectRefused(
        try write(to: "/proc/face.svg"), "cannot create '/proc/face.svg': No such file or directory"
      )
    #endif
  }

  @Test("Writes through a symbolic link to a folder")
  func linkedFolders() throws {
    try folder.makeFolder("a")
    try folder.makeLink("b", to: "a")
    expectWritten(try write(to: "b/face.svg"))
    #expect(try folder.text("a/face.svg") == svg)
  }

  @Test("Leaves a device a device")
  func devices() throws {
    try folder.makeLink("null", to: "/dev/null")
    for path in ["/dev/null", "null"] {
      expectWritten(try write(to: path))
      let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
      #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
    }
    #expect(try folder.names == ["null"])
  }

  @Test("Writes to pipes, named or not")
  func pipes() throws {
    let named = try BuiltCommand.shell(
      #"mkfifo pipe; cat pipe & "$emoji_rate" --value 3 -o pipe; wait"#, in: folder.url)
    #expect(named.output == svg)
    #expect(try folder.names == ["pipe"])
    let other = try BuiltCommand.shell(#""$emoji_rate" --value 3 -o /dev/stdout | cat"#)
    #expect(other.output == svg)
    #expect(other.messages == "")
  }

  @Test(
    "Says that a full device cannot be written",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func full() throws {
    expectRefused(
      try write(to: "/dev/full"), "cannot write /dev/full: No space left on device", 74)
    try folder.makeLink("two\nlines", to: "/dev/full")
    expectRefused(
      try write(to: "two\nlines"), "cannot write two\u{FFFD}lines: No space left on device", 74)
  }

  // MARK: Refusals

  @Test("Says that there is no such folder")
  func missingFolder() throws {
    expectRefused(
      try write(to: "missing/face.svg"),
      "cannot create 'missing/face.svg': its folder is not there; make it first")
    try folder.make("file", "old")
    expectRefused(
      try write(to: "file/face.svg"), "cannot create 'file/face.svg': Not a directory")
    #expect(try folder.names == ["file"])
    #expect(try folder.text("file") == "old")
  }

  @Test("Says that the path is a directory", arguments: [".", "/", "a", "a/", "a/.."])
  func directory(path: String) throws {
    try folder.makeFolder("a")
    expectRefused(try write(to: path), "cannot create '\(path)': it is a directory; give a file")
    #expect(try folder.names == ["a"])
  }

  @Test("Says that a name is too long")
  func tooLong() throws {
    let excerpt = String(repeating: "x", count: 60) + "…"
    for length in [256, 5_000] {
      expectRefused(
        try write(to: String(repeating: "x", count: length)),
        "cannot create '\(excerpt)': File name too long")
    }
  }

  @Test("Leaves an existing file alone when the arguments are wrong")
  func untouched() throws {
    try folder.make("face.svg", "old", mode: 0o600)
    let date = try folder.attributes("face.svg")[.modificationDate] as? Date
    for arguments in [
      [], ["--value", "x"], ["--value", "9", "--strict"], ["--value", "3", "--x"],
    ] {
      let result = try write(to: "face.svg", arguments)
      #expect(result.exitStatus == 64 || result.exitStatus == 65)
      #expect(result.lines.count == 1)
    }
    let later = try BuiltCommand.run(
      ["-o", "face.svg", "--value", "3", "--color", "nope"], in: folder.url)
    #expect(later.exitStatus == 65)
    #expect(try folder.text("face.svg") == "old")
    #expect(try folder.attributes("face.svg")[.modificationDate] as? Date == date)
    #expect(try folder.names == ["face.svg"])
  }

  @Test("Says that a folder is read-only", .disabled(if: isRoot, "root may write anywhere"))
  func readOnlyFolder() throws {
    try folder.makeFolder("a")
    try folder.setMode(0o555, of: folder.file("a"))
    defer { try? folder.setMode(0o755, of: folder.file("a")) }
    expectRefused(
      try write(to: "a/face.svg"), "cannot create 'a/face.svg': Permission denied")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("a").path) == [])
  }

  @Test("Says that a file is read-only", .disabled(if: isRoot, "root may write anywhere"))
  func readOnlyFile() throws {
    try folder.make("face.svg", "old", mode: 0o444)
    expectRefused(try write(to: "face.svg"), "cannot create 'face.svg': Permission denied")
    #expect(try folder.text("face.svg") == "old")
    #expect(try folder.mode("face.svg") == 0o444)
    #expect(try folder.names == ["face.svg"])
  }
}

private let isRoot = geteuid() == 0
