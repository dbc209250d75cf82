import Testing

@testable import EmojiRate

@Suite("StarStyle")
struct StarStyleTests {
  @Test("The line is 2 wide, and nothing is under what is not earned")
  func defaults() {
    let style = StarStyle()
    #expect(style.lineWidth == 2)
    #expect(StarStyle.lineWidthParameter.limits == 0...20)
    #expect(style.emptyColor == nil)
    #expect(style.fillColor.hsb.alpha == 1)
    #expect(style.strokeColor.hsb.alpha == 1)
  }

  @Test(
    "A line width is clamped, in an initialiser and after",
    arguments: [(-1, 0), (0, 0), (0.5, 0.5), (20, 20), (21, 20), (.infinity, 20), (.nan, 2)]
      as [(Double, Double)])
  func lineWidth(given: Double, stored: Double) {
    #expect(StarStyle(lineWidth: given).lineWidth == stored)
    var style = StarStyle(lineWidth: 7)
    style.lineWidth = given
    #expect(style.lineWidth == stored)
  }
}
