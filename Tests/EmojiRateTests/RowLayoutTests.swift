import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("RowLayout")
struct RowLayoutTests {
  @Test("A length is clamped where it is given, so that equal layouts are equal")
  func equality() {
    let none = Double.nan
    #expect(RowLayout.fixed(side: none, spacing: none) == .fixed())
    #expect(
      RowLayout.fixed(side: none).placed(count: 5)
        == RowLayout.fixed(side: 44, spacing: 8).placed(count: 5))
    #expect(RowLayout.fixed(side: -1, spacing: 1e9) == .fixed(side: 1, spacing: 10_000))
    #expect(RowLayout.fixed(side: 0).starSize == 1)
    let fitted = RowLayout.fitted(
      width: none, height: none, margin: none, spacing: none, minimumStarSize: none)
    #expect(fitted == fitted)
    #expect(
      fitted.placed(count: 3)
        == RowLayout.fitted(width: 1, height: 0, margin: 0, spacing: 8, minimumStarSize: 1)
        .placed(count: 3))
    #expect(
      RowLayout.fitted(width: .infinity, height: -1, margin: -.infinity)
        == .fitted(width: 10_000, height: 0, margin: 0))
    #expect(RowLayout.cells(width: none, height: none) == .cells(width: 1, height: 1))
    #expect(RowLayout.cells(width: 0, height: 1e6) == .cells(width: 1, height: 10_000))
    #expect(RowLayout.fixed(side: none).hashValue == RowLayout.fixed().hashValue)
    #expect(RowLayout.fixed(side: 1) != .cells(width: 1, height: 1))
    #expect(RowLayout.fitted(width: 44) != .fixed())
  }

  @Test("Whatever the numbers, none that is kept is out of its limits or no number")
  func kept() {
    var random = SplitMix64(seed: 55)
    func number() -> Double { Double(bitPattern: random.next()) }
    for _ in 0..<2000 {
      for layout in [
        RowLayout.fixed(side: number(), spacing: number()),
        .fitted(
          width: number(), height: number(), margin: number(), spacing: number(),
          minimumStarSize: number()),
        .cells(width: number(), height: number()),
      ] {
        let lengths = [
          layout.starSize, layout.spacing, layout.width, layout.height, layout.margin,
          layout.minimumStarSize, layout.cells?.width, layout.cells?.height,
        ].compactMap(\.self)
        #expect(lengths.allSatisfy { (0...10_000).contains($0) })
        #expect(layout == layout)
      }
    }
  }
}
