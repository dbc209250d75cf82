import Foundation
import Testing

/// What an export does to a folder: what it writes, what it leaves, and what it refuses to touch.
@Suite("Output folder")
struct OutputFolderTests {
  private let set: ExportFolder

  init() throws { set = try ExportFolder() }

  private static let six = (0...5).map { "face-\($0).svg" } + ["index.html", "manifest.json"]

  // MARK: Again

  @Test("Fills a folder that is not there, and says so in one line")
  func fresh() throws {
    let result = try set.export("--by 1")
    #expect(result.messages == "emoji-rate: f: 6 pictures: 6 new\n")
    #expect(result.output == "")
    #expect(result.exitStatus == 0)
    #expect(try set.names() == Self.six)
    #expect(try set.folder.names == ["f"])
    #expect(try set.folder.text("f/face-3.svg") == BuiltCommand.run(["--value", "3"]).output)
  }

  @Test(
    "The same again touches no file",
    arguments: [
      "--by 1", "--by 1 --sprite --pair light,dark", "--by 1 --format css", "stars --by 0.5",
    ])
  func again(words: String) throws {
    #expect(try set.export(words).exitStatus == 0)
    let before = try set.traces()
    let result = try set.export(words)
    #expect(result.messages.contains("unchanged"), "\(result.messages)")
    #expect(try set.traces() == before)
  }

  @Test("Two folders of the same hold the same bytes, in whatever way they came about")
  func identical() throws {
    let words = "--by 0.5 --pair light,dark --sprite"
    #expect(try set.export(words, to: "f").exitStatus == 0)
    #expect(try set.export("--by 1 --low-color gold", to: "g").exitStatus == 0)
    #expect(try set.export("--by 2", to: "g").exitStatus == 0)
    #expect(try set.export(words, to: "g").exitStatus == 0)
    #expect(try set.files("f") == set.files("g"))
  }

  @Test("Writes what has changed, and nothing else")
  func changed() throws {
    try set.export("--by 1")
    let before = try set.traces()
    try set.folder.make("f/face-2.svg", "<svg/>")
    let result = try set.export("--by 1")
    #expect(result.messages == "emoji-rate: f: 6 pictures: 1 changed, 5 unchanged\n")
    let after = try set.traces()
    #expect(before.keys.filter { before[$0] != after[$0] } == ["face-2.svg"])
  }

  @Test("Keeps the mode of a file that it replaces")
  func mode() throws {
    try set.export("--by 1")
    try set.folder.setMode(0o600, of: set.folder.file("f/face-2.svg"))
    try set.export("--by 1 --color red")
    #expect(try set.folder.mode("f/face-2.svg") == 0o600)
  }

  @Test("Says nothing with --quiet, but what is wrong")
  func quiet() throws {
    #expect(try set.export("--by 1 --quiet").messages == "")
    #expect(try set.export("--by 1 --quiet --values 1").exitStatus == 64)
  }

  // MARK: What is somebody else's

  @Test(
    "Does not overwrite what no export has written, and writes nothing then",
    arguments: ["face-3.svg", "FACE-3.svg", "index.html", "manifest.json"])
  func foreign(name: String) throws {
    try set.folder.makeFolder("f")
    try set.folder.make("f/\(name)", "mine")
    let result = try set.export("--by 1")
    // Where files are told apart by case, another one is in nobody's way.
    if name == "FACE-3.svg", result.exitStatus == 0 { return }
    #expect(result.exitStatus == 73)
    #expect(result.messages.contains("--force"))
    #expect(try set.names() == [name])
    #expect(try set.folder.text("f/\(name)") == "mine")
    #expect(try set.export("--by 1 --force").exitStatus == 0)
    #expect(try set.names() == Self.six)
  }

  @Test("Takes a file that is as it would be for its own")
  func sameBytes() throws {
    try set.folder.makeFolder("f")
    try set.folder.make("f/face-3.svg", BuiltCommand.run(["--value", "3"]).output)
    let result = try set.export("--by 1")
    #expect(result.messages == "emoji-rate: f: 6 pictures: 5 new, 1 unchanged\n")
  }

  @Test("Leaves files of other names alone")
  func others() throws {
    try set.folder.makeFolder("f")
    try set.folder.make("f/logo.svg", "mine")
    #expect(try set.export("--by 1").exitStatus == 0)
    #expect(try set.folder.text("f/logo.svg") == "mine")
  }

  @Test("Goes through a link to the folder itself")
  func linkedFolder() throws {
    try set.folder.makeFolder("real")
    try set.folder.makeLink("f", to: "real")
    #expect(try set.export("--by 1").exitStatus == 0)
    #expect(try set.names("real") == Self.six)
  }

  // MARK: Earlier exports

  @Test("Leaves what earlier exports wrote, says so, and removes it with --prune, and only that")
  func prune() throws {
    try set.export("--by 0.5")
    try set.folder.make("f/logo.svg", "mine")
    let result = try set.export("--by 1")
    #expect(
      result.messages == """
        emoji-rate: f: 6 pictures: 6 unchanged, \
        5 files of earlier exports left; --prune removes them

        """)
    #expect(try set.names().count == 6 + 5 + 3)
    let pruned = try set.export("--by 1 --prune")
    #expect(pruned.messages == "emoji-rate: f: 6 pictures: 6 unchanged, 5 files removed\n")
    #expect(try set.names() == (Self.six + ["logo.svg"]).sorted())
  }

  @Test(
    "Removes nothing outside of the folder, whatever a list says",
    arguments: ["../mine.svg", "sub/mine.svg", "/etc/hostname", "..", ".", ""])
  func hostileList(name: String) throws {
    try set.folder.make("mine.svg", "mine")
    try set.export("--by 1")
    try set.folder.makeFolder("f/sub")
    try set.folder.make("f/sub/mine.svg", "mine")
    let list = try set.folder.text("f/manifest.json")
      .replacing("\"name\":\"face-5.svg\"", with: "\"name\":\"\(name)\"")
    try set.folder.make("f/manifest.json", list)
    try set.export("--by 2 --to 4 --prune --force")
    #expect(try set.folder.text("mine.svg") == "mine")
    #expect(try set.folder.text("f/sub/mine.svg") == "mine")
  }

  // MARK: Dry runs

  @Test("A dry run says what would be, and writes nothing")
  func dryRun() throws {
    let result = try set.export("--by 1 --dry-run")
    #expect(result.exitStatus == 0)
    #expect(result.messages == "emoji-rate: f: 6 pictures: 6 new; a dry run, nothing was touched\n")
    #expect(result.output == Self.six.map { "new \($0)\n" }.joined())
    #expect(try set.folder.names == [])
    try set.export("--by 0.5")
    let before = try set.traces()
    let pruned = try set.export("--by 1 --color red --prune --dry-run")
    #expect(
      pruned.messages
        == "emoji-rate: f: 6 pictures: 6 changed, 5 files removed; a dry run, nothing was touched\n"
    )
    #expect(pruned.output.contains("face-0.5.svg"))
    #expect(try set.traces() == before)
  }

  // MARK: Where there can be no folder

  @Test("Refuses to take a file for a folder")
  func file() throws {
    try set.folder.make("f", "mine")
    let result = try set.export("--by 1")
    #expect(result.exitStatus == 73)
    #expect(
      result.messages == """
        emoji-rate: error: 'f' is not a folder; \
        give one to --output, or a path where none is yet

        """)
    #expect(try set.folder.text("f") == "mine")
  }

  @Test("Takes over no link that stands where it fills a folder")
  func linkedStage() throws {
    try set.folder.makeFolder("mine")
    try set.folder.make("mine/letter.txt", "mine")
    try set.folder.makeLink(".f.emoji-rate", to: "mine")
    #expect(try set.export("--by 1").exitStatus == 73)
    #expect(try set.folder.text("mine/letter.txt") == "mine")
  }

  @Test("Says which folder cannot be made")
  func noParent() throws {
    try set.folder.make("file")
    let result = try set.export("--by 1", to: "file/f")
    #expect(result.exitStatus == 73)
    #expect(result.lines.count == 1)
    #expect(result.messages.contains("file/f"))
  }

  @Test("Makes the folders above it", arguments: ["a/b/c", "a/b/", "./d//e/"])
  func parents(path: String) throws {
    let result = try set.export("--by 1", to: path)
    #expect(result.exitStatus == 0, "\(result.messages)")
    #expect(try set.names(path) == Self.six)
  }
}
