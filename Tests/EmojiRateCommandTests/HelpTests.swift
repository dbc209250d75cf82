import Testing

@testable import EmojiRateCommand
@testable import EmojiRateTestSupport

@Suite("Help")
struct HelpTests {
  @Test("Is the page that was last looked at, and of other commands what it does not have")
  func pages() throws {
    var text = "\(Help.screen(.main))\n\(Help.text(.main))"
    // Headings, and options with the lines below them.
    var seen: Set<String> = []
    for subcommand in Subcommand.all {
      var blocks: [String] = []
      for line in Help.text(subcommand).split(separator: "\n") {
        if line.hasPrefix("      ") {
          blocks[blocks.count - 1] += "\(line)\n"
        } else {
          blocks.append("\(line)\n")
        }
      }
      let new = blocks.filter { seen.insert($0).inserted }
      if !subcommand.isMain { text += "\n# \(subcommand.name)\n" + new.joined() }
    }
    try expectSnapshot(lines: text, "help", in: "Golden")
  }

  @Test("-h fits one screen of 80 columns and 24 lines", arguments: Subcommand.all)
  func screen(subcommand: Subcommand) throws {
    let outcome = Command.run(subcommand.name.split(separator: " ").map(String.init) + ["-h"])
    #expect(outcome == Command.Outcome(output: Help.screen(subcommand)))
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 25 && lines.allSatisfy { $0.count <= 80 }, "\(outcome.output)")
    #expect(lines.last == "")
    for name in subcommand.commonOptions.split(separator: " ") {
      #expect(lines.contains { $0.contains("--\(name) ") }, "--\(name)")
    }
  }

  @Test("Fits a terminal of 80 columns, examples aside", arguments: Subcommand.all)
  func width(subcommand: Subcommand) {
    let page = Help.text(subcommand)
    for line in page.split(separator: "\n") where !line.hasPrefix("  emoji-rate") {
      #expect(line.count <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
    #expect(page.hasSuffix(".\n"))
    #expect(!page.contains("\t"))
  }

  @Test("Has examples that work", arguments: Subcommand.all)
  func examples(subcommand: Subcommand) throws {
    let folder = try TemporaryFolder()
    let reviews = try folder.make("reviews.csv", "stars,product\n4,Tea\n").path
    let lines = Help.text(subcommand).split(separator: "\n").filter {
      $0.hasPrefix("  emoji-rate ")
    }
    for line in lines {
      let words = line.split(separator: " ").dropFirst().prefix { $0 != ">" }
        .map { $0 == "reviews.csv" ? reviews : $0.filter { $0 != "'" } }
      // A script or layers take a second, for they have a picture at all values. Drawings are the reader's.
      if [.control, .layers, .check].contains(subcommand.action) {
        #expect(throws: Never.self, "\(line)") {
          var settings = Settings()
          _ = try settings.job(of: words[...])
        }
        continue
      }
      let outcome = Command.run(words)
      #expect(outcome.exitStatus == 0, "\(line)")
      #expect(outcome.messages == "", "\(line)")
    }
  }
}
