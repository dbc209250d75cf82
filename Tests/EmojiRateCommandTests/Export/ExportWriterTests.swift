import EmojiRate
import Foundation
import Testing

@testable import EmojiRateCommand

/// What is in a folder after one export and after several, by the real process.
@Suite("Export writer")
struct ExportWriterTests {
  private let exports: ExportFolder

  init() throws { exports = try ExportFolder() }

  private func expect(
    _ result: BuiltCommand.Result, _ line: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(result.messages == "emoji-rate: \(line)\n", sourceLocation: sourceLocation)
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

  // MARK: One export

  @Test("Writes the library's bytes into a folder that is not there")
  func fresh() throws {
    let result = try exports.export("--values 0,2.5,5")
    expect(result, "f: 3 pictures: 3 new")
    #expect(result.output == "")
    #expect(
      try exports.names()
        == ["face-0.svg", "face-2.5.svg", "face-5.svg", "index.html", "manifest.json"])
    #expect(try exports.folder.names == ["f"])
    for (value, text) in [(0.0, "0"), (2.5, "2.5"), (5, "5")] {
      #expect(try exports.folder.text("f/face-\(text).svg") == Face(value).svg())
    }
  }

  @Test("Writes as much into a folder that is there, or that others have files in")
  func existing() throws {
    try exports.export("--by 0.5", to: "new")
    try exports.folder.makeFolder("f")
    expect(try exports.export("--by 0.5"), "f: 11 pictures: 11 new")
    #expect(try exports.files() == exports.files("new"))
    try exports.folder.makeFolder("shared/.git")
    try exports.folder.make("shared/logo.svg", "theirs")
    expect(try exports.export("--by 0.5", to: "shared"), "shared: 11 pictures: 11 new")
    #expect(try exports.folder.text("shared/logo.svg") == "theirs")
  }

  @Test(
    "Gives identical bytes in every file, however often and wherever it runs",
    arguments: [
      "--by 0.5", "stars --by 0.5 --symbol heart --sprite --pair light,dark",
      "--by 0.5 --format css", "--by 1 --title a&b --no-sheet",
    ])
  func identical(words: String) throws {
    try exports.export(words)
    try exports.folder.makeFolder("there")
    try exports.export(words, to: "there")
    try exports.export(words, to: "new/deep")
    let files = try exports.files()
    #expect(files.count > 1)
    #expect(try exports.files("there") == files)
    #expect(try exports.files("new/deep") == files)
  }

  @Test("Writes a picture once that is asked for twice")
  func repeated() throws {
    expect(try exports.export("--values 3,1,3.0,3"), "f: 2 pictures: 2 new")
    #expect(try exports.manifest().files.map(\.value) == [3, 1])
  }

  @Test("Gives new files what the mask leaves, and keeps what earlier ones have")
  func modes() throws {
    _ = try exports.shell(#"umask 027; "$emoji_rate" export --values 1,2 --output f"#)
    #expect(try exports.folder.mode("f") == 0o750)
    #expect(try exports.folder.mode("f/face-1.svg") == 0o640)
    #expect(try exports.folder.mode("f/index.html") == 0o640)
    try exports.folder.setMode(0o604, of: exports.folder.file("f/face-1.svg"))
    try exports.folder.setMode(0o604, of: exports.folder.file("f/manifest.json"))
    expect(try exports.export("--values 1,2 --color red"), "f: 2 pictures: 2 changed")
    #expect(try exports.folder.mode("f/face-1.svg") == 0o604)
    #expect(try exports.folder.mode("f/face-2.svg") == 0o640)
    #expect(try exports.folder.mode("f/manifest.json") == 0o604)
  }

  // MARK: Again

  @Test(
    "Leaves every file and its time untouched that is as it should be",
    arguments: [
      "--by 0.5", "--by 0.5 --format css", "stars --by 1 --sprite --pair light,dark",
    ])
  func untouched(words: String) throws {
    try exports.export(words)
    let traces = try exports.traces()
    let result = try exports.export(words)
    #expect(result.exitStatus == 0)
    #expect(result.messages.hasSuffix(" unchanged\n"))
    #expect(!result.messages.contains("new") && !result.messages.contains("changed,"))
    #expect(try exports.traces() == traces)
  }

  @Test("Writes only what has changed, is new, or is missing")
  func changes() throws {
    try exports.export("--values 1,2,3")
    let traces = try exports.traces()
    try FileManager.default.removeItem(at: exports.folder.file("f/face-1.svg"))
    expect(
      try exports.export("--values 1,2.0,3,4 --name-template face-{value}"),
      "f: 4 pictures: 2 new, 2 unchanged")
    #expect(try exports.traces()["face-3.svg"] == traces["face-3.svg"])
    #expect(try exports.folder.text("f/face-2.svg") == Face(2).svg())
    #expect(try exports.manifest().files.count == 4)
  }

  @Test("Says of a stylesheet's pictures what became of the stylesheet")
  func stylesheet() throws {
    expect(try exports.export("--by 1 --format css"), "f: 6 pictures: 6 new")
    expect(try exports.export("--by 1 --format css"), "f: 6 pictures: 6 unchanged")
    expect(
      try exports.export("--by 1 --format css --color red"), "f: 6 pictures: 6 changed")
  }

  // MARK: Files of earlier exports

  @Test("Names what earlier exports have left, and removes it only when told to")
  func prunes() throws {
    try exports.export("--values 1,2,3 --sprite")
    try exports.folder.make("f/mine.txt", "mine")
    let left = "f: 1 picture: 1 unchanged, 3 files of earlier exports left; --prune removes them"
    expect(try exports.export("--values 3"), left)
    // Neither is forgotten by the next one.
    expect(try exports.export("--values 3"), left)
    #expect(
      try exports.manifest().leftover.map(\.name) == ["face-1.svg", "face-2.svg", "sprite.svg"])
    expect(try exports.export("--values 3 --prune"), "f: 1 picture: 1 unchanged, 3 files removed")
    #expect(try exports.names() == ["face-3.svg", "index.html", "manifest.json", "mine.txt"])
    #expect(try exports.manifest().leftover.isEmpty)
    expect(try exports.export("--values 3 --prune"), "f: 1 picture: 1 unchanged")
  }

  @Test("Says which files it leaves for somebody has edited them, and does not forget them")
  func prunesNothingEdited() throws {
    try exports.export("--values 1,2,3")
    try exports.folder.make("f/face-3.svg", "edited")
    let edited = "1 edited file left, to be removed by hand"
    expect(
      try exports.export("--values 1"),
      "f: 1 picture: 1 unchanged, \(edited), 1 file of earlier exports left; --prune removes them")
    expect(
      try exports.export("--values 1 --prune"),
      "f: 1 picture: 1 unchanged, 1 file removed, \(edited)")
    expect(try exports.export("--values 1 --prune"), "f: 1 picture: 1 unchanged, \(edited)")
    #expect(try exports.manifest().leftover.map(\.name) == ["face-3.svg"])
    #expect(try exports.folder.text("f/face-3.svg") == "edited")
    try FileManager.default.removeItem(at: exports.folder.file("f/face-3.svg"))
    expect(try exports.export("--values 1"), "f: 1 picture: 1 unchanged")
  }

  @Test("Removes only what a manifest lists, in the folder itself, and no folders")
  func prunesOnlyListed() throws {
    try exports.folder.make("outside.svg", "theirs")
    try exports.folder.makeFolder("f/folder")
    for name in ["f/.hidden", "f/unlisted.svg", "f/listed.svg", "f/folder/inside.svg"] {
      try exports.folder.make(name, "theirs")
    }
    let names = ["../outside.svg", ".hidden", "folder", "folder/inside.svg", "listed.svg", "gone"]
    try exports.folder.make(
      "f/manifest.json",
      #"{"generator":"emoji-rate","files":["#
        + names.map { #"{"name":"\#($0)","digest":"\#(Digest(Array("theirs".utf8)).text)"}"# }
        .joined(separator: ",") + "]}")
    expect(
      try exports.export("--values 1 --prune --no-sheet"), "f: 1 picture: 1 new, 1 file removed")
    #expect(
      try exports.names()
        == [".hidden", "face-1.svg", "folder", "manifest.json", "unlisted.svg"])
    #expect(try exports.folder.text("outside.svg") == "theirs")
    #expect(try exports.folder.text("f/folder/inside.svg") == "theirs")
  }

  @Test("Prunes nothing where there is no manifest, or somebody else's")
  func prunesNothing() throws {
    try exports.folder.makeFolder("f")
    try exports.folder.make("f/face-2.svg", "theirs")
    expect(try exports.export("--values 1 --prune"), "f: 1 picture: 1 new")
    try exports.folder.make("f/manifest.json", #"{"name":"App","files":[{"name":"face-2.svg"}]}"#)
    expect(
      try exports.export("--values 1 --prune --force"), "f: 1 picture: 1 unchanged")
    #expect(try exports.folder.text("f/face-2.svg") == "theirs")
  }

  // MARK: Files of others

  @Test(
    "Overwrites nobody else's file, and writes nothing then",
    arguments: [
      ("face-2.svg", "--values 1,2", "is not, or not any more, as an export has written it"),
      ("FACE-2.svg", "--values 1,2", nil),
      ("index.html", "--values 1,2", "is not, or not any more, as an export has written it"),
      (
        "sprite.svg", "--values 1,2 --sprite",
        "is not, or not any more, as an export has written it"
      ),
      (
        "face.css", "--values 1,2 --format css",
        "is not, or not any more, as an export has written it"
      ),
      (
        "face-2-dark.svg", "--values 1,2 --pair light,dark",
        "is not, or not any more, as an export has written it"
      ),
    ] as [(String, String, String?)])
  func foreign(name: String, words: String, reason: String?) throws {
    try exports.folder.makeFolder("f")
    try exports.folder.make("f/" + name, "theirs", mode: 0o600)
    let traces = try exports.traces()
    let result = try exports.export(words)
    guard let reason else {
      // On a file system that tells them apart, both are there.
      return #expect(result.exitStatus == (isDarwin ? 73 : 0))
    }
    expectRefused(
      result,
      "'f/\(name)' is there and \(reason); move it away, or overwrite it with --force")
    #expect(try exports.traces() == traces)
    #expect(try exports.export(words + " --force").exitStatus == 0)
    #expect(try exports.folder.text("f/" + name) != "theirs")
    #expect(try exports.manifest().files.count >= 2)
  }

  @Test(
    "Neither overwrites nor removes what somebody has changed since, unless it is forced",
    arguments: ["face-2.svg", "index.html", "sprite.svg"], ["", "--pair light,dark"])
  func edited(name: String, words: String) throws {
    let words = "--values 1,2 --sprite " + words
    try exports.export(words)
    try exports.folder.make("f/" + name, "edited")
    let traces = try exports.traces()
    expectRefused(
      try exports.export(words + " --color red"),
      "'f/\(name)' is there and is not, or not any more, as an export has written it; move it away, "
        + "or overwrite it with --force")
    #expect(try exports.traces() == traces)
    // What it would not write is not in its way, and not its own.
    let others = try exports.export("--values 1 --no-sheet --prune")
    #expect(others.exitStatus == 0, "\(others.messages)")
    #expect(try exports.folder.text("f/" + name) == "edited")
    #expect(try exports.export(words + " --color red --force").exitStatus == 0)
    #expect(try exports.folder.text("f/" + name) != "edited")
  }

  @Test(
    "Names what is in the way of its temporary files",
    arguments: ["", ".index.html", ".manifest.json"])
  func temporaryInTheWay(ending: String) throws {
    try exports.folder.makeFolder("f/.emoji-rate.part\(ending)")
    try exports.folder.make("f/.emoji-rate.part\(ending)/theirs", "theirs")
    expectRefused(
      try exports.export("--values 1"),
      "cannot write 'f/.emoji-rate.part\(ending)': Is a directory", 74)
    #expect(try exports.folder.text("f/.emoji-rate.part\(ending)/theirs") == "theirs")
  }

  @Test("Takes an edited file as its own again when it is as it would be written")
  func editedBack() throws {
    try exports.export("--values 1,2")
    try exports.folder.make("f/face-2.svg", "edited")
    #expect(try exports.export("--values 1,2").exitStatus == 73)
    try exports.folder.make("f/face-2.svg", Face(2).svg())
    expect(try exports.export("--values 1,2"), "f: 2 pictures: 2 unchanged")
  }

  @Test("Takes what a list names without a digest as somebody else's")
  func listWithoutDigests() throws {
    try exports.export("--values 1,2")
    let list = try exports.folder.text("f/manifest.json")
      .replacing(#/,"digest":"[0-9a-f]{16}"/#, with: "")
    try exports.folder.make("f/manifest.json", list)
    let traces = try exports.traces()
    #expect(try exports.export("--values 1,2 --color red").exitStatus == 73)
    #expect(try exports.traces() == traces)
    // What is as it would be written is its own again.
    #expect(try exports.export("--values 1,2 --no-sheet").exitStatus == 0)
    #expect(try exports.export("--values 1,2 --no-sheet --color red").exitStatus == 0)
  }

  @Test("Takes a file as its own that is as it would be written")
  func same() throws {
    try exports.folder.makeFolder("f")
    try exports.folder.make("f/face-2.svg", Face(2).svg())
    expect(try exports.export("--values 1,2"), "f: 2 pictures: 1 new, 1 unchanged")
  }

  @Test("Writes beside nobody else's list", arguments: ["", "[]", #"{"name":"App"}"#, "x"])
  func foreignManifest(text: String) throws {
    try exports.folder.makeFolder("f")
    try exports.folder.make("f/manifest.json", text)
    expectRefused(
      try exports.export("--values 1"),
      "'f/manifest.json' is not the list of an export; choose another folder, or overwrite it with "
        + "--force")
    #expect(try exports.names() == ["manifest.json"])
    expect(try exports.export("--values 1 --force"), "f: 1 picture: 1 new")
  }

  @Test("Follows no links: a file that they lead to is never written")
  func links() throws {
    try exports.folder.make("target", "theirs")
    try exports.folder.makeFolder("f")
    for (name, words) in [
      ("face-1.svg", "--values 1"), ("index.html", "--values 1"), ("manifest.json", "--values 1"),
    ] {
      try exports.folder.makeLink("f/" + name, to: "../target")
      let refused = try exports.export(words)
      #expect(refused.exitStatus == 73)
      #expect(refused.messages.contains("'f/\(name)'"))
      #expect(try exports.names() == [name])
      #expect(try exports.export(words + " --force").exitStatus == 0)
      #expect(try exports.folder.kind("f/" + name) == .typeRegular)
      #expect(try exports.folder.text("target") == "theirs")
      for name in try exports.names() {
        try FileManager.default.removeItem(at: exports.folder.file("f/" + name))
      }
    }
  }

  @Test(
    "Says before anything is written that a folder is in the way",
    arguments: ["face-2.svg", "index.html", "manifest.json"], ["", " --force"])
  func folders(name: String, option: String) throws {
    // One in the place of a file of its own, too.
    if name == "face-2.svg" {
      try exports.export("--values 1,2", to: "own")
      try FileManager.default.removeItem(at: exports.folder.file("own/" + name))
      try exports.folder.makeFolder("own/" + name)
      let traces = try exports.traces("own")
      let result = try exports.export("--values 1,2 --color red" + option, to: "own")
      #expect(
        result.messages == "emoji-rate: error: cannot write 'own/face-2.svg': Is a directory\n")
      #expect(try exports.traces("own") == traces)
    }
    try exports.folder.makeFolder("f/" + name)
    let result = try exports.export("--values 1,2" + option)
    #expect(result.exitStatus == (option.isEmpty && name == "manifest.json" ? 73 : 74))
    #expect(result.messages.contains("'f/\(name)'"))
    #expect(result.lines.count == 1)
    #expect(try exports.names() == [name])
  }

  // MARK: Trying

  @Test(
    "Only says what it would do, and then does it",
    arguments: [
      "--values 1,2,3 --sprite", "--values 1,2,3,4 --no-sheet --prune", "--by 1 --format css",
      "--values 3,4 --color red --prune", "--values 1,2 --pair light,dark --prune",
    ])
  func dryRun(words: String) throws {
    try exports.export("--values 1,2,3 --sprite")
    let (files, traces) = (try exports.files(), try exports.traces())
    let said = try exports.export(words + " --dry-run")
    #expect(said.exitStatus == 0)
    #expect(try exports.traces() == traces)
    let done = try exports.export(words)
    #expect(
      said.messages == done.messages.dropLast() + "; a dry run, nothing was touched\n")
    let later = try exports.files()
    var lines = files.keys.filter { later[$0] == nil }.map { "remove \($0)" }
    for (name, data) in later where files[name] != data {
      lines.append("\(files[name] == nil ? "new" : "changed") \(name)")
    }
    #expect(said.output.split(separator: "\n").map { String($0) }.sorted() == lines.sorted())
  }

  @Test("Makes no folder when it only tries")
  func dryRunFresh() throws {
    let result = try exports.export("--values 1 --dry-run", to: "a/b")
    #expect(result.output == "new face-1.svg\nnew index.html\nnew manifest.json\n")
    #expect(try exports.folder.names == [])
  }

  @Test(
    "Refuses when it only tries where it could write nothing",
    .enabled(if: Unprivileged.isPossible, "there is no other user to be"),
    arguments: [("f", "write", 74 as Int32), ("f/a/b", "create", 73)])
  func dryRunReadOnly(path: String, verb: String, exitStatus: Int32) throws {
    try exports.folder.makeFolder("f")
    try exports.folder.setMode(0o555, of: exports.folder.file("f"))
    let result = try Unprivileged.run(
      "export --values 1 --dry-run --output \(path)", in: exports.folder)
    expectRefused(result, "cannot \(verb) '\(path)': Permission denied", exitStatus)
    #expect(
      try Unprivileged.run("export --by 1 --dry-run -o a/b", in: exports.folder).exitStatus == 0)
  }

  @Test("Looks for the converter when it only tries, and does not start it")
  func dryRunConverter() throws {
    let script = #"PATH="$PWD/bin" "$emoji_rate" export --values 1 --png 1x --output f --dry-run"#
    #expect(try exports.shell(script).exitStatus == 69)
    try exports.folder.makeFolder("bin")
    try exports.folder.make("bin/rsvg-convert", "#!/bin/sh\nexec false\n", mode: 0o755)
    let result = try exports.shell(script)
    #expect(result.output == "new face-1.png\nnew face-1.svg\nnew index.html\nnew manifest.json\n")
    #expect(result.exitStatus == 0)
  }

  @Test("Reads its values no more than it needs where there are no files of others")
  func readings() throws {
    try exports.export("--values 1,2")
    try exports.folder.make("values", "1\n2\n")
    var settings = Settings()
    settings.export.values = .file(exports.folder.file("values").path)
    let job = ExportJob(picture: .face, settings: settings, scale: .init(0))
    let plan = try ValuePlan(ValueSource(settings, scale: job.scale), PictureSet(job))
    let writer = try ExportWriter(plan, path: exports.folder.file("f").path)
    // Who reads it once more finds no values.
    try exports.folder.make("values")
    #expect(throws: Never.self) { try writer.check() }
    try exports.folder.make("f/mine.txt")
    #expect(throws: CommandError.self) { try writer.check() }
  }

  @Test("Refuses when it only tries what it would refuse")
  func dryRunRefuses() throws {
    try exports.folder.makeFolder("f")
    try exports.folder.make("f/face-1.svg", "theirs")
    expectRefused(
      try exports.export("--values 1 --dry-run"),
      "'f/face-1.svg' is there and is not, or not any more, as an export has written it; move it away, or overwrite it with "
        + "--force")
  }
}
