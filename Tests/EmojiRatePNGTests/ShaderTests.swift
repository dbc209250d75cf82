import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("Shaders")
struct ShaderTests {
  @Test("The colour of the text is the caller's, and its opacity is clamped")
  func currentColor() throws {
    let box = Shapes.polygon([Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10)])
    let green = SRGBColor(red: 0, green: 1, blue: 0)
    for (brush, expected): (Brush, UInt32) in [
      (.currentColor, 0x00FF_00FF), (.translucentCurrentColor(opacity: 7), 0x00FF_00FF),
      (.translucentCurrentColor(opacity: 0.2), 0x00FF_0033),
      (.translucentCurrentColor(opacity: -1), 0),
    ] {
      let shapes = Shapes(paint: Paint(fill: brush), elements: box)
      let decoded = try #require(DecodedPNG(shapes.png(currentColor: green)))
      #expect(decoded.color(5, 5) == expected)
    }
  }
}
