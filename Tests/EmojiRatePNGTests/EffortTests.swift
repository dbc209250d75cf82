import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("Effort")
struct EffortTests {
  @Test("It ends after what was spent")
  func spending() {
    var effort = Effort(100, pixelCount: 100)
    effort.spend(99)
    #expect(effort.isLeft)
    effort.spend(1)
    #expect(!effort.isLeft)
    var all = Effort(100, pixelCount: 1)
    all.spendAll()
    #expect(!all.isLeft)
  }

  @Test("Painting costs the same for each pixel up to a million pixels, and then for each layer")
  func painting() {
    for (pixelCount, expected) in [(1 << 10, 3 << 10), (1 << 20, 3 << 20), (1 << 24, 3 << 20)] {
      var effort = Effort(Effort.pictureLimit, pixelCount: pixelCount)
      effort.spend(3, forEachOf: pixelCount)
      #expect(Effort.pictureLimit - effort.left == expected)
    }
  }

  @Test(
    "What is refused at a size is refused at larger ones",
    arguments: [(0.05, 4_000_000), (0, 1_500_000)] as [(Double, Int64)])
  func largerSizes(strokeWidth: Double, limit: Int64) throws {
    var state: UInt64 = 7
    func number() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / 0x1p24 * 10
    }
    var tangle = Shapes(elements: Shapes.polygon((0..<60).map { _ in Point(number(), number()) }))
    if strokeWidth > 0 { tangle.paint = Paint(stroke: Stroke(.currentColor, width: strokeWidth)) }
    let isDrawn = [16, 32, 64, 128, 256, 512, 1024].map { width in
      (try? Raster(tangle, width: width, limit: limit)) != nil
    }
    #expect(isDrawn.first == true && isDrawn.last == false)
    #expect(isDrawn == isDrawn.sorted { $0 && !$1 }, "\(isDrawn)")
  }
}
