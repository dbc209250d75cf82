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
      let row = random.row()
      let canvas = row.canvasSize
      for shape in row.shapes {
        let half = (shape.paint.stroke?.width ?? 0) / 2 - 1e-9 * max(canvas.width, 1)
        let isInside = shape.elements.spots.allSatisfy {
          (half...canvas.width - half).contains($0.x)
            && (half...canvas.height - half).contains($0.y)
        }
        guard isInside else {
          Issue.record("\(shape) of \(canvas): \(row)")
          return
        }
      }
    }
  }
}

@Suite("StarFill")
struct StarFillTests {
  @Test(
    "A part of a star is shown as the rule has it",
    arguments: [
      // earned, exact, half, nearest half, whole
      (-1, [0, 0, 0, 0]), (0, [0, 0, 0, 0]), (0.001, [0.001, 0.5, 0, 0]), (0.2, [0.2, 0.5, 0, 0]),
      (0.249, [0.249, 0.5, 0, 0]), (0.25, [0.25, 0.5, 0.5, 0]), (0.499, [0.499, 0.5, 0.5, 0]),
      (0.5, [0.5, 0.5, 0.5, 1]), (0.7, [0.7, 0.5, 0.5, 1]), (0.75, [0.75, 0.5, 1, 1]),
      (0.999, [0.999, 0.5, 1, 1]), (1, [1, 1, 1, 1]), (4, [1, 1, 1, 1]),
    ] as [(Double, [Double])])
  func fraction(earned: Double, filled: [Double]) {
    #expect(StarFill.allCases.map { $0.fraction(earned) } == filled)
  }

  @Test("Only what arithmetic misses is taken for the nearest half")
  func nearestHalf() {
    #expect(StarRow(Rating(2.9995)).earned == 2.9995)
    #expect(StarRow(Rating(3.0.nextDown)).earned == 3)
  }
}

@Suite("RowLayout")
struct RowLayoutTests {
  @Test("A length is clamped where it is given, so that equal layouts are equal")
  func equality() {
    let none = Double.nan
    for (given, kept) in [
      (RowLayout.fixed(starSize: none, spacing: none), RowLayout.fixed()),
      (.fixed(starSize: -1, spacing: 1e9), .fixed(starSize: 1, spacing: 10_000)),
      (
        .fitted(width: .infinity, height: -1, margin: -.infinity),
        .fitted(width: 10_000, height: 0, margin: 0)
      ),
      (.cells(width: none, height: none), .cells(width: 1, height: 1)),
      (.cells(width: 0, height: 1e6), .cells(width: 1, height: 10_000)),
    ] { #expect(given == kept && given.hashValue == kept.hashValue, "\(given)") }
    let fitted = RowLayout.fitted(
      width: none, height: none, margin: none, spacing: none, minimumStarSize: none)
    #expect(
      fitted.placed(count: 3)
        == RowLayout.fitted(width: 1, height: 0, margin: 0, spacing: 8, minimumStarSize: 1)
        .placed(count: 3))
  }
}

@Suite("FaceRow")
struct FaceRowTests {
  @Test(
    "A moving row of faces with gradients defines each of them once",
    arguments: [("sunny", 5), ("cat", 12)])
  func movingGradients(character: String, count: Int) throws {
    var style = StarStyle()
    style.face = FaceStyle(try #require(FaceCharacter(rawValue: character)))
    style.face.paint = .linear
    let row = StarRow(
      Rating(3, maximum: Double(count)), count: count, symbol: .face, style: style)
    let parsed = try #require(
      ParsedDocument(row.svg(animation: RatingAnimation(from: 1))))
    let identifiers = parsed.elements.compactMap { $0.attributes["id"] }
    #expect(identifiers.count > 2)
    #expect(Set(identifiers).count == identifiers.count)
    let references = parsed.elements.flatMap(\.attributes.values).filter { $0.contains("url(#") }
    for reference in references {
      let name = reference.dropFirst(5).prefix { $0 != ")" }
      #expect(identifiers.contains(String(name)))
    }
  }
}

@Suite
struct SymbolPathTests {
  /// A round drop, whose x turns in the middle of its curves.
  private static let drop = "M12 2C30 14 24 22 12 22S-6 14 12 2Z"

  private func row(_ value: Double, _ data: String = drop) throws -> StarRow {
    var row = StarRow(value, count: 5)
    row.symbolPath = try SymbolPath(data)
    return row
  }

  @Test("is fitted into the square of a star, and centred there")
  func fit() throws {
    var box = Box.empty
    for case .move(let point) in try elements(SymbolPath("M0 0H10V20H0Z")) { box.join(point) }
    for case .line(let point) in try elements(SymbolPath("M0 0H10V20H0Z")) { box.join(point) }
    #expect(box == Box(25, 0, 75, 100))
  }

  @Test("is cut where a vertical line cuts it", arguments: [0.1, 0.25, 0.5, 0.7, 0.9])
  func cut(part: Double) throws {
    let whole = try box(of: elements(SymbolPath(Self.drop)))
    let cut = try box(of: elements(SymbolPath(Self.drop), upTo: part))
    #expect(abs(cut.right - min(100 * part, whole.right)) < 0.01)
    #expect(abs(cut.left - whole.left) < 0.01)
    for element in try elements(SymbolPath(Self.drop), upTo: part) {
      if case .curve(let end, let control1, let control2) = element {
        #expect([end, control1, control2].allSatisfy { $0.x <= 100 * part + 1e-6 })
      }
    }
  }

  @Test("says what is wrong with path data")
  func errors() throws {
    #expect(throws: PathDataError.self) { try SymbolPath("M0 0") }
    #expect(throws: PathDataError.self) { try SymbolPath("M0 0H") }
    #expect(throws: PathDataError.self) { try SymbolPath("M0 0L9 9M3 0V9Z") }
    #expect(throws: Never.self) { try SymbolPath("M0 0L9 9M3 0V9H9Z") }
  }

  private func box(of elements: [PathElement]) -> Box {
    elements.spots.reduce(into: .empty) { $0.join($1) }
  }

  private func elements(_ symbol: SymbolPath, upTo fraction: Double = 1) -> [PathElement] {
    drawnElements {
      $0.transformed(by: Transform(scale: 100, origin: Point(0, 0))) {
        $0.cut(leftOf: fraction) { symbol.draw(into: &$0) }
      }
    }
  }
}
