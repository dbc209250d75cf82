import Testing

@testable import EmojiRate

/// A line a document: its layout, symbol and data set, and its digest; of the first data set, its markup too.
@Suite("Snapshots of summaries")
struct SummarySnapshotTests {
  @Test("Every layout of every symbol at eight seeded data sets is what it was")
  func summaries() throws {
    var random = SplitMix64(seed: 25)
    let sets =
      [RatingCounts(counts: [31, 25, 103, 308, 817])] + (0..<7).map { _ in random.counts() }
    var lines = ""
    for layout in SummaryLayout.allCases {
      for symbol in RowSymbol.allCases {
        for (index, counts) in sets.enumerated() {
          var summary = RatingSummary(counts, layout: layout, symbol: symbol)
          if symbol == .face { summary.style.face = FaceStyle(.sunny) }
          summary.isRightToLeft = index == 3
          summary.language = Language.allCases[index * 3 % 27]
          if index == 0 { summary.language = .english }
          let document = summary.svg()
          var digest = FNV1a()
          digest.add(document)
          lines += "\(layout) \(symbol) \(index) \(String(digest.digest, radix: 16))\n"
          if index == 0 { lines += document + "\n" }
          #expect(ParsedDocument(document) != nil, "\(layout) \(symbol) \(counts.counts)")
        }
      }
    }
    try expectSnapshot(lines: lines, "summaries")
  }
}
