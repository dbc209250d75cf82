import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("SVGGradient")
struct SVGGradientTests {
  private func definition(_ gradient: Gradient, precision: Int = 2) -> String {
    var definitions = SVGDefinitions()
    return ByteWriter.string {
      SVGGradient(gradient: gradient, format: SVGFormat(precision: precision))
        .writeDefinition(into: &$0, unlessIn: &definitions)
    }
  }

  private func reference(_ gradient: Gradient, precision: Int = 2) -> String {
    ByteWriter.string {
      $0.append(SVGPaint.Brush(.gradient(gradient), SVGFormat(precision: precision)))
    }
  }

  /// From top to bottom, in two colours.
  private func down(
    _ first: Int, _ last: Int, isInBox: Bool = true, fallback: Int? = nil
  ) -> Gradient {
    Gradient(
      .linear(from: Point(0, 0), to: Point(0, 1)), isInBox: isInBox, from: eightBitColor(first),
      to: eightBitColor(last), fallback: fallback.map { eightBitColor($0) })
  }

  @Test("The reference's example has the reference's identifier")
  func example() {
    let gradient = down(0xFFD7B5, 0xF29873, fallback: 0xFFBF88)
    #expect(
      definition(gradient)
        == ##"<linearGradient x2="0" y2="1" id="eguz094"><stop stop-color="#ffd7b5"/>"##
        + ##"<stop offset="1" stop-color="#f29873"/></linearGradient>"##)
    #expect(reference(gradient) == "url(#eguz094) #ffbf88")
  }

  @Test(
    "An identifier says all of its digest, also where that begins with 10",
    arguments: [("50", "e10lb7og"), ("1103", "e104d8gy"), ("659", "e10c7g7")])
  func digest(text: String, identifier: String) {
    var text = text
    let written = text.withUTF8 { text in
      ByteWriter.string {
        SVGGradient.Identifier(of: UnsafeRawBufferPointer(text)).write(into: &$0)
      }
    }
    #expect(written == identifier)
  }
}

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
}
