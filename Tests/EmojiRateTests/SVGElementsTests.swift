import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

/// How documents of several paints are written.
@Suite("SVGElements")
struct SVGElementsTests {
  private let line: [PathElement] = [.move(to: Point(1, 1)), .line(to: Point(9, 5))]
  private let red = Brush.color(eightBitColor(0xFF0000))
  private let blue = Brush.color(eightBitColor(0x0000FF))

  /// The attributes that paint, of the root and of every path after it.
  private func written(_ paints: [Paint], background: CSSColor? = nil) throws -> [[String: String]]
  {
    let painting = Painting(layers: paints.map { PaintedLayers.Layer(paint: $0, elements: line) })
    let parsed = try #require(ParsedDocument(painting.svg(SVGOptions(background: background))))
    let names = ["svg", "g", "path"]
    return parsed.elements.filter { names.contains($0.name) }.map { element in
      element.attributes.filter { $0.key.hasPrefix("fill") || $0.key.hasPrefix("stroke") }
    }
  }

  private func stroke(
    _ brush: Brush, _ width: Double = 1, cap: Stroke.Cap = .butt, join: Stroke.Join = .miter
  ) -> Paint {
    Paint(stroke: Stroke(brush, width: width, cap: cap, join: join))
  }

  @Test("The first paint is the root's, and of others only what differs is written")
  func differences() throws {
    #expect(
      try written([Paint(fill: red), Paint(fill: blue), Paint(fill: red)])
        == [["fill": "red"], [:], ["fill": "#00f"], [:]])
    #expect(
      try written([
        Paint(fill: red, stroke: Stroke(blue, width: 2, join: .round)),
        stroke(blue, 2, join: .round), Paint(fill: red), Paint(fill: blue),
      ]) == [
        ["fill": "red", "stroke": "#00f", "stroke-width": "2", "stroke-linejoin": "round"], [:],
        ["fill": "none"], ["stroke": "none"], ["fill": "#00f", "stroke": "none"],
      ])
  }

  @Test("A stroke's width, ends and corners are written where they differ")
  func strokes() throws {
    #expect(
      try written([
        stroke(red), stroke(red, 3), stroke(red, 1, cap: .round), stroke(red, 1, join: .round),
        stroke(blue, 1),
      ]) == [
        ["fill": "none", "stroke": "red"], [:], ["stroke-width": "3"],
        ["stroke-linecap": "round"], ["stroke-linejoin": "round"], ["stroke": "#00f"],
      ])
    #expect(
      try written([stroke(red, 3, cap: .round, join: .round), stroke(red)]) == [
        [
          "fill": "none", "stroke": "red", "stroke-width": "3", "stroke-linecap": "round",
          "stroke-linejoin": "round",
        ], [:],
        ["stroke-width": "1", "stroke-linecap": "butt", "stroke-linejoin": "miter"],
      ])
  }

  @Test("An opacity is set back where the inherited colour was translucent")
  func opacity() throws {
    let translucent = Brush.color(eightBitColor(0xFF0000, alpha: 0.5))
    #expect(
      try written([Paint(fill: translucent), Paint(fill: blue), Paint(fill: translucent)])
        == [
          ["fill": "red", "fill-opacity": ".5"], [:], ["fill": "#00f", "fill-opacity": "1"], [:],
        ])
    #expect(
      try written([stroke(translucent), stroke(blue)])
        == [
          ["fill": "none", "stroke": "red", "stroke-opacity": ".5"], [:],
          ["stroke": "#00f", "stroke-opacity": "1"],
        ])
    // Equally translucent, so there is nothing to set.
    #expect(
      try written([
        Paint(fill: translucent), Paint(fill: .color(eightBitColor(0x0000FF, alpha: 0.5))),
      ])
        == [["fill": "red", "fill-opacity": ".5"], [:], ["fill": "#00f"]])
    // A colour between that is none, and back: the inherited opacity still holds.
    #expect(
      try written([Paint(fill: translucent), stroke(blue), Paint(fill: blue)])[2...]
        == [["fill": "none", "stroke": "#00f"], ["fill": "#00f", "fill-opacity": "1"]])
  }

  @Test("What counts as inside is written where it differs, the root's and back")
  func winding() throws {
    func fill(_ brush: Brush?, _ winding: Paint.Winding) -> Paint {
      Paint(fill: brush, winding: winding)
    }
    #expect(
      try written([fill(red, .nonZero), fill(red, .evenOdd), fill(blue, .evenOdd)])
        == [
          ["fill": "red"], [:], ["fill-rule": "evenodd"], ["fill": "#00f", "fill-rule": "evenodd"],
        ])
    #expect(
      try written([fill(red, .evenOdd), fill(blue, .nonZero), fill(blue, .evenOdd)])
        == [
          ["fill": "red", "fill-rule": "evenodd"], [:],
          ["fill": "#00f", "fill-rule": "nonzero"], ["fill": "#00f"],
        ])
  }

  @Test("A background keeps its paint to itself, and a group has the first")
  func background() throws {
    #expect(
      try written(
        [Paint(fill: red), Paint(fill: blue)], background: CSSColor(css: "rgb(0 128 0 / 50%)"))
        == [
          [:], ["fill": "green", "fill-opacity": ".5"], ["fill": "red"], [:], ["fill": "#00f"],
        ])
  }

  @Test("A paint that nothing is drawn with is not written, unless it is the first")
  func unused() throws {
    let layers = [
      PaintedLayers.Layer(paint: Paint(fill: red), elements: line), .init(paint: Paint(fill: blue)),
      .init(paint: stroke(blue, 3)),
    ]
    let parsed = try #require(ParsedDocument(Painting(layers: layers).svg()))
    #expect(parsed.elements.map(\.name) == ["svg", "title", "path"])
    let nothing = try #require(ParsedDocument(Painting(layers: []).svg()))
    #expect(nothing.elements.map(\.name) == ["svg", "title"])
    #expect(nothing.root.attributes["fill"] == nil)
    #expect(nothing.root.attributes["aria-label"] == "2.5 out of 5")
  }
}

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
