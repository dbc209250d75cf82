import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("Effort")
struct EffortTests {
  @Test("It ends after what was spent, and large pictures may take more")
  func spending() {
    var effort = Effort(pixelCount: 100)
    #expect(effort.isLeft && effort.left > 100_000_000)
    effort.spend(effort.left - 1)
    #expect(effort.isLeft)
    effort.spend(1)
    #expect(!effort.isLeft)
    #expect(Effort(pixelCount: 1 << 24).left > Effort(pixelCount: 1 << 20).left)
    var all = Effort(pixelCount: 1)
    all.spendAll()
    #expect(!all.isLeft)
  }
}
