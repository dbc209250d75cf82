import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("PNG errors")
struct PNGErrorTests {
  @Test("They say what was wrong, and what is allowed")
  func sentences() {
    #expect(
      PNGError.size(width: 5000, height: 0).description
        == "a PNG file of 5000 × 0 pixels is not possible; each side has 1 to 4096 pixels")
    #expect(
      PNGError.tooComplex.description
        == "the picture is too complex for a PNG file of this size; "
        + "make it smaller, simplify the drawing, or shorten the motion")
  }
}
