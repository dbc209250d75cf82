import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings

@Suite("NumberScanner+Lengths")
struct NumberScannerLengthsTests {
  @Test("reads numbers with space, commas or nothing between")
  func numbers() {
    #expect(NumberScanner.numbers(" 1,2 -3.5+4.e1 .5.5") == [1, 2, -3.5, 40, 0.5, 0.5])
    #expect(NumberScanner.numbers("") == [])
    for text in ["nan", "inf", "1e308", "1 x", "0x10", "1e10", "1,,2"] {
      #expect(NumberScanner.numbers(text) == nil, "\(text)")
    }
  }

  @Test(
    "reads lengths in pixels and other units",
    arguments: [
      ("72pt", 96), ("1in", 96), ("2.54cm", 96), ("25.4mm", 96), ("1pc", 16), (" 3px ", 3),
      ("50%", 4), ("2em", nil), ("px", nil), ("1 px 2", nil), ("NaN", nil),
    ] as [(String, Double?)])
  func lengths(text: String, length: Double?) {
    #expect(NumberScanner.length(text, of: 8) == length)
    #expect(!text.hasSuffix("%") || NumberScanner.length(text, of: nil) == nil)
  }

  @Test("clamps parts", arguments: [("150%", 1), ("-1", 0), (".5", 0.5)] as [(String, Double)])
  func parts(text: String, part: Double) { #expect(NumberScanner.part(text) == part) }
}

@Suite("NumberScanner+Transform")
struct NumberScannerTransformTests {
  @Test(
    "reads transforms, the last of which is applied first",
    arguments: [
      ("translate(10 20)scale(2)", Point(12, 24)), ("scale(2) , translate(10,20)", Point(22, 44)),
      ("rotate(90)", Point(-2, 1)), ("rotate(90deg 1 2)", Point(1, 2)),
      ("matrix(1 2 3 4 5 6)", Point(12, 16)), ("translate(3px)", Point(4, 2)),
      ("skewX(45)", Point(3, 2)), ("skewY(45)", Point(1, 3)),
    ])
  func transforms(text: String, place: Point) throws {
    let found = try #require(NumberScanner.transform(text)).apply(Point(1, 2))
    #expect((found - place).length < 1e-12)
  }

  @Test(
    "refuses other transforms",
    arguments: [
      "rotate(1 2)", "scale", "scale(", "scale(2", "matrix(1 2 3)", "turn(3)", "scale(2px)",
      "scale(nan)",
    ])
  func otherTransforms(text: String) { #expect(NumberScanner.transform(text) == nil) }
}
