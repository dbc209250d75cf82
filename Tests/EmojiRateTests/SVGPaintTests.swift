import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("SVGPaint")
struct SVGPaintTests {
  private let format = SVGFormat(precision: 2)

  /// What an element says of a paint where nothing is said before.
  private func attributes(_ paint: Paint) -> String {
    ByteWriter.string {
      $0.append(SVGPaint(paint, format), unless: .initial, format.lengths)
    }
  }

  @Test("What holds where nothing is said is a black fill and no stroke")
  func initial() {
    #expect(SVGPaint(Paint(fill: .color(eightBitColor(0))), format) == .initial)
    #expect(attributes(Paint(fill: .color(eightBitColor(0)))) == "")
    #expect(attributes(Paint()) == #" fill="none""#)
    #expect(
      attributes(Paint(fill: .currentColor, stroke: Stroke(.currentColor, width: 1)))
        == #" fill="currentColor" stroke="currentColor""#)
  }

  @Test("Paints of which a document says the same are equal, and others are not")
  func equality() {
    var random = SplitMix64(seed: 56)
    var paints = (0..<60).map { _ in random.paint() }
    paints += paints.map { paint in
      var paint = paint
      paint.stroke?.cap = .round
      return paint
    }
    for one in paints {
      for other in paints {
        let isSame = attributes(one) == attributes(other)
        let isEqual = SVGPaint(one, format) == SVGPaint(other, format)
        guard isSame == isEqual else {
          Issue.record("\(attributes(one)) and \(attributes(other))")
          return
        }
      }
    }
  }
}
