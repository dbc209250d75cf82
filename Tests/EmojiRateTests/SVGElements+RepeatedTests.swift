import Testing

@testable import EmojiRate

@Suite("SVGElements of repeated paths")
struct RepeatedPathTests {
  /// A full row or column, which is one path of like symbols.
  private func fullRow(_ random: inout SplitMix64) -> StarRow {
    let count = Int.random(in: 1...12, using: &random)
    var row = StarRow(
      Rating(Double(count), maximum: Double(count)), count: count,
      symbol: Bool.random(using: &random) ? .star : .heart, layout: random.rowLayout(),
      isRightToLeft: Bool.random(using: &random))
    row.isColumn = random.oneIn(3)
    return row
  }

  @Test("Every copy is within one and a half units of where it would be drawn", arguments: 0...6)
  func places(precision: Int) throws {
    var random = SplitMix64(seed: 31)
    var unit = 1.0
    for _ in 0..<precision { unit /= 10 }
    for _ in 0..<100 {
      let row = fullRow(&random)
      let data = pathData(in: row.svg(SVGOptions(precision: precision)))
      let parsed = try #require(PathData(data), "\(data)")
      // A line that rounding leaves nothing of is not written.
      guard parsed.elements.count == row.pathElements.count else { continue }
      #expect(
        largestDifference(parsed.elements, row.pathElements) <= unit * (1.5 + 1e-6), "\(row)")
    }
  }

  @Test("A row that is scaled into another picture repeats its symbols too")
  func scaled() {
    struct Half: CanvasPicture {
      var rating = Rating()
      var canvasSize: Size { Size(width: 300, height: 30) }
      var basePaint: Paint { StarRow(5).basePaint.transformed(by: half) }
      private var half: Transform { Transform(scale: 0.5, origin: Point(7, 1)) }
      func draw<Target: Canvas>(on canvas: inout Target) {
        canvas.draw(StarRow(5), transformedBy: half)
      }
    }
    let starts = (PathData(pathData(in: Half().svg()))?.elements ?? []).compactMap {
      if case .move(let start) = $0 { start } else { Point?.none }
    }
    #expect(starts.count == 5)
    for (start, next) in zip(starts, starts.dropFirst()) {
      #expect(abs(next.x - start.x - 26) < 0.02 && abs(next.y - start.y) < 0.02)
    }
  }

  @Test("A line that rounding leaves nothing of is not written")
  func emptyLine() {
    struct Corners: CanvasPicture {
      var rating = Rating()
      var canvasSize: Size { Size(width: 90, height: 30) }
      var basePaint: Paint { Paint(fill: .currentColor) }
      func draw<Target: Canvas>(on canvas: inout Target) {
        canvas.repeated(3, every: Point(30, 0)) { canvas, number in
          let x = Double(number) * 30
          canvas.move(to: Point(x, 0))
          for (dx, y) in [(20.0, 0.0), (20.2, 0.2), (20, 20)] {
            canvas.line(to: Point(x + dx, y))
          }
          canvas.close()
        }
      }
    }
    #expect(
      pathData(in: Corners().svg(SVGOptions(precision: 0))) == "m0 0h20v20zm30 0h20v20zm30 0h20v20z"
    )
  }

  @Test("An outline too long to be kept is drawn every time")
  func long() throws {
    struct Zigzags: CanvasPicture {
      var rating = Rating()
      var canvasSize: Size { Size(width: 1000, height: 100) }
      var basePaint: Paint { Paint(fill: .currentColor) }
      func draw<Target: Canvas>(on canvas: inout Target) {
        canvas.repeated(3, every: Point(300, 0)) { canvas, number in
          let x = Double(number) * 300
          canvas.move(to: Point(x, 0))
          for index in 1..<400 {
            canvas.line(to: Point(x + Double(index) / 2, Double(index % 2) * 99))
          }
          canvas.close()
        }
      }
    }
    let parsed = try #require(PathData(pathData(in: Zigzags().svg())))
    #expect(parsed.elements == Zigzags().pathElements)
  }
}
