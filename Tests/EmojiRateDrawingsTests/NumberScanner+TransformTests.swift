import EmojiRate
import Testing

@testable import EmojiRateDrawings

@Suite("NumberScanner+Transform")
struct NumberScannerTransformTests {
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
