import Testing

@testable import EmojiRate

@Suite("ShapeRow")
struct ShapeRowTests {
  @Test("Full stars are one paint, and the others their ground, their filling and their outline")
  func paints() {
    let style = StarStyle(emptyColor: CSSColor(css: "silver"), lineWidth: 3)
    let stroke = Stroke(style.strokeColor.brush, width: 3, join: .round)
    let fill = style.fillColor.brush
    let layers = PaintedLayers(StarRow(Rating(3.5), style: style)).layers
    #expect(
      layers.map(\.paint) == [
        Paint(fill: fill, stroke: stroke), Paint(fill: style.emptyColor?.brush), Paint(fill: fill),
        Paint(stroke: stroke),
      ])
    #expect(layers.map(\.subpaths.count) == [3, 2, 1, 2])
  }

  @Test("What has no colour and no width is not painted")
  func nothingPainted() {
    let bare = StarStyle(lineWidth: 0)
    #expect(PaintedLayers(StarRow(Rating(0), style: bare)).layers.isEmpty)
    #expect(
      PaintedLayers(StarRow(Rating(5), style: bare)).layers.map(\.paint) == [
        Paint(fill: bare.fillColor.brush)
      ])
    #expect(
      PaintedLayers(StarRow(Rating(3.5), style: bare)).layers.map(\.subpaths.count) == [3, 1])
    #expect(PaintedLayers(StarRow(5)).layers.count == 1)
    #expect(PaintedLayers(StarRow(0)).layers.map(\.paint.fill) == [nil])
  }

  @Test("What is under a translucent filling shows through it, in full stars too")
  func translucent() {
    let style = StarStyle(
      fillColor: CSSColor(css: "#f008"), emptyColor: CSSColor(css: "#0008"), lineWidth: 3)
    let stroke = Stroke(style.strokeColor.brush, width: 3, join: .round)
    let (fill, ground) = (style.fillColor.brush, Paint(fill: style.emptyColor?.brush))
    let layers = PaintedLayers(StarRow(Rating(3.5), style: style)).layers
    #expect(
      layers.map(\.paint) == [
        ground, Paint(fill: fill, stroke: stroke), ground, Paint(fill: fill), Paint(stroke: stroke),
      ])
    #expect(layers.map(\.subpaths.count) == [3, 3, 2, 1, 2])
    #expect(layers[0].elements == layers[1].elements)
  }

  @Test(
    "A line's width goes with the side, and something of the star is always left",
    arguments: [(44, 2, 2), (22, 2, 1), (88, 2, 4), (440, 3, 30), (44, 20, 20), (1, 22, 20.0 / 44)]
      as [(Double, Double, Double)])
  func lineWidth(side: Double, given: Double, drawn: Double) throws {
    for symbol in [RowSymbol.star, .heart] {
      let row = StarRow(
        Rating(3), symbol: symbol, layout: .fixed(side: side), style: StarStyle(lineWidth: given))
      let layer = PaintedLayers(row).layers[0]
      #expect(layer.paint.stroke?.width == drawn)
      let bounds = try #require(Polygons([PathElement](layer.subpaths[0])).bounds)
      #expect(abs(bounds.left - drawn / 2) < 1e-9)
      #expect(abs(bounds.right - (side - drawn / 2)) < 1e-9)
    }
  }
}
