import Testing

@testable import EmojiRate

@Suite("ControlSurface")
struct ControlSurfaceTests {
  @Test(
    "A key goes a step, or what a touch can tell apart",
    arguments: [
      (.face(), Rating(), 0.1, 1), (.face(), Rating(step: 0.5), 0.5, 1),
      (.face(), Rating(step: 2), 2, 2), (.face(), Rating(step: 3), 3, 3),
      (.face(), Rating(maximum: 100), 2, 20),
      (.row(.whole), Rating(), 1, 1), (.row(.buttons), Rating(), 1, 1),
      (.row(.half), Rating(), 0.5, 1), (.row(.middles), Rating(), 0.5, 1),
      (.row(.cells), Rating(), 0.5, 1), (.row(.exact), Rating(), 0.1, 1),
      (.row(.whole, count: 10), Rating(maximum: 100), 10, 20),
    ] as [(ControlSurface, Rating, Double, Double)])
  func keys(surface: ControlSurface, rating: Rating, step: Double, page: Double) {
    #expect(abs(surface.keyStep(rating) - step) < 1e-12)
    #expect(abs(surface.pageStep(rating) - page) < 1e-12)
  }

  @Test("Earned symbols and values are two scales of one thing")
  func earned() {
    #expect(Rating().value(ofEarned: 3.5, count: 5) == 3.5)
    #expect(Rating(maximum: 10).value(ofEarned: 2, count: 5) == 4)
    for rating in [
      Rating(2, minimum: -3, maximum: 7), Rating(4, minimum: 1), Rating(0.3, maximum: 1),
    ] {
      let row = StarRow(rating, count: 6)
      #expect(abs(rating.value(ofEarned: row.earned, count: 6) - rating.value) < 1e-12)
    }
  }

  @Test("A surface is clamped where it is made, so that equal ones are equal")
  func equality() {
    #expect(ControlSurface.face() == .face(.horizontal, sensitivity: 5))
    #expect(ControlSurface.face(sensitivity: .nan) == .face())
    #expect(
      ControlSurface.face(.horizontal, sensitivity: 99) == .face(.horizontal, sensitivity: 10))
    #expect(ControlSurface.face(.horizontal) != .face(.vertical))
    #expect(ControlSurface.row(.half, count: 0) == .row(.half, count: 1))
    #expect(ControlSurface.row(.half, count: 101) == .row(.half, count: 100))
    #expect(ControlSurface.row(.half) != .row(.whole))
    let none = ControlSurface.row(.exact, layout: .fixed(side: .nan, spacing: .nan), count: 5)
    #expect(none == none)
    #expect(none == .row(.exact))
    #expect(none.hashValue == ControlSurface.row(.exact).hashValue)
  }
}
