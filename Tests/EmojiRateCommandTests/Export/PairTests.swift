import Foundation
import Testing

/// `--pair`, as the command carries it out.
@Suite("Pair")
struct PairTests {
  @Test(
    "Every picture has a twin, called by what stands second",
    arguments: [
      ("light,dark", "-dark"), ("dark,light", "-dark"), ("sky,dusk", "-dusk"),
      ("dusk,light", "-light"),
    ])
  func names(pair: String, tag: String) throws {
    let set = try ExportedSet(["--values", "0,3.2", "--pair", pair])
    #expect(
      try set.names
        == [
          "face-0\(tag).svg", "face-0.svg", "face-3.2\(tag).svg", "face-3.2.svg", "index.html",
          "manifest.json",
        ])
    let manifest = try set.manifest
    #expect(manifest.files.map(\.scheme) == [nil, "dark", nil, "dark"])
    #expect(
      manifest.files.filter { $0.scheme == "dark" }.allSatisfy { $0.name.hasSuffix("\(tag).svg") })
  }

  @Test(
    "A theme's picture is the one that --theme makes",
    arguments: [["face"], ["stars"], ["stars", "--symbol", "face"]])
  func themes(arguments: [String]) throws {
    let subcommand = arguments[0]
    let rest = Array(arguments.dropFirst())
    let set = try ExportedSet(arguments + ["--values", "3.2", "--pair", "sky,orchid"])
    let stem = subcommand == "face" ? "face" : rest.isEmpty ? "stars" : "faces"
    for (theme, tag) in [("sky", ""), ("orchid", "-orchid")] {
      let one = try BuiltCommand.run([subcommand, "--value", "3.2", "--theme", theme] + rest)
      #expect(try set.text("\(stem)-3.2\(tag).svg") == one.output)
    }
  }

  @Test(
    "A twin differs in its colours only",
    arguments: [["face"], ["stars"], ["stars", "--symbol", "face"]])
  func colors(arguments: [String]) throws {
    let set = try ExportedSet(arguments + ["--values", "0.5,4.5", "--pair", "light,dark"])
    let pictures = try set.names.filter { $0.hasSuffix(".svg") && !$0.contains("-dark") }
    #expect(pictures.count == 2)
    for name in pictures {
      let light = try set.text(name)
      let dark = try set.text(name.replacing(".svg", with: "-dark.svg"))
      #expect(light != dark)
      #expect(
        light.replacing(#/#[0-9a-f]+/#, with: "#") == dark.replacing(#/#[0-9a-f]+/#, with: "#"))
    }
  }

  @Test("In the colour of the text, the twin is white: files have no text around")
  func mono() throws {
    let set = try ExportedSet(["stars", "--values", "3", "--theme", "mono", "--pair", "light,dark"])
    #expect(try set.text("stars-3.svg").contains("currentColor"))
    #expect(try set.text("stars-3-dark.svg").contains("=\"#fff\""))
    #expect(try !set.text("stars-3-dark.svg").contains("currentColor"))
  }

  @Test("Refuses what is no pair before anything is written")
  func refuses() throws {
    let folder = try TemporaryFolder()
    let result = try BuiltCommand.run(
      ["export", "--by", "1", "--pair", "light,drak", "--output", folder.file("set").path])
    #expect(
      result.messages == "emoji-rate: error: --pair 'drak' is not known; did you mean dark?\n")
    #expect(result.exitStatus == 65)
    #expect(try folder.names == [])
  }
}
