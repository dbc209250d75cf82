import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("StarRow")
struct StarRowTests {
  // MARK: How many are filled

  @Test(
    "A maximum other than the count is scaled onto it",
    arguments: [
      // value, maximum, count, filled
      (7, 10, 5, 3.5), (0.35, 1, 1, 0.35), (50, 100, 5, 2.5), (5, 10, 10, 5), (1, 2, 3, 1.5),
      (10, 10, 5, 5), (2, 5, 100, 40),
    ] as [(Double, Double, Int, Double)])
  func scale(value: Double, maximum: Double, count: Int, filled: Double) {
    let row = StarRow(Rating(value, maximum: maximum), count: count)
    #expect(abs(row.earned - filled) < 1e-9)
  }

  @Test("A scale from 1 still counts from 0, and a negative one from its minimum")
  func minimum() {
    for value in 1...5 {
      #expect(StarRow(Rating(Double(value), minimum: 1)).earned == Double(value))
    }
    #expect(abs(StarRow(Rating(0, minimum: -5)).earned - 2.5) < 1e-9)
    #expect(StarRow(Rating(-5, minimum: -5)).earned == 0)
  }

  @Test("A whole number of stars is whole, however many there are and on whatever scale")
  func wholeNumbers() {
    for count in Array(1...12) + [49, 98, 100] {
      for value in 0...count {
        for scale in [1.0, 10] {
          let rating = Rating(Double(value) / scale, maximum: Double(count) / scale)
          #expect(StarRow(rating, count: count).earned == Double(value))
        }
      }
    }
  }

  // MARK: The canvas

  @Test("Nothing is drawn outside of the canvas, half the line included")
  func inside() {
    var random = SplitMix64(seed: 37)
    for _ in 0..<600 {
      let row = random.starRow()
      let canvas = row.canvasSize
      for layer in PaintedLayers(row).layers {
        guard let bounds = Polygons(layer.elements, pieces: 8).bounds else { continue }
        let half = (layer.paint.stroke?.width ?? 0) / 2 - 1e-9 * max(canvas.width, 1)
        guard bounds.left - half >= 0, bounds.top - half >= 0,
          bounds.right + half <= canvas.width, bounds.bottom + half <= canvas.height
        else {
          Issue.record("\(bounds) with \(half) of \(canvas): \(row)")
          return
        }
      }
    }
  }
}
