import Testing

@testable import EmojiRate

@Suite("RowSymbol")
struct RowSymbolTests {
  @Test("There are stars, hearts and faces")
  func cases() {
    #expect(RowSymbol.allCases.map(\.description) == ["star", "heart", "face"])
    #expect(RowSymbol.allCases.map(\.unit) == [.stars, .hearts, .step])
  }

  @Test("A row is of the symbol that it names")
  func outlines() {
    let frame = RowLayout.fixed().placed(count: 5).frame(0, inset: 1)
    var star = PathElements()
    FramedShape(symbol: .star, frame: frame).draw(into: &star)
    #expect(Recording(StarRow(Rating(5))).layers[0].subpaths[0] == star.elements)
    var heart = PathElements()
    FramedShape(symbol: .heart, frame: frame).draw(into: &heart)
    #expect(Recording(StarRow(Rating(5), symbol: .heart)).layers[0].subpaths[0] == heart.elements)
  }

  // MARK: Faces

  /// The layers of a row of faces: paint and outline of each.
  private func faces(_ rating: Rating, count: Int = 5, style: StarStyle = StarStyle()) -> [Recording
    .Layer]
  {
    Recording(StarRow(rating, count: count, symbol: .face, style: style)).layers
  }

  @Test("A row of one face is that face", arguments: [0, 1, 2.5, 5])
  func one(value: Double) throws {
    let rating = Rating(value)
    let layers = faces(rating, count: 1)
    #expect(layers.count == 1)
    #expect(layers[0].paint.stroke?.color == Face(rating).color.sRGB)
    let frame = RowLayout.fixed().placed(count: 1).frame(0)
    var expected = TransformedSink(
      PathElements(), onto: frame, from: Size(width: Face.side, height: Face.side))
    Face(rating).drawOutlines(into: &expected)
    #expect(largestDifference(layers[0].elements, expected.base.elements) < 1e-9)
  }

  @Test(
    "Of five faces the given one is in its colour, and the others are muted",
    arguments: [1, 2, 3, 4, 5])
  func given(value: Int) throws {
    let layers = faces(Rating(Double(value)))
    #expect(layers.count == 5)
    let muted = StarRow.mutedColor.sRGB
    #expect(layers.dropLast().allSatisfy { $0.paint.stroke?.color == muted })
    let face = Face(Rating(Double(value - 1), maximum: 4))
    let last = try #require(layers.last)
    #expect(last.paint.fill == nil)
    #expect(last.paint.stroke?.color == face.color.sRGB)
    let frame = RowLayout.fixed().placed(count: 5).frame(value - 1)
    var expected = TransformedSink(PathElements(), onto: frame, from: face.canvasSize)
    face.drawOutlines(into: &expected)
    #expect(largestDifference(last.elements, expected.base.elements) < 1e-9)
  }

  @Test("The nearest face is the given one, and none is where nothing is rated")
  func nearest() {
    func place(_ value: Double) -> Double? {
      let last = faces(Rating(value)).last
      guard let last, last.paint.stroke?.color != StarRow.mutedColor.sRGB else { return nil }
      return Polygons(last.elements, pieces: 8).bounds.map { ($0.left / 52).rounded(.down) }
    }
    #expect(place(0) == nil)
    #expect(place(0.49) == nil)
    #expect(place(0.5) == 0)
    #expect(place(1.49) == 0)
    #expect(place(3.5) == 3)
    #expect(place(4.4) == 3)
    #expect(place(5) == 4)
  }

  @Test("The first face is the saddest and the last the happiest")
  func steps() {
    let layers = faces(Rating(0), count: 7)
    #expect(layers.count == 7)
    let row = RowLayout.fixed().placed(count: 7)
    for (index, layer) in layers.enumerated() {
      let face = Face(Rating(Double(index), maximum: 6))
      var sink = TransformedSink(PathElements(), onto: row.frame(index), from: face.canvasSize)
      face.drawOutlines(into: &sink)
      #expect(largestDifference(layer.elements, sink.base.elements) < 1e-9)
    }
  }

  @Test("Muted faces take the colour of what is not earned")
  func muted() throws {
    let color = try #require(HSBColor(css: "tan"))
    let layers = faces(Rating(0), style: StarStyle(emptyColor: color))
    #expect(layers.allSatisfy { $0.paint.stroke?.color == color.sRGB })
  }

  @Test("A fill rule says nothing about faces")
  func fillRule() {
    for rule in FillRule.allCases {
      #expect(
        StarRow(Rating(3.3), symbol: .face, fillRule: rule).svg()
          == StarRow(Rating(3.3), symbol: .face).svg())
    }
  }
}
