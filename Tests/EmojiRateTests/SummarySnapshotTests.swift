import Testing

@testable import EmojiRate

/// A line a document: its layout, symbol and data set, and its digest; of the first data set, its markup too.
@Suite("Snapshots of summaries")
struct SummarySnapshotTests {
  @Test("Every layout of every symbol at eight seeded data sets is what it was")
  func summaries() throws {
    var random = SplitMix64(seed: 25)
    let sets = [RatingCounts([31, 25, 103, 308, 817])] + (0..<7).map { _ in random.counts() }
    var lines = ""
    for layout in SummaryLayout.allCases {
      for symbol in RowSymbol.allCases {
        for (index, counts) in sets.enumerated() {
          var summary = RatingSummary(counts, layout: layout, symbol: symbol)
          if symbol == .face { summary.style.face = .sunny }
          summary.isRightToLeft = index == 3
          summary.language = Language.allCases[index * 3 % 27]
          if index == 0 { summary.language = .english }
          let document = summary.svg()
          var digest = FNV1a()
          document.utf8.withContiguousStorageIfAvailable {
            digest.add(UnsafeRawBufferPointer($0))
          }
          lines += "\(layout) \(symbol) \(index) \(String(digest.digest, radix: 16))\n"
          if index == 0 { lines += document + "\n" }
          #expect(ParsedDocument(document) != nil, "\(layout) \(symbol) \(counts.counts)")
        }
      }
    }
    guard let recorded = try Snapshots.recorded("summaries.txt", orRecord: lines) else { return }
    let kept = Set(String(decoding: recorded, as: UTF8.self).split(separator: "\n"))
    let changed = lines.split(separator: "\n").filter { !kept.contains($0) && !$0.hasPrefix("<") }
    #expect(
      lines == String(decoding: recorded, as: UTF8.self),
      """
      Not as in Snapshots/summaries.txt: \(changed.joined(separator: ", ")). Changed bytes are a \
      breaking change; if it is meant, set EMOJI_RATE_RECORD_SNAPSHOTS=1 and say so in CHANGELOG.md.
      """)
  }
}
