import Testing

@testable import EmojiRate

@Suite("RowSymbol")
struct RowSymbolTests {
  /// The path in a frame, or the part of it on the frame's side.
  private func draw(
    _ symbol: RowSymbol, in frame: Rect, upTo fraction: Double = 1
  ) -> [PathElement] {
    var sink = PathElements()
    symbol.draw(in: frame, upTo: fraction, into: &sink)
    return sink.elements
  }

  @Test("There are stars, hearts and faces")
  func cases() {
    #expect(RowSymbol.allCases.map(\.description) == ["star", "heart", "face"])
    #expect(RowSymbol.allCases.map(\.unit) == [.stars, .hearts, .step])
  }

  @Test("A row is of the symbol that it names", arguments: [RowSymbol.star, .heart])
  func paths(symbol: RowSymbol) {
    let frame = RowLayout.fixed().placed(count: 5).frame(0, inset: 1)
    let layers = PaintedLayers(StarRow(Rating(5), symbol: symbol)).layers
    #expect(layers[0].subpaths[0] == draw(symbol, in: frame))
  }

  @Test("A path is scaled to its frame")
  func scaled() {
    let frame = Rect(x: 10, y: -20, width: 200, height: 50)
    let expected = Star.outline.map { element -> PathElement in
      switch element {
      case .move(let point): .move(to: Point(10 + 200 * point.x, -20 + 50 * point.y))
      case .line(let point): .line(to: Point(10 + 200 * point.x, -20 + 50 * point.y))
      default: element
      }
    }
    #expect(largestDifference(draw(.star, in: frame), expected) < 1e-12)
  }

  @Test("A fraction is one of the frame's width", arguments: [0.01, 0.2, 0.25, 0.5, 0.7, 0.99])
  func fraction(fraction: Double) throws {
    let frame = Rect(x: 7, y: 3, width: 44, height: 30)
    for symbol in [RowSymbol.star, .heart] {
      let bounds = try #require(Polygons(draw(symbol, in: frame, upTo: fraction)).bounds)
      #expect(abs(bounds.left - 7) < 1e-12)
      #expect(abs(bounds.right - (7 + 44 * fraction)) < 1e-12)
    }
  }

  @Test("All of the width is all of the path, and a face has none")
  func whole() {
    let unit = Rect(x: 0, y: 0, width: 1, height: 1)
    #expect(draw(.star, in: unit) == Star.outline)
    #expect(draw(.heart, in: unit) == Heart.outline)
    #expect(draw(.face, in: unit).isEmpty)
  }

  @Test("A negative width mirrors, and fills from the right")
  func mirrored() throws {
    let frame = Rect(x: 51, y: 3, width: -44, height: 30)
    for symbol in [RowSymbol.star, .heart] {
      let bounds = try #require(Polygons(draw(symbol, in: frame, upTo: 0.25)).bounds)
      #expect(abs(bounds.left - 40) < 1e-12)
      #expect(abs(bounds.right - 51) < 1e-12)
    }
  }

  @Test("Half of a symbol is half of its area")
  func half() {
    let frame = Rect(x: 3, y: 4, width: 10, height: 10)
    for symbol in [RowSymbol.star, .heart] {
      let (all, part) = (draw(symbol, in: frame), draw(symbol, in: frame, upTo: 0.5))
      #expect(abs(Polygons(part).area * 2 - Polygons(all).area) < 1e-3)
    }
  }
}

extension Star {
  static var outline: [PathElement] {
    var sink = PathElements()
    draw(into: &sink)
    return sink.elements
  }
}

extension Heart {
  static var outline: [PathElement] {
    var sink = PathElements()
    draw(into: &sink)
    return sink.elements
  }
}
