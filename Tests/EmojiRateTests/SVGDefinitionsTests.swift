import Testing

@testable import EmojiRate

@Suite("SVGDefinitions")
struct SVGDefinitionsTests {
  @Test("A digest is new once, zero too")
  func once() {
    var definitions = SVGDefinitions()
    let isNew = ([7, 0, .max, 7, 0, 8, .max, 8] as [UInt32]).map { definitions.insert($0) }
    #expect(isNew == [true, true, true, false, false, true, false, false])
  }

  @Test("Of more than eight, the first are forgotten first")
  func forgotten() {
    var definitions = SVGDefinitions()
    func areNew(_ digests: ClosedRange<UInt32>) -> Set<Bool> {
      Set(digests.map { definitions.insert($0) })
    }
    #expect(areNew(1...10) == [true])
    #expect(areNew(3...10) == [false])
    #expect(areNew(1...2) == [true])
  }

  @Test("More than eight gradients are all defined before they are referred to")
  func many() throws {
    let paints = (0..<30).map { index in
      Paint(
        fill: .gradient(
          Gradient(
            .linear(from: Point(0, 0), to: Point(1, 1)), from: eightBitColor(index % 12),
            to: eightBitColor(0xFF0000))))
    }
    let line: [PathElement] = [.move(to: Point(0, 0)), .line(to: Point(9, 5))]
    let painting = Painting(layers: paints.map { .init(paint: $0, elements: line) })
    let parsed = try #require(ParsedDocument(painting.svg()))
    var defined: Set<String> = []
    for element in parsed.elements {
      if let id = element.attributes["id"] { defined.insert(id) }
      if element.name == "path", let fill = element.attributes["fill"] {
        #expect(defined.contains(String(fill.dropFirst(5).prefix { $0 != ")" })))
      }
    }
    #expect(defined.count == 12)
  }
}
