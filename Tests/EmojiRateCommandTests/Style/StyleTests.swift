import EmojiRate
import Testing

@testable import EmojiRateCommand

/// A style file beside the command line.
@Suite("Style")
struct StyleTests {
  /// What the command makes of arguments and a file, which it is told to read with `--style`.
  private func run(_ arguments: String, _ text: String) throws -> Command.Outcome {
    let folder = try TemporaryFolder()
    let path = try folder.make("style.json", text).path
    let words = arguments.split(separator: " ").map(String.init)
    var outcome = Command.run(words + ["--style", path])
    outcome.messages = outcome.messages.replacing(path, with: "style.json")
    return outcome
  }

  private func run(_ arguments: String) -> Command.Outcome {
    Command.run(arguments.split(separator: " ").map(String.init))
  }

  // MARK: What it says

  @Test(
    "A key is its option",
    arguments: [
      ("line-width", "3", "3"), ("lip-width", "3e-1", "0.3"), ("no-eyes", "true", nil),
      ("theme", #""traffic""#, "traffic"), ("high-color", ##""#0f08""##, "#0f08"),
      ("color", #""rgb(1 2 3)""#, "rgb(1 2 3)"), ("background", #""none""#, "none"),
      ("size", "48.0", "48"), ("precision", "1.0", "1"),
      ("title", #""so \"=\" so\u0021""#, #"so "=" so!"#), ("language", #""pt-AO""#, "pt"),
    ] as [(String, String, String?)])
  func faceKeys(key: String, value: String, argument: String?) throws {
    let given = Command.run(["--value", "3.3", "--\(key)"] + (argument.map { [$0] } ?? []))
    #expect(given.exitStatus == 0)
    #expect(try run("--value 3.3", "{\"\(key)\": \(value)}") == given)
    #expect(try run("face --value 3.3", "{\"\(key)\": \(value)}") == given)
    let plain = run("--value 3.3")
    #expect((given != plain) == (argument != "none"))
    // As if it were not there.
    if argument == nil { #expect(try run("--value 3.3", "{\"\(key)\": false}") == plain) }
  }

  @Test("Faces and rows share a file, and each leaves the other's keys alone")
  func shared() throws {
    let text = """
      {"$schema": "s", "theme": "dusk", "line-width": 5, "mouth-width": 0.3, "no-eyes": true,
       "size": 48, "count": 4, "symbol": "heart", "fill": "half", "cells": "200x50"}
      """
    #expect(
      try run("--value 3", text)
        == run("--value 3 --theme dusk --line-width 5 --mouth-width 0.3 --no-eyes --size 48"))
    #expect(
      try run("stars --value 3", text)
        == run(
          "stars --value 3 --theme dusk --line-width 5 --count 4 --symbol heart --fill half "
            + "--cells 200x50"))
  }

  @Test("An empty file changes nothing, and the line width of faces can be with rows of faces")
  func nothing() throws {
    #expect(try run("--value 3", "{}") == run("--value 3"))
    // What a row of stars has no use for, a file for faces too need not leave out.
    #expect(try run("stars --value 3", #"{"mouth-width": 0.3}"#) == run("stars --value 3"))
    let row = try run("stars --value 3", #"{"symbol": "face", "line-width": 5}"#)
    #expect(row.output == run("stars --value 3 --symbol face").output)
    #expect(row.messages == "")
  }

  @Test(
    "Exports have the style of their pictures",
    arguments: ["export", "export face", "export stars"])
  func export(command: String) throws {
    let text = #"{"mouth-width": 0.3, "symbol": "heart"}"#
    let settings = try #require(try run("\(command) --by 1 --output x", text).export).settings
    #expect(settings.picture[.mouthWidth] == 0.3)
    #expect(settings.picture.symbol == .heart)
  }

  // MARK: Beside the command line

  @Test(
    "The command line wins over a key, and over those that conflict with it or have no effect with it",
    arguments: [
      ("--mouth-width 0.4", #"{"mouth-width": 0.3}"#, "--mouth-width 0.4"),
      ("--color red", ##"{"low-color": "#123", "hue-path": "shorter"}"##, "--color red"),
      ("--language zh-Hans", #"{"title": "x"}"#, "--language zh-Hans"),
      ("--decorative", #"{"title": "x"}"#, "--decorative"),
      ("--theme dusk", #"{"theme": "sky", "low-color": "red"}"#, "--theme dusk --low-color red"),
      ("--theme dusk", #"{"color": "crimson"}"#, "--color crimson --theme dusk"),
      ("--low-color red", #"{"theme": "sky"}"#, "--theme sky --low-color red"),
      ("--color auto", #"{"color": "crimson", "theme": "sky"}"#, "--theme sky"),
      ("--eyes dot", #"{"no-eyes": true}"#, "--eyes dot"),
      ("--no-eyes", #"{"eyes": "dot"}"#, "--no-eyes"),
      (
        "--character cat", #"{"character": "bear", "extras": ["crown", "bow"]}"#,
        "--character cat --extras crown,bow"
      ),
      (
        "--extras none", #"{"character": "cat", "extras": "crown, bow"}"#,
        "--character cat --extras none"
      ),
      ("--color red", #"{"colors": ["red", "blue"]}"#, "--color red"),
      (
        "--step 0", #"{"colors": ["rgb(1,2,3)", "blue"], "ink": "navy"}"#,
        "--colors rgb(1,2,3),blue --ink navy"
      ),
      ("--no-responsive", #"{"responsive": true}"#, "--no-responsive"),
      // What takes something back conflicts with nothing.
      ("--step 0", #"{"size": 48, "responsive": false}"#, "--size 48"),
      ("--step 0", #"{"color": "auto", "low-color": "red"}"#, "--low-color red"),
    ])
  func precedence(given: String, text: String, same: String) throws {
    let expected = run("--value 3.3 \(same)")
    #expect(expected.exitStatus == 0 && expected.messages == "")
    #expect(try run("--value 3.3 \(given)", text) == expected)
  }

  @Test(
    "The command line decides a row's layout, whatever the file's is",
    arguments: [
      ("--cells 200x50", #"{"width": 300, "height": 60, "margin": 4}"#, "--cells 200x50"),
      ("--width 300", #"{"width": 200, "height": 60}"#, "--width 300 --height 60"),
      ("--symbol face", #"{"fill": "half", "fill-color": "red"}"#, "--symbol face"),
      ("--symbol star", #"{"symbol": "heart", "fill": "half"}"#, "--fill half"),
      ("--maximum 10", #"{"count": 7}"#, "--maximum 10 --count 7"),
    ])
  func layout(given: String, text: String, same: String) throws {
    #expect(try run("stars --value 2.3 \(given)", text) == run("stars --value 2.3 \(same)"))
  }

  @Test("A row of faces has the colours that a file gives to faces")
  func rowOfFaces() throws {
    let row = try run("stars --value 3 --symbol face", #"{"color": "crimson", "line-width": 3}"#)
    #expect(row.output.contains(##"stroke="#dc143c""##))
    #expect(row.messages == "")
  }

  @Test("Leaves out of a PNG file what only SVG has, and of no export")
  func png() throws {
    let text = #"{"title": "x", "responsive": true, "character": "cat"}"#
    #expect(try run("3 --format png", text) == run("3 --character cat --title x --format png"))
    let job = try #require(try run("export --by 1 --output x --language de", text).export)
    #expect(job.settings.picture.options.isResponsive)
    #expect(job.settings.picture.options.language == .german)
  }
}
