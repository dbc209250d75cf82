import Testing

@testable import EmojiRate

@Suite("PosedFace")
struct PosedFaceTests {
  @Test("A classic face with brows that nothing raises is the classic face, to the byte")
  func seam() {
    let style = FaceStyle(.classic) { $0.brows = .automatic }
    for value in [2.5, 3, 4, 5] {
      #expect(Face(value, style: style).svg() == Face(value).svg())
    }
    #expect(Face(0, style: style).svg() != Face(0).svg())
  }

  @Test("A tongue is drawn from 1.5 units on, and no speck of it before")
  func tongue() throws {
    let style = FaceStyle(.sunny) { $0.mouth = .tongue }
    var widths: [Double] = []
    for step in 0...100 {
      let document = Face(2.5 + Double(step) / 200, style: style).svg()
      guard document.contains("#f2567a") else { continue }
      // It is drawn last.
      let path = try #require(PathData(pathData(in: document)))
      let xs = path.elements.flatMap(\.points).map(\.x)
      widths.append(try #require(xs.max()) - (try #require(xs.min())))
    }
    #expect(widths.count > 50 && widths.allSatisfy { $0 >= 1.5 })
  }
}
