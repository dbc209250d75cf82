import Testing

@testable import EmojiRateCommand

@Suite("Hints")
struct HintsTests {
  @Test(
    "What people type gets a hint, and with the hint in its place the line works",
    arguments: [
      ("stars 3.5 {--heart}", "--symbol heart"), ("stars 3.5 {--hearts}", "--symbol heart"),
      ("stars 3.5 {--star}", "--symbol star"), ("stars 3.5 {--faces}", "--symbol face"),
      ("stars 3.5 {--crown}", "--symbol face --extras crown"),
      ("stars 3.5 {--cat}", "--symbol face --character cat"),
      ("stars 3.5 {--glasses}", "--symbol face --extras glasses"),
      ("stars 3.5 {--dusk}", "--theme dusk"), ("stars 3.5 {--stars 10}", "--count 10"),
      ("stars 3.5 {--symbol cat}", "--symbol face --character cat"),
      ("stars 3.5 {--symbol crown}", "--symbol face --extras crown"),
      ("stars 3.5 {--symbol dusk}", "--theme dusk"), ("stars 3.5 {--half}", "--fill half"),
      ("stars 3.5 {—count} 10", "--count"), ("stars 3.5 {–count=10}", "--count=10"),
      ("3.5 {--crown}", "--extras crown"), ("3.5 {--cat}", "--character cat"),
      ("3.5 {--theme cat}", "--character cat"), ("3.5 {--character dusk}", "--theme dusk"),
      ("3.5 {--extras cat}", "--character cat"), ("3.5 {--max 10}", "--maximum 10"),
      ("3.5 {--out-of 10}", "--maximum 10"), ("3.5 {--width 64}", "--size 64"),
      ("3.5 {--stars}", "emoji-rate stars"), ("{−3} --minimum -5", "-3"),
      ("summary 1,2,3,4,5 {--json}", "--format json"),
      ("summary 1,2,3,4,5 {--badge}", "--layout badge"),
      ("summary --mean 4.3 {--ratings 120}", "--number 120"),
      ("summary --mean 4.3 {--reviews=120}", "--number 120"),
      ("summary --mean 4.3 {--count 120}", "--number 120"),
      ("summary --mean 4.3 {--count 8}", "--number 8"),
      ("summary --mean 4.3 {120}", "--number 120"),
      ("summary {4.5 1284}", "--mean 4.5 --number 1284"),
      ("export {0-5} -o x", "--by 0.5"), ("export {0..5} -o x", "--by 0.5"),
      ("export {1-10} -o x", "--minimum 1 --maximum 10 --by 0.5"),
      ("export {0 1 2} -o x", "--values 0,1,2"), ("export {--values 1 2 3} -o x", "--values 1,2,3"),
      ("3.5 {--base64}", "--format data-uri"),
      ("3.5 {--svg}", "--format svg"), ("{-?}", "--help"), ("{usage}", "--help"),
      ("export summary --values 5 {--by product} -o x", "--group-column product"),
      ("{summary f.csv --by product}", "emoji-rate export summary --group-column product"),
      (
        "{summary --values f.csv --group product}",
        "emoji-rate export summary --group-column product"
      ),
      ("{hearts} 3", "stars 3 --symbol heart"), ("{smiley} 3", "face"),
      ("{characters}", "list characters"), ("{cat} 4", "--character cat"),
    ])
  func typed(line: String, meant: String) throws {
    let words = { (line: String) in line.split(separator: " ").map(String.init)[...] }
    let refused = Command.run(words(line.filter { !"{}".contains($0) }))
    #expect(refused.exitStatus == 64 || refused.exitStatus == 65)
    #expect(refused.messages.contains("did you mean \(meant)?"), "\(refused.messages)")
    let start = try #require(line.firstIndex(of: "{"))
    let end = try #require(line.firstIndex(of: "}"))
    let isWhole = meant.hasPrefix("emoji-rate ") || meant.hasPrefix("stars 3")
    // A file is missing, and a face has no row.
    guard !isWhole, !line.contains("--by product") else { return }
    let corrected = line[..<start] + meant + line[end...].dropFirst()
    #expect(Command.run(words(String(corrected))).exitStatus == 0, "\(corrected)")
  }

  @Test("Every other name of an option is none of its own, and leads to an option of some command")
  func options() {
    for (name, meanings) in Hints.options {
      let commands = Subcommand.all.filter { $0.hint(forOption: name, nil) != nil }
      #expect(!commands.isEmpty, "\(name)")
      for meant in meanings {
        let word = meant.words[0]
        #expect(Subcommand.all.contains { $0.options.contains { $0.longName == word } }, "\(meant)")
      }
    }
    for (word, meant) in Hints.words {
      #expect(!Subcommand.firstWords.contains(word), "\(word)")
      #expect(Subcommand.firstWords.contains(meant.words[0]) || meant.hasPrefix("--"), "\(meant)")
    }
  }

  @Test(
    "One rating can be several words",
    arguments: [
      ("4 out of 5", "4/5"), ("4 / 5", "4/5"), ("80 %", "80%"),
      ("4 out of 5 stars", "4/5"),
      ("stars 3.5 out of 5", "stars 3.5"), ("4 out of 5 --size 64", "4 --size 64"),
    ])
  func words(line: String, same: String) {
    let run = { (line: String) in
      Command.run(line.split(separator: " ").map(String.init)[...])
    }
    #expect(run(line).exitStatus == 0 && run(line) == run(same))
  }
}
