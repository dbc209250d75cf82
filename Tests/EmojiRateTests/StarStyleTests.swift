import Testing

@testable import EmojiRate

@Suite("StarStyle")
struct StarStyleTests {
  @Test("The line is 2 wide, and nothing is under what is not earned")
  func defaults() {
    let style = StarStyle()
    #expect(style.lineWidth == 2)
    #expect(style.emptyColor == nil)
    #expect(style.fillColor.hsb.alpha == 1)
    #expect(style.strokeColor.hsb.alpha == 1)
  }
}
