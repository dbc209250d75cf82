import Foundation
import Testing

@testable import EmojiRateCommand

@Suite("Manual")
struct ManualTests {
  @Test("Has every option of every command, and every command")
  func complete() {
    let page = Manual.page.replacing("\\-", with: "-")
    for subcommand in Subcommand.all {
      #expect(page.contains("\n.SH \"\(subcommand.invocation.uppercased())\"\n"))
      for option in subcommand.options {
        #expect(page.contains("\n.TP\n.B \(option.synopsis)\n"), "\(option.longName)")
      }
    }
    #expect(Command.run(["--generate-manual"]) == Command.Outcome(output: Manual.page))
  }

  @Test(
    "Is a page that mandoc and man take without a remark",
    .enabled(
      if: ["mandoc", "man"].allSatisfy { BuiltCommand.path(of: $0) != nil },
      "mandoc or man is not installed"))
  func accepted() throws {
    let folder = try TemporaryFolder()
    try folder.make("emoji-rate.1", Manual.page)
    let page = folder.file("emoji-rate.1").path
    let lint = try BuiltCommand.shell("mandoc -Tlint \(page)")
    #expect(lint.output == "" && lint.exitStatus == 0)
    let shown = try BuiltCommand.shell("man -l \(page)")
    #expect(shown.exitStatus == 0 && shown.messages == "")
    #expect(shown.output.contains("-o, --output <file>"))
  }
}
