import Testing

@testable import EmojiRate

@Suite("Lid")
struct LidTests {
  @Test("An open eye has no lid, whatever its slope")
  func open() {
    var cap = PathElements()
    Lid(Frame(100, 80, unit: 2), radius: 10, part: 0, slope: 9).drawCap(into: &cap)
    #expect(cap.elements.flatMap(\.points).allSatisfy { $0 == Point(100, 60) })
  }
}
