import Testing

@testable import EmojiRate

@Suite("Snapshots of summaries")
struct SummarySnapshotTests {
  @Test("Every layout of every symbol is what it was")
  func summaries() throws {
    var lines = ""
    for layout in SummaryLayout.allCases {
      for symbol in RowSymbol.allCases {
        var summary = RatingSummary(
          counts: [31, 25, 103, 308, 817], layout: layout, symbol: symbol)
        if symbol == .face { summary.style.face = FaceStyle(.sunny) }
        lines += "\(layout) \(symbol) \(summary.svg())\n"
      }
    }
    try expectSnapshot(lines: lines, "summaries")
  }
}
