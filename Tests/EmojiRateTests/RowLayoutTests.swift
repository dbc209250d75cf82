import Testing

@testable import EmojiRate

@Suite("RowLayout")
struct RowLayoutTests {
  private func frames(_ layout: RowLayout, count: Int) -> [Rect] {
    let row = layout.placed(count: count)
    return (0..<count).map { row.frame($0) }
  }

  // MARK: Fixed

  @Test("Fixed symbols are 44 wide with 8 between them")
  func fixed() {
    let row = RowLayout.fixed().placed(count: 5)
    #expect(row.canvasSize == Size(width: 252, height: 44))
    #expect(row.side == 44)
    let frames = frames(.fixed(), count: 5)
    #expect(frames.map(\.origin) == [0, 52, 104, 156, 208].map { Point($0, 0) })
    #expect(frames.allSatisfy { $0.size == Size(width: 44, height: 44) })
    #expect(RowLayout.fixed().placed(count: 1).canvasSize == Size(width: 44, height: 44))
  }

  // MARK: Fitted

  @Test(
    "Fitted symbols are as the corrected width formula has them",
    arguments: [
      // width, margin, spacing, count, side
      (252, 0, 8, 5, 44), (320, 10, 5, 5, 56), (100, 0, 0, 5, 20), (100, 5, 10, 3, 70.0 / 3),
      (50, 5, 0, 1, 40), (300, 0, 8, 10, 22.8),
    ] as [(Double, Double, Double, Int, Double)])
  func fitted(width: Double, margin: Double, spacing: Double, count: Int, side: Double) {
    let layout = RowLayout.fitted(width: width, margin: margin, spacing: spacing)
    let row = layout.placed(count: count)
    #expect(abs(row.side - side) < 1e-9)
    #expect(abs(row.canvasSize.width - width) < 1e-9)
    #expect(abs(row.canvasSize.height - side) < 1e-9)
    let frames = frames(layout, count: count)
    #expect(frames[0].origin == Point(margin, 0))
    let last = frames[count - 1]
    #expect(abs(last.origin.x + last.size.width - (width - margin)) < 1e-9)
    for (one, other) in zip(frames, frames.dropFirst()) {
      #expect(abs(other.origin.x - one.origin.x - one.size.width - spacing) < 1e-9)
    }
  }

  @Test("No fitted symbol is smaller than the minimum, which widens the row")
  func minimumSide() {
    let row = RowLayout.fitted(width: 100, margin: 10, spacing: 5, minimumSide: 30).placed(count: 5)
    #expect(row.side == 30)
    #expect(row.canvasSize == Size(width: 2 * 10 + 5 * 30 + 4 * 5, height: 30))
    #expect(row.first == Point(10, 0))
    let wide = RowLayout.fitted(width: 400, margin: 10, spacing: 5, minimumSide: 30)
    #expect(wide.placed(count: 5).side == 72)
    // Where nothing fits at all, there is still something to see.
    let none = RowLayout.fitted(width: 10, margin: 50).placed(count: 5)
    #expect(none.side == 1)
    #expect(none.canvasSize.width == 100 + 5 + 4 * 8)
  }

  // MARK: Cells

  @Test(
    "Symbols stand in the middles of their cells",
    arguments: [
      // width, height, count, side, x, y
      (200, 20, 5, 20, 10, 0), (100, 100, 1, 100, 0, 0), (300, 50, 3, 50, 25, 0),
      (90, 50, 3, 30, 0, 10),
    ] as [(Double, Double, Int, Double, Double, Double)])
  func cellsOther(
    width: Double, height: Double, count: Int, side: Double, x: Double, y: Double
  ) {
    for (index, frame) in frames(.cells(width: width, height: height), count: count).enumerated() {
      let left = width / Double(count) * Double(index) + x
      #expect(frame == Rect(x: left, y: y, width: side, height: side))
    }
  }

  // MARK: Any

  @Test("A length is clamped where it is given, so that equal layouts are equal")
  func equality() {
    let none = Double.nan
    #expect(RowLayout.fixed(side: none, spacing: none) == .fixed())
    #expect(RowLayout.fixed(side: none) == .fixed(side: 44, spacing: 8))
    #expect(RowLayout.fixed(side: -1, spacing: 1e9) == .fixed(side: 1, spacing: 10_000))
    #expect(RowLayout.fixed(side: 0).side == 1)
    let fitted = RowLayout.fitted(
      width: none, height: none, margin: none, spacing: none, minimumSide: none)
    #expect(fitted == fitted)
    #expect(
      fitted == .fitted(width: 1, height: 0, margin: 0, spacing: 8, minimumSide: 1))
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
          minimumSide: number()),
        .cells(width: number(), height: number()),
      ] {
        let lengths = [layout.side, layout.spacing, layout.width, layout.height, layout.margin]
        #expect(lengths.allSatisfy { (0...10_000).contains($0) })
        #expect(layout == layout)
      }
    }
  }

  @Test("Every symbol is inside of the canvas, and beside the next")
  func random() {
    var random = SplitMix64(seed: 35)
    for _ in 0..<3000 {
      let layout = random.rowLayout()
      let count = random.integer(1...100)
      let canvas = layout.placed(count: count).canvasSize
      let slack = 1e-9 * max(canvas.width, 1)
      var end = 0.0
      for frame in frames(layout, count: count) {
        let bottom = frame.origin.y + frame.size.height
        guard frame.size.width >= 1, frame.size.width == frame.size.height,
          frame.origin.x >= end - slack, frame.origin.y >= 0, bottom <= canvas.height + slack
        else {
          Issue.record("\(frame) of \(count) in \(layout)")
          return
        }
        end = frame.origin.x + frame.size.width
      }
      guard end <= canvas.width + slack else {
        Issue.record("\(end) is beyond \(canvas.width): \(count) in \(layout)")
        return
      }
    }
  }

  @Test("An inset frame is smaller on every side, and never less than nothing")
  func inset() {
    let row = RowLayout.fixed().placed(count: 5)
    #expect(row.frame(1, inset: 2) == Rect(x: 54, y: 2, width: 40, height: 40))
    #expect(row.frame(0, inset: 30).size == Size(width: 0, height: 0))
  }
}
