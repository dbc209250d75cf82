import Foundation
import Testing

@testable import EmojiRateCommand

@Suite("Manifest")
struct ManifestTests {
  @Test(
    "Lists every file of the folder but itself, with what is true of it",
    arguments: [
      [], ["stars", "--symbol", "heart", "--pair", "light,dark"], ["--responsive", "--sprite"],
      ["--title", ExportedSet.hostileTitle],
    ])
  func files(arguments: [String]) throws {
    let set = try ExportedSet(arguments + ["--by", "0.5"])
    let manifest = try set.manifest
    let listed = manifest.files.map(\.name) + manifest.others.map(\.name)
    #expect((listed + ["manifest.json"]).sorted() == (try set.names))
    #expect(manifest.complete)
    #expect(manifest.leftover.isEmpty)
    #expect(manifest.generator == "emoji-rate")
    for file in manifest.others {
      #expect(file.digest == Digest(Array(try set.text(file.name).utf8)).text)
    }
    for file in manifest.files {
      let document = try set.text(file.name)
      #expect(file.bytes == document.utf8.count)
      #expect(file.digest == Digest(Array(document.utf8)).text)
      #expect(document.contains(" viewBox=\"0 0 \(Int(file.width)) \(Int(file.height))\""))
      #expect(
        file.name.contains("-\(file.value.formatted(.number.locale(Locale(identifier: "en"))))"))
      #expect((file.scheme == "dark") == file.name.hasSuffix("-dark.svg"))
    }
  }

  @Test("Has the name that a line gives beside the name of its file")
  func labels() throws {
    let folder = try ExportFolder()
    try folder.folder.make("reviews.csv", "product,stars\nSoup \"hot\",1\nTea,2\n")
    let result = try folder.export("--values reviews.csv")
    #expect(result.exitStatus == 0, "\(result.messages)")
    let manifest = try folder.folder.text("f/manifest.json")
    #expect(manifest.contains(#"{"name":"face-1.svg","line":2,"label":"Soup \"hot\"","value":1,"#))
    #expect(manifest.contains(#"{"name":"face-2.svg","line":3,"label":"Tea","value":2,"#))
  }

  @Test(
    "Has the text of a picture as it is",
    arguments: [
      (["--values", "3.2"], "3.2 out of 5"), (["stars", "--values", "1"], "1 star out of 5"),
      (["--values", "3", "--language", "zh-Hans"], "3 分，满分 5 分"),
      (["--values", "3", "--decorative"], ""),
      (["--values", "3", "--title", ExportedSet.hostileTitle], "<&\"'>\\ 3%20]]>\u{1F642}é5"),
      (["--values", "3", "--title", "a\tb\nc\r&amp;"], "a\tb\nc\r&amp;"),
    ])
  func alt(arguments: [String], alt: String) throws {
    for format in ["svg", "css"] {
      let set = try ExportedSet(arguments + ["--format", format])
      #expect(try set.manifest.files.map(\.alt) == [alt])
    }
  }

  @Test("Has names as they are, and sizes that are numbers")
  func names() throws {
    let set = try ExportedSet(["stars", "--cells", "20.5x30.25"], lines: ExportedSet.hostileLines)
    let files = try set.manifest.files
    #expect(
      files.map(\.name)
        == ExportedSet.hostileLines.map { String($0.split(separator: ",")[1]) + ".svg" })
    #expect(files.allSatisfy { $0.width == 20.5 && $0.height == 30.25 })
  }
}
