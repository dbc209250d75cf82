import Testing

@testable import EmojiRate

@Suite("StarRow")
struct StarRowTests {
  @Test("Five stars of the original control's size is what is drawn without being asked")
  func defaults() {
    let row = StarRow(3.5)
    #expect(row.rating == Rating(3.5))
    #expect(row.count == 5)
    #expect(StarRow.countParameter.limits == 1...100)
    #expect(row.symbol == .star)
    #expect(row.layout == .fixed(side: 44, spacing: 8))
    #expect(row.canvasSize == Size(width: 252, height: 44))
    #expect(!row.isRightToLeft)
    #expect(row.style == StarStyle())
    #expect(StarRow(Rating(3.5)) == row)
  }

  @Test(
    "A count is clamped, in an initialiser and after", arguments: [(0, 1), (-5, 1), (101, 100)])
  func count(given: Int, stored: Int) {
    #expect(StarRow(Rating(), count: given).count == stored)
    var row = StarRow(3)
    row.count = given
    #expect(row.count == stored)
    #expect(ShownRow(row).full + ShownRow(row).empty <= stored)
  }

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
    #expect(ShownRow(row).filled.isNear(filled))
  }

  @Test("A row is made of a plain value and whatever else is given")
  func plainValue() {
    #expect(StarRow(3.5) == StarRow(Rating(3.5)))
    let style = StarStyle(lineWidth: 1)
    #expect(
      StarRow(
        3.5, count: 6, symbol: .heart, fillRule: .half, layout: .fixed(side: 9),
        isRightToLeft: true, style: style)
        == StarRow(
          Rating(3.5), count: 6, symbol: .heart, fillRule: .half, layout: .fixed(side: 9),
          isRightToLeft: true, style: style))
  }

  @Test("A scale from 1 still counts from 0, and a negative one from its minimum")
  func minimum() {
    for value in 1...5 {
      #expect(ShownRow(StarRow(Rating(Double(value), minimum: 1))).full == value)
    }
    #expect(ShownRow(StarRow(Rating(0, minimum: -5))).filled.isNear(2.5))
    #expect(ShownRow(StarRow(Rating(-5, minimum: -5))).filled == 0)
    #expect(ShownRow(StarRow(Rating(-5, minimum: -5))).empty == 5)
  }

  @Test("A whole number of stars is whole, however many there are", arguments: FillRule.allCases)
  func wholeNumbers(rule: FillRule) {
    for count in Array(1...12) + [49, 98, 100] {
      for value in 0...count {
        let rating = Rating(Double(value), maximum: Double(count))
        let shown = ShownRow(StarRow(rating, count: count, fillRule: rule))
        let scaled = Rating(Double(value) / 10, maximum: Double(count) / 10)
        let same = ShownRow(StarRow(scaled, count: count, fillRule: rule))
        guard shown.full == value, shown.fraction == 0, same.full == value, same.fraction == 0
        else {
          Issue.record("\(shown) and \(same) for \(value) of \(count)")
          return
        }
      }
    }
  }

  // MARK: From the right

  @Test("From right to left, a row is the mirror image")
  func mirrored() {
    var random = SplitMix64(seed: 36)
    for _ in 0..<200 {
      var row = random.starRow()
      row.isRightToLeft = false
      let width = row.canvasSize.width
      let left = PaintedLayers(row).layers
      row.isRightToLeft = true
      let right = PaintedLayers(row).layers
      #expect(left.map(\.paint) == right.map(\.paint))
      #expect(row.canvasSize.width == width)
      for (one, other) in zip(left, right) {
        let mirrored = one.elements.map { element -> PathElement in
          func mirror(_ point: Point) -> Point { Point(width - point.x, point.y) }
          return switch element {
          case .move(let end): .move(to: mirror(end))
          case .line(let end): .line(to: mirror(end))
          case .curve(let end, let control1, let control2):
            .curve(to: mirror(end), control1: mirror(control1), control2: mirror(control2))
          case .close: .close
          }
        }
        // Symbols are drawn from left to right both ways.
        let others = row.symbol == .face ? other.elements : other.subpaths.reversed().flatMap { $0 }
        // A circle is drawn from its rightmost point on both sides.
        let difference =
          row.symbol == .face
          ? difference(of: mirrored, and: others)
          : largestDifference(mirrored, others)
        guard difference <= 1e-9 * max(width, 1) else {
          Issue.record("\(difference) of \(row)")
          return
        }
      }
    }
  }

  /// How far the bounds of two outlines are apart.
  private func difference(of one: [PathElement], and other: [PathElement]) -> Double {
    guard let a = Polygons(one).bounds, let b = Polygons(other).bounds else { return .infinity }
    return max(
      abs(a.left - b.left), abs(a.right - b.right), abs(a.top - b.top), abs(a.bottom - b.bottom))
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

  @Test("Any row is a well-formed document without ids, styles and scripts")
  func documents() {
    var random = SplitMix64(seed: 38)
    let attributes: Set = [
      "xmlns", "width", "height", "viewBox", "fill", "fill-opacity", "stroke", "stroke-width",
      "stroke-linecap", "stroke-linejoin", "stroke-opacity", "role", "aria-label", "aria-hidden",
      "cx", "cy", "r", "d",
    ]
    for _ in 0..<200 {
      let document = random.starRow().svg(random.options())
      guard let parsed = ParsedDocument(document),
        parsed.elements.allSatisfy({ attributes.isSuperset(of: $0.attributes.keys) }),
        parsed.elements.allSatisfy({ ["svg", "title", "g", "circle", "path"].contains($0.name) }),
        parsed.elements.compactMap({ $0.attributes["d"] }).allSatisfy({ PathData($0) != nil })
      else {
        Issue.record("\(document)")
        return
      }
    }
  }
}
