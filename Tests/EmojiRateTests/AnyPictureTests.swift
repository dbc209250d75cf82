import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

/// What holds of the documents of every picture, whatever it draws.
@Suite("Pictures of one's own")
struct AnyPictureTests {
  /// What is wrong with a document of a picture; nil where it is well-formed and has all of it in, in its
  /// paints.
  private func fault(_ picture: some CanvasPicture, _ options: SVGOptions) -> String? {
    guard let parsed = ParsedDocument(picture.svg(options)) else { return "not well-formed" }
    guard let shown = parsed.shown(hasBackground: options.background != nil) else {
      return "an element is painted with nothing"
    }
    let expected = ExpectedElements(picture).shown
    guard shown.count == expected.count else { return "\(shown.count), not \(expected.count)" }
    for (index, (shown, expected)) in zip(shown, expected).enumerated() {
      if shown.paint != expected.paint {
        return "\(index) is painted \(shown.paint), not \(expected.paint)"
      }
      let difference = largestDifference(shown.elements, expected.elements)
      // Copies are counted from a rounded place.
      if difference > 2e-6 { return "\(index) is off by \(difference)" }
    }
    return nil
  }

  private static let line = [AnyPicture.Step.move(Point(1, 2)), .line(Point(5, 2))]
  private static let triangle = line + [.line(Point(5, 7)), .close]
  private static let red = Paint(fill: .color(eightBitColor(0xFF0000)))
  private static let evenOdd = Paint(fill: .currentColor, winding: .evenOdd)
  private static let wide = Paint(stroke: Stroke(.currentColor, width: 4))

  struct Example: Sendable, CustomStringConvertible {
    let description: String
    let steps: [AnyPicture.Step]
    /// How many elements it is to have.
    let count: Int

    init(_ description: String, _ count: Int, _ steps: [AnyPicture.Step]) {
      (self.description, self.count, self.steps) = (description, count, steps)
    }
  }

  static let examples = [
    Example("draws nothing", 0, []),
    Example("only closes", 0, [.close, .paint(red), .close]),
    Example("paints in the middle of a path", 2, line + [.paint(wide), .line(Point(9, 9))]),
    Example("paints as it is painted", 1, line + [.paint(Paint(fill: .currentColor))] + triangle),
    Example(
      "paints as it is painted, even-odd", 2, [.paint(evenOdd)] + line + [.paint(evenOdd)] + line),
    Example("repeats nothing", 0, [.repeated(0, 10, triangle), .repeated(-1, 10, triangle)]),
    Example("lines without a move", 1, [.line(Point(5, 5)), .line(Point(9, 5)), .close]),
    Example("goes on after a circle", 2, [.circle(Point(9, 9), 3), .line(Point(20, 9))]),
    Example("goes on after a close", 1, triangle + [.line(Point(9, 9))]),
    Example(
      "repeats a triangle and goes on", 1, [.repeated(4, 10, triangle), .line(Point(9, 9)), .close]),
    Example("repeats nothing", 0, [.repeated(4, 10, [])]),
    Example("repeats a circle", 4, [.repeated(4, 10, [.circle(Point(5, 5), 3)])]),
    Example("repeats a circle and a path", 8, [.repeated(4, 10, [.circle(Point(5, 5), 3)] + line)]),
    Example("repeats two subpaths", 1, [.repeated(4, 10, triangle + triangle)]),
    Example("repeats lines without a move", 1, [.repeated(4, 10, [.line(Point(7, 7)), .close])]),
    Example("repeats lines before a move", 1, [.repeated(4, 10, [.line(Point(7, 7))] + triangle)]),
    Example(
      "repeats in two paints", 8,
      [.repeated(4, 10, [.paint(red)] + triangle + [.paint(wide)] + line)]),
    Example(
      "repeats what repeats", 1, [.repeated(2, 50, [.repeated(4, 10, triangle)]), .close]),
    Example(
      "repeats what is long", 1,
      [
        .repeated(
          3, 10,
          [.move(Point(0, 0))] + (1..<400).map { .line(Point(Double($0) / 7, Double($0 % 9))) } + [
            .close
          ])
      ]),
    Example(
      "draws on a canvas of its own", 3,
      triangle + [
        .transformed(.turned(to: Point(3, 4), around: Point(9, 9)), [.paint(wide)] + triangle),
        .circle(Point(9, 9), 1),
      ]),
  ]

  @Test("A picture is a well-formed document with all of it in", arguments: examples)
  func example(example: Example) throws {
    let picture = AnyPicture(steps: example.steps)
    for background in [nil, CSSColor.currentColor] {
      let options = SVGOptions(precision: 6, background: background)
      #expect(fault(picture, options) == nil)
      let parsed = try #require(ParsedDocument(picture.svg(options)))
      #expect(parsed.shown(hasBackground: background != nil)?.count == example.count)
    }
  }

  @Test("Any picture of one's own is a well-formed document with all of it in")
  func any() {
    var random = SplitMix64(seed: 41)
    for index in 0..<4000 {
      let picture = random.anyPicture()
      let options = SVGOptions(
        precision: 6, background: random.oneIn(4) ? random.cssColor() : nil,
        label: random.oneIn(8) ? .title(String(repeating: "<{value}>&\u{1}", count: 90)) : .sentence
      )
      guard let fault = fault(picture, options) else { continue }
      Issue.record("Picture \(index): \(fault)\n\(picture)\n\(picture.svg(options))")
      return
    }
  }

  @Test("A face or a row shows in its document and as path elements what it draws")
  func ours() {
    var random = SplitMix64(seed: 43)
    for _ in 0..<400 {
      let options = SVGOptions(precision: 6, background: random.oneIn(3) ? .currentColor : nil)
      let (face, row) = (random.face(), random.starRow())
      #expect(fault(face, options) == nil)
      #expect(ExpectedElements(face).shown.flatMap(\.elements) == face.pathElements)
      #expect(ExpectedElements(row).shown.flatMap(\.elements) == row.pathElements)
      // Of wide rows, a step of rounding is more than what is told apart here.
      if row.canvasSize.width < 2000 { #expect(fault(row, options) == nil, "\(row)") }
    }
  }
}
