import EmojiRate
import Testing

@testable import EmojiRatePNG

@Suite("Vectors")
struct VectorTests {
  @Test("Products, length and a quarter of a turn clockwise")
  func products() {
    let (one, other) = (Vector(3, 4), Vector(1, 2))
    #expect(one.dot(other) == 11)
    #expect(one.cross(other) == 2)
    #expect(one.length == 5)
    #expect(Vector(1, 0).turned == Vector(0, 1))
  }
}
