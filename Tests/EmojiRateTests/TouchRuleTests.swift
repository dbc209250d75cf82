import Testing

@testable import EmojiRate

/// The tables are worked out from the descriptions of the iOS controls that the rules come from.
@Suite("TouchRule")
struct TouchRuleTests {
  /// Five symbols side by side without space, as those controls have them, 40 units each.
  private let row = RowLayout.fixed(side: 40, spacing: 0).placed(count: 5)

  private func earned(_ rule: TouchRule, _ cells: Double) -> Double? {
    rule.earned(at: cells * 40, in: row, count: 5)
  }

  private static let places = [-0.3, 0, 0.2, 0.5, 0.7, 1, 2.3, 2.5, 2.6, 3, 4.9, 5, 5.4]

  @Test(
    "Every rule counts what its control counted",
    arguments: [
      // The first half of a star is half of it, the rest all of it, and left of all is nothing.
      (.middles, [0, 0.5, 0.5, 0.5, 1, 1.5, 2.5, 2.5, 3, 3.5, 5, 5, 5]),
      // ceil(x / (width / n)).
      (.whole, [0, 0, 1, 1, 1, 1, 3, 3, 3, 3, 5, 5, 5]),
      // r = round(real); r if r > real, else r + 0.5; never more than n.
      (.half, [0, 0.5, 0.5, 1, 1, 1.5, 2.5, 3, 3, 3.5, 5, 5, 5]),
      (.exact, [0, 0, 0.2, 0.5, 0.7, 1, 2.3, 2.5, 2.6, 3, 4.9, 5, 5]),
      // floor + 0.5 if v + 0.5 < ceil(v), else ceil(v).
      (.cells, [0, 0, 0.5, 1, 1, 1, 2.5, 3, 3, 3, 5, 5, 5]),
      // The star that is under the finger.
      (.buttons, [nil, 1, 1, 1, 1, 2, 3, 3, 3, 4, 5, nil, nil]),
    ] as [(TouchRule, [Double?])])
  func table(rule: TouchRule, expected: [Double?]) throws {
    for (place, expected) in zip(Self.places, expected) {
      guard let expected else {
        #expect(earned(rule, place) == nil, "\(place)")
        continue
      }
      let counted = try #require(earned(rule, place), "\(place)")
      #expect(abs(counted - expected) < 1e-12, "\(place)")
    }
  }

  @Test(
    "Between two buttons there is nothing; to the other rules each half of the space is a star's")
  func spaces() {
    let row = RowLayout.fixed(side: 44, spacing: 8).placed(count: 5)
    #expect(TouchRule.buttons.earned(at: 43.9, in: row, count: 5) == 1)
    // The first pixel beside a button is no longer its own.
    #expect(TouchRule.buttons.earned(at: 44, in: row, count: 5) == nil)
    #expect(TouchRule.buttons.earned(at: 48, in: row, count: 5) == nil)
    #expect(TouchRule.buttons.earned(at: 52, in: row, count: 5) == 2)
    #expect(TouchRule.whole.earned(at: 47.9, in: row, count: 5) == 1)
    #expect(TouchRule.whole.earned(at: 48.1, in: row, count: 5) == 2)
    #expect(TouchRule.exact.earned(at: 48, in: row, count: 5) == 1)
    #expect(TouchRule.exact.earned(at: 52 + 22, in: row, count: 5) == 1.5)
    #expect(TouchRule.middles.earned(at: 48, in: row, count: 5) == 1)
  }

  @Test("Sliding to the right never takes away", arguments: TouchRule.allCases)
  func sliding(rule: TouchRule) {
    for layout in [
      RowLayout.fixed(), .cells(width: 400, height: 30), .fitted(width: 300, margin: 12),
    ] {
      let row = layout.placed(count: 7)
      var last = 0.0
      for step in 0...2000 {
        let x = (Double(step) / 1000 - 0.5) * row.canvasSize.width
        guard let earned = rule.earned(at: x, in: row, count: 7) else { continue }
        #expect(earned >= last && earned <= 7)
        last = earned
      }
    }
  }
}
