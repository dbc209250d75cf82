import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("Coverage")
struct CoverageTests {
  private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [Vector] {
    [Vector(x, y), Vector(x + width, y), Vector(x + width, y + height), Vector(x, y + height)]
  }

  @Test("Rectangles cover the area that they have in a pixel")
  func rectangle() {
    let levels = Coverage.levels([Self.box(0.5, 0.75, 2, 1.75)])
    let expected = [
      [0.125, 0.25, 0.125, 0], [0.5, 1, 0.5, 0], [0.25, 0.5, 0.25, 0], [0, 0, 0, 0],
    ]
    for (row, expectedRow) in zip(levels, expected) {
      for (level, area) in zip(row, expectedRow) { #expect(abs(level - area) < 1e-4) }
    }
  }

  @Test("Two shapes that overlap within a pixel count once")
  func overlap() {
    let levels = Coverage.levels([Self.box(0.25, 0, 0.5, 1), Self.box(0.25, 0, 0.5, 1)])
    #expect(abs(levels[0][0] - 0.5) < 1e-4)
    let halves = Coverage.levels([Self.box(0, 0, 0.5, 1), Self.box(0.25, 0, 0.5, 1)])
    #expect(abs(halves[0][0] - 0.75) < 1e-4)
  }

  @Test("A shape within another is a hole if the rule or its direction says so")
  func winding() {
    let (outer, inner) = (Self.box(0, 0, 4, 4), Self.box(1, 1, 2, 2))
    #expect(Coverage.levels([outer, inner])[1][1] == 1)
    #expect(Coverage.levels([outer, inner], isEvenOdd: true)[1][1] == 0)
    #expect(Coverage.levels([outer, inner.reversed()])[1][1] == 0)
    #expect(Coverage.levels([outer, inner], isEvenOdd: true)[0][1] == 1)
  }

  @Test("Parts outside the picture cover nothing inside, and hide nothing")
  func outside() {
    #expect(Coverage.levels([Self.box(-100, -100, 1000, 1000)]).joined().allSatisfy { $0 == 1 })
    for (x, y) in [(-9.0, 1.0), (5, 1), (1, -9), (1, 5)] {
      #expect(Coverage.levels([Self.box(x, y, 2, 2)]).joined().allSatisfy { $0 == 0 })
    }
    #expect(Coverage.levels([Self.box(-2, 1, 4, 1)])[1] == [1, 1, 0, 0])
  }
}
