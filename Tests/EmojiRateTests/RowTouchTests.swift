import EmojiRate
import Foundation
import Testing

@testable import EmojiRateTestSupport

/// The rules of touch, with the cases that the rules in JavaScript have too.
@Suite
struct RowTouchTests {
  private struct Cases: Decodable {
    struct Row: Decodable {
      let rule: String
      let count: Int
      let side, pitch, first: Double
      let x: [Double]
      let earned: [Double?]
    }
    struct Drag: Decodable {
      let from, by, value: Double
      let maximum, sensitivity: Double?
    }
    struct Place: Decodable {
      let at, value: Double
      let maximum: Double?
    }
    struct Tap: Decodable {
      let tapped: Double
      let current, value: Double?
    }
    let rows: [Row]
    let drags: [Drag]
    let places: [Place]
    let taps: [Tap]
  }

  private static let cases: Cases = {
    try! JSONDecoder().decode(
      Cases.self, from: Data(contentsOf: Project.file("Tests/Control/touch.json")))
  }()

  @Test("A touch on a row counts the symbols that each rule says")
  func rows() throws {
    for row in Self.cases.rows {
      let rule = try #require(RowTouch(rawValue: row.rule))
      let earned = row.x.map {
        rule.earned(at: $0, count: row.count, side: row.side, first: row.first, pitch: row.pitch)
          .map { ($0 * 1000).rounded() / 1000 }
      }
      #expect(earned == row.earned, "\(row.rule) on symbols of \(row.side)")
    }
    #expect(Set(Self.cases.rows.map(\.rule)) == Set(RowTouch.allCases.map(\.rawValue)))
  }

  @Test("A drag down raises the value by the sensitivity, and stays on the scale")
  func drags() {
    for drag in Self.cases.drags {
      let rating = Rating(0, outOf: drag.maximum ?? 5)
      let value = rating.dragged(
        from: drag.from, by: drag.by, sensitivity: drag.sensitivity ?? 5)
      #expect(abs(value - drag.value) < 1e-9, "a drag by \(drag.by)")
    }
    #expect(Rating(0).dragged(from: 2, by: .nan) == 2)
  }

  @Test("A tap gives the value of its place")
  func places() {
    for place in Self.cases.places {
      let value = Rating(0, outOf: place.maximum ?? 5).value(at: place.at)
      #expect(abs(value - place.value) < 1e-9, "a tap at \(place.at)")
    }
  }

  @Test("A tap on the current value takes the rating back")
  func taps() {
    for tap in Self.cases.taps {
      #expect(Rating.tapped(tap.tapped, current: tap.current) == tap.value)
    }
  }

  @Test("A touch far away or nowhere counts no more than all symbols, and no less than none")
  func hostile() {
    for rule in RowTouch.allCases {
      for x in [1e308, -1e308, .infinity, -.infinity, .nan] {
        let earned = rule.earned(at: x, count: 5, side: 40, pitch: 40)
        #expect(earned.map { $0 >= 0 && $0 <= 5 } ?? true, "\(rule) at \(x)")
      }
    }
  }
}
