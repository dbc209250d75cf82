import Testing

@testable import EmojiRateCommand

@Suite("Progress line")
struct ProgressLineTests {
  @Test(
    "Shows a bar, the count, the rate and the time left, in one line",
    arguments: [
      (0, 10, 0, "[                        ] 0 of 10, 0/s"),
      (5, 10, 1, "[############            ] 5 of 10, 5/s, 1 s left"),
      (50_000, 1_000_000, 5, "[#                       ] 50,000 of 1,000,000, 10,000/s, 95 s left"),
      (1, 1_000_000, 1, "[                        ] 1 of 1,000,000, 1/s, 16667 min left"),
      (10, 130, 10, "[#                       ] 10 of 130, 1/s, 2 min left"),
      (10, 10, 2, "[########################] 10 of 10, 5/s, 0 s left"),
    ])
  func line(done: Int, total: Int, seconds: Double, line: String) {
    #expect(ProgressLine.line(done: done, total: total, seconds: seconds) == line)
  }
}
