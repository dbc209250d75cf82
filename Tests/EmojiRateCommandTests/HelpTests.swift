import Testing

@testable import EmojiRateCommand

@Suite("Help")
struct HelpTests {
  @Test("Is the page that was last looked at")
  func page() { Snapshot.expect(Help.text(.main), matches: "help.txt") }

  @Test("Fits a terminal of 80 columns, examples aside")
  func width() {
    let page = Help.text(.main)
    for line in page.split(separator: "\n") where !line.hasPrefix("  emoji-rate") {
      #expect(line.count <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
    #expect(page.hasSuffix(".\n"))
    #expect(!page.contains("\t"))
  }

  @Test("Has a synopsis, three examples and every group")
  func sections() {
    let page = Help.text(.main)
    let lines = page.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("Usage: emoji-rate --value <number>") })
    #expect(lines.filter { $0.hasPrefix("  emoji-rate ") }.count == 3)
    for group in EmojiRateCommand.Option.Group.allCases {
      #expect(lines.contains("\(group.rawValue):"))
    }
  }

  @Test("Gives limits, units and defaults", arguments: SpecifiedParameter.style)
  func limits(parameter: SpecifiedParameter) throws {
    let page = Help.text(.main)
    let start = try #require(page.range(of: "  --\(parameter.option) <number>\n"))
    let words = page[start.upperBound...].split(whereSeparator: \.isWhitespace).prefix(30)
      .joined(separator: " ")
    let limits = parameter.limits
    #expect(
      words.contains(
        "(\(Messages.plain(limits.lowerBound)) to \(Messages.plain(limits.upperBound)) "))
    #expect(words.contains("default \(Messages.plain(parameter.defaultValue)))"))
  }

  @Test("Has examples that work")
  func examples() {
    for line in Help.text(.main).split(separator: "\n") where line.hasPrefix("  emoji-rate ") {
      let words = line.split(separator: " ").dropFirst().prefix { $0 != ">" }
      let outcome = Command.run(words.map { $0.filter { $0 != "'" } })
      #expect(outcome.exitStatus == 0, "\(line)")
      #expect(outcome.messages == "", "\(line)")
    }
  }
}
