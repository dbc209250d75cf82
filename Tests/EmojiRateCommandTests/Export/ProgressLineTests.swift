import Testing

@testable import EmojiRateCommand

@Suite("Progress line")
struct ProgressLineTests {
  @Test(
    "Shows the count and the time left, in one line",
    arguments: [
      (5, 10, 1, "5 of 10, 1 s left"), (50_000, 1_000_000, 5, "50,000 of 1,000,000, 95 s left"),
      (1, 1_000_000, 1, "1 of 1,000,000, 16667 min left"), (10, 129, 10, "10 of 129, 119 s left"),
      (10, 130, 10, "10 of 130, 2 min left"), (10, 10, 2, "10 of 10, 0 s left"),
    ])
  func line(done: Int, total: Int, seconds: Double, line: String) {
    #expect(ProgressLine.line(done: done, total: total, seconds: seconds) == line)
  }

  private static let script = BuiltCommand.path(of: "script")

  @Test(
    "Stands on a terminal and is taken away, unless it is quiet",
    .enabled(if: script != nil, "script(1), the terminal, is not installed"),
    .disabled(if: isDarwin, "script(1) is another one there"))
  func terminal() throws {
    let folder = try TemporaryFolder()
    let result = try BuiltCommand.shell(
      #"""
      script -qec '"$emoji_rate" export --by 0.1 --png 1x --output f --quiet' /dev/null </dev/null
      script -qec '"$emoji_rate" export --by 0.05 --png 2x --output g' /dev/null </dev/null
      """#, in: folder.url)
    #expect(result.output.hasPrefix("\r16 of 101, "))
    #expect(result.output.contains(#/\r\d+ of 101, \d+ s left\u{1B}\[K/#))
    #expect(
      result.output.hasSuffix("\r\u{1B}[Kemoji-rate: g: 101 pictures of 2 files each: 101 new\r\n"))
  }

  @Test(
    "The prompt of a terminal is on a line of its own behind a picture",
    .enabled(if: script != nil, "script(1), the terminal, is not installed"),
    .disabled(if: isDarwin, "script(1) is another one there"))
  func prompt() throws {
    let result = try BuiltCommand.shell(
      #"script -qec '"$emoji_rate" --value 3' /dev/null </dev/null; "$emoji_rate" 3"#)
    let pictures = result.output.components(separatedBy: "\r\n")
    #expect(pictures.count == 2 && pictures[0] == pictures[1])
  }
}
