import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("Rasters")
struct RasterTests {
  @Test("Bands of a large picture fit together")
  func bands() throws {
    // At half the size there is one band, at this size there are three.
    let (large, small) = try (Raster(Face(4), width: 1536), Raster(Face(4), width: 768))
    var most = 0.0
    for y in 0..<768 {
      for x in 0..<768 {
        let mean = [(0, 0), (1, 0), (0, 1), (1, 1)].reduce(0.0) {
          $0 + Double(large.colors[(2 * y + $1.1) * 1536 + 2 * x + $1.0] & 0xFF) / 4
        }
        most = max(most, abs(mean - Double(small.colors[y * 768 + x] & 0xFF)))
      }
    }
    #expect(most < 8)
  }

  @Test("The difference is the smallest part with all changed pixels")
  func difference() throws {
    let box = [Point(2, 3), Point(4, 3), Point(4, 7), Point(2, 7)]
    let empty = try Raster(Shapes(), width: 10)
    let drawn = try Raster(Shapes(elements: Shapes.polygon(box)), width: 10)
    let part = try #require(drawn.difference(from: empty))
    #expect(part.columns == 2..<4 && part.rows == 3..<7)
    #expect(drawn.difference(from: drawn) == nil)
    #expect(!drawn.isOpaque)
  }
}
