import EmojiRate
import Testing

@testable import EmojiRateDrawings

@Suite("NumberScanner+SVG")
struct NumberScannerSVGTests {
  @Test("reads numbers with space, commas or nothing between")
  func numbers() {
    #expect(NumberScanner.numbers(" 1,2 -3.5+4.e1 .5.5") == [1, 2, -3.5, 40, 0.5, 0.5])
    #expect(NumberScanner.numbers("") == [])
    for text in ["nan", "inf", "1e308", "1 x", "0x10", "1e10", "1,,2"] {
      #expect(NumberScanner.numbers(text) == nil, "\(text)")
    }
  }

  @Test("reads lengths in pixels and other units")
  func lengths() {
    #expect(NumberScanner.length("72pt", of: nil) == 96)
    #expect(NumberScanner.length("1in", of: nil) == 96)
    #expect(NumberScanner.length("2.54cm", of: nil) == 96)
    #expect(NumberScanner.length("25.4mm", of: nil) == 96)
    #expect(NumberScanner.length("1pc", of: nil) == 16)
    #expect(NumberScanner.length(" 3px ", of: nil) == 3)
    #expect(NumberScanner.length("50%", of: 8) == 4)
    for text in ["50%", "2em", "px", "1 px 2", "NaN"] {
      #expect(NumberScanner.length(text, of: nil) == nil)
    }
    #expect(NumberScanner.part("150%") == 1)
    #expect(NumberScanner.part("-1") == 0)
  }

  @Test("reads transforms, the last of which is applied first")
  func transforms() throws {
    func place(_ text: String) throws -> Point {
      try #require(NumberScanner.transform(text)).apply(Point(1, 2))
    }
    #expect(try place("translate(10 20)scale(2)") == Point(12, 24))
    #expect(try place("scale(2) , translate(10,20)") == Point(22, 44))
    #expect(try place("rotate(90)") == Point(-2, 1))
    #expect(try place("rotate(90deg 1 2)") == Point(1, 2))
    #expect(try place("matrix(1 2 3 4 5 6)") == Point(12, 16))
    #expect(try place("translate(3px)") == Point(4, 2))
    let skewed = try place("skewX(45)")
    #expect(abs(skewed.x - 3) < 1e-12 && skewed.y == 2)
    let other = try place("skewY(45)")
    #expect(other.x == 1 && abs(other.y - 3) < 1e-12)
    for text in [
      "rotate(1 2)", "scale", "scale(", "scale(2", "matrix(1 2 3)", "turn(3)", "scale(2px)",
      "scale(nan)",
    ] {
      #expect(NumberScanner.transform(text) == nil, "\(text)")
    }
  }
}
