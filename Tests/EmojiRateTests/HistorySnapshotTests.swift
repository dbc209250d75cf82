import Testing

@testable import EmojiRate

@Suite("Snapshots of ratings over time")
struct HistorySnapshotTests {
  @Test("A year in every layout, with every symbol and every kind of points, is what it was")
  func histories() throws {
    var lines = ""
    for layout in HistoryLayout.allCases {
      for symbol in RowSymbol.allCases {
        for points in HistoryPoints.allCases {
          var history = RatingHistory.year
          (history.layout, history.symbol, history.points) = (layout, symbol, points)
          if symbol == .face { history.style.face = FaceStyle(.sunny) }
          history.isRightToLeft = points == .ends
          lines += "\(layout) \(symbol) \(points)\n\(history.svg())\n"
        }
      }
    }
    try expectSnapshot(lines: lines, "histories")
  }
}
