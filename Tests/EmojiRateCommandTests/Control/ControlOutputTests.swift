import EmojiRateDrawings
import Foundation
import Testing

@testable import EmojiRateCommand

@Suite("ControlOutput")
struct ControlOutputTests {
  @Test(
    "The element begins with the value that its picture shows",
    arguments: [
      ("--markup 3.2", "3.2"), ("--markup 9", "5"), ("--markup 3.2 --step 1", "3"),
      ("--markup 64%", "3.2"), ("--markup 0 --minimum 1", "1"),
    ])
  func markup(options: String, value: String) {
    let outcome = Command.run(["control"] + options.split(separator: " ").map(String.init))
    #expect(
      outcome.output.hasPrefix("<emoji-rate name=\"rating\" value=\"\(value)\"><svg "),
      "\(outcome.messages)")
    #expect(outcome.output.hasSuffix(" value=\"\(value)\"></emoji-rate>\n"))
  }

  @Test("Each value has a word, and a picture of a rating is no module")
  func refusals() {
    func message(_ options: String...) -> String { Command.run(["control"] + options).messages }
    for words in ["a,,b", "a, ,b", ",a", "a,"] {
      #expect(
        message("--words", words)
          == "emoji-rate: error: --words '\(words)' is not allowed; give two or more words with commas between\n"
      )
    }
    #expect(
      message("--module", "--markup", "3.2")
        == "emoji-rate: error: --module conflicts with --markup; give one of them\n")
  }

  @Test("A look has the drawing of its style file, and a warning if no key is for the control")
  func looks() throws {
    let folder = try TemporaryFolder()
    try folder.make("heart.json", "{\"symbol\": \"heart\"}")
    try folder.make("cat.json", "{\"drawing\": \"cat.svg\"}")
    try folder.make("cat.svg", Command.run(["drawing", "--character", "cat"]).output)
    func made(_ command: String, _ name: String) -> Command.Outcome {
      Command.run(command.words + ["--look", "b=\(folder.file("\(name).json").path)"])
    }
    func look(_ outcome: Command.Outcome) -> String? {
      outcome.output.ranges(of: "\"b\":").first.map { String(outcome.output[$0.upperBound...]) }
    }
    let (heart, cat) = (made("control", "heart"), made("control", "cat"))
    #expect(
      heart.messages.hasSuffix("heart.json has no key for this control, so the look has no style\n")
    )
    #expect(cat.messages.isEmpty && made("control stars", "heart").messages.isEmpty)
    #expect(look(heart) != nil && look(heart) != look(cat))
  }

  @Test("Nothing typed ends the comment of a script, its line, or a script element around it")
  func header() throws {
    let words = "</script><b>,*/alert(1)/*\n"
    let script = Command.run(["control", "--words", words, "-o", "-"]).output
    let line = try #require(script.split(separator: "\n").first)
    #expect(line.hasPrefix("/*! Made by: emoji-rate control ") && line.hasSuffix(" MIT */"))
    #expect(line.dropLast(2).contains("*/") == false)
    #expect(!script.contains("</script"))
  }

  @Test("The folder has the types of the element, by its name and with its looks")
  func folder() {
    let arguments = ["control", "--name", "my-mood", "--language", "de,en", "-o", "mood/"]
    let outcome = Command.run(arguments)
    #expect(
      outcome.folder?.paths == ["mood/rating.js", "mood/rating.d.ts", "mood/index.html"])
    let types = outcome.folder?.files[1].output ?? ""
    #expect(types.ranges(of: "'my-mood'").count == 3)
    #expect(types.contains("'language'?: 'de' | 'en' | (string & {});"))
  }

  @Test("A script has what goes with its kind of picture and its languages")
  func kinds() {
    func script(_ options: String) -> String {
      Command.run(["control"] + options.split(separator: " ").map(String.init)).output
    }
    let (face, row, both) = (script(""), script("stars"), script("--language de,en"))
    #expect(face.contains("emoji-rate-hint") && !row.contains("emoji-rate-hint"))
    #expect(row.contains("middles") && !face.contains("middles"))
    #expect(both.contains("zh-Hant") && !face.contains("zh-Hant"))
  }

  @Test(
    "The look of a row has its number, places, unit and fill",
    arguments: [
      ("stars", ",n:5,r:[252,44,0,52],u:1,m:["),
      ("stars --symbol heart --fill half --count 3", ",n:3,r:[148,44,0,52],u:2,f:1,m:["),
      ("stars --symbol face --cells 200x50", ",n:5,r:[200,40,0,40,1],m:["),
    ])
  func places(options: String, members: String) {
    let script = Command.run(["control"] + options.split(separator: " ").map(String.init)).output
    #expect(script.contains(members), "\(script.suffix(300))")
  }

  @Test("A folder keeps files of others, and is written again over its own")
  func files() throws {
    let folder = try TemporaryFolder()
    try folder.make("index.html", "<emoji-rate></emoji-rate>")
    let outcome = Command.run(["control", "-o", folder.url.path])
    #expect(outcome.carryOut() == 73)
    #expect(try folder.names == ["index.html"])
    #expect(try folder.text("index.html") == "<emoji-rate></emoji-rate>")
    #expect(Command.run(["control", "-o", folder.url.path, "--force"]).carryOut() == 0)
    #expect(outcome.carryOut() == 0)
    #expect(try folder.names == ["index.html", "manifest.json", "rating.d.ts", "rating.js"])
    try folder.make("rating.js", "mine")
    #expect(outcome.carryOut() == 73)
    #expect(try folder.text("rating.js") == "mine")
  }

  @Test("A script replaces no style file that it reads", arguments: ["--style", "--look"])
  func inputs(option: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.make("brand.json", "{}").path
    let outcome = Command.run(
      ["control", option, option == "--look" ? "a=\(path)" : path, "-o", path])
    #expect(outcome.exitStatus == 73 && outcome.messages.contains("is the input"))
  }
}
