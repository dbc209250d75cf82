import Foundation
import Testing

@testable import EmojiRate

@Suite("RowNumber")
struct RowNumberTests {
  private func row(_ rating: Rating, _ ratings: Int? = nil) -> StarRow {
    var row = StarRow(rating)
    row.number = RowNumber(ratings: ratings)
    return row
  }

  @Test(
    "The value has one decimal, and an end of the scale is shown only where it is the value",
    arguments: [
      (4.3, 43), (4.25, 43), (4.96, 49), (5, 50), (0.04, 1), (0, 0), (3.2499, 32),
    ] as [(Double, Int64)])
  func tenths(value: Double, tenths: Int64) {
    #expect(RowNumber.tenths(of: Rating(value)) == tenths)
  }

  @Test("Numbers of all sizes keep their digits", arguments: [3e11, 1e13, -1e13, 99_999_999_999.9])
  func large(value: Double) {
    let rating = Rating(value, minimum: -1e13, maximum: 1e13)
    #expect(RowNumber.tenths(of: rating) == Int64((value * 10).rounded()))
  }

  @Test("Of negative values a half is away from zero too")
  func negative() {
    #expect(RowNumber.tenths(of: Rating(-1.25, minimum: -2, maximum: 2)) == -13)
    #expect(RowNumber.tenths(of: Rating(-1.99, minimum: -2, maximum: 2)) == -19)
  }

  @Test("It follows the row, as high as in a badge, and makes the picture wider")
  func place() throws {
    let plain = StarRow(4.3)
    let width = DigitText("4.3", height: 44 * 7.0 / 9, weight: 1.25).width
    let brackets = DigitText("(1,284)", height: 44 * 2.0 / 3).width
    let gap = 44 * 7.0 / 18
    #expect(abs(row(Rating(4.3)).canvasSize.width - (252 + gap + width)) < 1e-6)
    let whole = row(Rating(4.3), 1284)
    #expect(abs(whole.canvasSize.width - (252 + 2 * gap + width + brackets)) < 1e-6)
    #expect(whole.canvasSize.height == 44)
    // The row is what it is without a number, and the digits are behind it, within the canvas.
    let shapes = Recording(whole).shapes
    let count = Recording(plain).shapes.count
    #expect(Array(shapes[..<count]) == Recording(plain).shapes)
    for point in whole.pathElements.pointsOnCurves {
      #expect(point.x < whole.canvasSize.width && point.y > 0 && point.y < 44)
    }
    let digits = shapes[count...].flatMap { $0.outline.points.map(\.x) }
    #expect(try #require(digits.min()) > 252)
  }

  @Test("Read from the right, it stands at the left of the row", arguments: RowSymbol.allCases)
  func rightToLeft(symbol: RowSymbol) throws {
    var row = row(Rating(4.3), 1284)
    row.symbol = symbol
    row.isRightToLeft = true
    let width = row.canvasSize.width
    var plain = row
    plain.number = nil
    let count = Recording(plain).shapes.count
    let shapes = Recording(row).shapes
    func xs(_ shapes: some Sequence<Recording.Shape>) -> [Double] {
      // A circle has a centre and a radius.
      shapes.filter { !$0.outline.isCircle }.flatMap { $0.outline.points.map(\.x) }
    }
    #expect(try #require(xs(shapes[count...]).max()) < width - 252)
    #expect(try #require(xs(shapes[count...]).min()) > 0)
    // All of the row is where it was, from the right.
    for (one, other) in zip(xs(shapes[..<count]), xs(Recording(plain).shapes)) {
      #expect(abs(width - one - (252 - other)) < 1e-6)
    }
  }

  @Test("It is said, in its own language, whatever the document's is")
  func sentence() {
    var row = row(Rating(4.3), 1284)
    #expect(row.accessibleText() == "4.3 out of 5 stars, 1,284 ratings")
    row.number?.language = .german
    #expect(
      row.accessibleText(SVGOptions(language: .thai)) == "4,3 von 5 Sternen, 1.284 Bewertungen")
    #expect(row.svg().contains(" lang=\"de\""))
    row.number?.ratings = nil
    #expect(row.accessibleText() == "4,3 von 5 Sternen")
    row.number = nil
    #expect(row.accessibleText() == "4.3 out of 5 stars")
  }

  @Test("Without a rating there is a dash, and nothing is said of ratings")
  func unrated() {
    let row = row(Rating(0), 12)
    #expect(row.accessibleText() == "Not rated")
    let dash = DigitText("-", height: 44 * 7.0 / 9, weight: 1.25).width
    let brackets = DigitText("(12)", height: 44 * 2.0 / 3).width
    #expect(abs(row.canvasSize.width - (252 + 44 * 7.0 / 9 + dash + brackets)) < 1e-6)
  }

  @Test("While the row moves, it shows the value at the end")
  func moving() {
    let row = row(Rating(4.3), 1284)
    let start = row.moving(from: 1, part: 0)
    #expect(start.rating.value == 1)
    #expect(start.canvasSize == row.canvasSize)
    #expect(Recording(start).isUniform(with: Recording(row)))
    #expect(Recording(row.moving(from: 1, part: 1)).shapes == Recording(row).shapes)
  }

  @Test("Numbers of ratings are clamped")
  func clamping() {
    #expect(RowNumber(ratings: -1).ratings == 0)
    #expect(RowNumber(ratings: .max).ratings == 999_999_999)
    var number = RowNumber()
    number.ratings = 2_000_000_000
    #expect(number.ratings == 999_999_999)
  }

  @Test("It is stored with its row", arguments: [nil, 1284] as [Int?])
  func coding(ratings: Int?) throws {
    var row = row(Rating(4.3), ratings)
    row.number?.color = try #require(CSSColor(css: "navy"))
    row.number?.language = .french
    let stored = try JSONEncoder().encode(row)
    #expect(try JSONDecoder().decode(StarRow.self, from: stored) == row)
  }
}
