import EmojiRateDrawings
import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

/// How documents of several paints, circles, copies and gradients are written.
@Suite("SVGElements")
struct SVGElementsTests {
  private static let line = [AnyPicture.Step.move(Point(1, 2)), .line(Point(5, 2))]
  private static let triangle = line + [.line(Point(5, 7)), .close]
  private static let long: [AnyPicture.Step] = {
    let corners = (1..<400).map { AnyPicture.Step.line(Point(Double($0) / 7, Double($0 % 9))) }
    return [.move(Point(0, 0))] + corners + [.close]
  }()

  private static let red = Brush.color(eightBitColor(0xFF0000))
  private static let blue = Brush.color(eightBitColor(0x0000FF))
  private static let translucent = Brush.color(eightBitColor(0xFF0000, alpha: 0.5))
  private static let evenOdd = Paint(fill: .currentColor, isEvenOdd: true)
  private static let wide = Paint(stroke: Stroke(.currentColor, width: 4))

  private static func stroke(
    _ brush: Brush, _ width: Double = 1, cap: Stroke.Cap = .butt, join: Stroke.Join = .miter
  ) -> Paint {
    Paint(stroke: Stroke(brush, width: width, cap: cap, join: join))
  }

  private static func fill(_ brush: Brush?, isEvenOdd: Bool = false) -> Paint {
    Paint(fill: brush, isEvenOdd: isEvenOdd)
  }

  private static func gradient(
    _ first: Int, isInBox: Bool = true, fallback: Int? = nil
  ) -> Brush {
    .gradient(
      Gradient(
        .linear(from: Point(0, 0), to: Point(0, 1)), isInBox: isInBox, from: eightBitColor(first),
        to: eightBitColor(0xF29873), fallback: fallback.map { eightBitColor($0) }))
  }

  /// A picture of a line in each paint, the first of which is the picture's own.
  private static func lines(_ paints: Paint...) -> AnyPicture {
    AnyPicture(basePaint: paints[0], steps: paints.flatMap { [.paint($0)] + line })
  }

  private static let paths: [(String, [AnyPicture.Step])] = [
    ("nothing", []),
    ("only closes", [.close, .paint(fill(red)), .close]),
    ("a paint in the middle of a path", line + [.paint(wide), .line(Point(9, 9))]),
    ("the same paint again", line + [.paint(fill(.currentColor))] + triangle),
    ("the same paint again, even-odd", [.paint(evenOdd)] + line + [.paint(evenOdd)] + line),
    ("a paint that nothing is drawn with", line + [.paint(fill(blue)), .paint(stroke(blue, 3))]),
    ("lines without a move", [.line(Point(5, 5)), .line(Point(9, 5)), .close]),
    ("a line after a circle", [.circle(Point(9, 9), 3), .line(Point(20, 9))]),
    ("a line after a close", triangle + [.line(Point(9, 9))]),
    ("no copies", [.repeated(0, 10, triangle), .repeated(-1, 10, triangle)]),
    ("copies, and a line after them", [.repeated(4, 10, triangle), .line(Point(9, 9)), .close]),
    ("copies of nothing", [.repeated(4, 10, [])]),
    ("copies of a circle", [.repeated(4, 10, [.circle(Point(5, 5), 3)])]),
    ("copies of a circle and a path", [.repeated(4, 10, [.circle(Point(5, 5), 3)] + line)]),
    ("copies of two subpaths", [.repeated(4, 10, triangle + triangle)]),
    ("copies of lines without a move", [.repeated(4, 10, [.line(Point(7, 7)), .close])]),
    ("copies of lines before a move", [.repeated(4, 10, [.line(Point(7, 7))] + triangle)]),
    (
      "copies in two paints",
      [.repeated(4, 10, [.paint(fill(red))] + triangle + [.paint(wide)] + line)]
    ),
    ("copies of copies", [.repeated(2, 50, [.repeated(4, 10, triangle)]), .close]),
    ("copies of an outline too long to be kept", [.repeated(3, 10, long)]),
    (
      "scaled copies",
      [.transformed(Transform(scale: 0.5, origin: Point(7, 1)), [.repeated(3, 52, triangle)])]
    ),
    (
      "a canvas of its own",
      triangle + [
        .transformed(.turned(to: Point(3, 4), around: Point(9, 9)), [.paint(wide)] + triangle),
        .circle(Point(9, 9), 1),
      ]
    ),
    (
      "one gradient of the box in three places, and three of the canvas",
      [true, false].flatMap { isInBox in
        (0..<3).map { index in
          .transformed(
            Transform(scale: 1, origin: Point(Double(index) * 20, 0)),
            [.paint(stroke(gradient(1, isInBox: isInBox), 4)), .circle(Point(9, 9), 5)] + line)
        }
      }
    ),
    (
      "more gradients than are remembered",
      (0..<30).flatMap { [.paint(fill(gradient($0 % 12)))] + triangle }
    ),
  ]

  private static let paints: [(String, AnyPicture)] = [
    ("a fill and back", lines(fill(red), fill(blue), fill(red))),
    (
      "a fill, a stroke or both",
      lines(
        Paint(fill: red, stroke: Stroke(blue, width: 2, join: .round)),
        stroke(blue, 2, join: .round), fill(red), fill(blue))
    ),
    (
      "strokes that differ in one way",
      lines(
        stroke(red), stroke(red, 3), stroke(red, 1, cap: .round), stroke(red, 1, join: .round),
        stroke(blue, 1))
    ),
    (
      "a stroke that differs in every way",
      lines(stroke(red, 3, cap: .round, join: .round), stroke(red))
    ),
    ("a translucent fill", lines(fill(translucent), fill(blue), fill(translucent))),
    ("a translucent stroke", lines(stroke(translucent), stroke(blue))),
    (
      "two fills of one opacity",
      lines(fill(translucent), fill(.color(eightBitColor(0x0000FF, alpha: 0.5))))
    ),
    ("no fill after a translucent one", lines(fill(translucent), stroke(blue), fill(blue))),
    ("even-odd", lines(fill(red), fill(red, isEvenOdd: true), fill(blue, isEvenOdd: true))),
    ("even-odd first", lines(fill(red, isEvenOdd: true), fill(blue), fill(blue, isEvenOdd: true))),
    ("a gradient with a fallback", lines(fill(gradient(0xFFD7B5, fallback: 0xFFBF88)))),
  ]

  @Test("Paths and paints are written as they were")
  func examples() throws {
    let examples = Self.paths.map { ($0, AnyPicture(steps: $1)) } + Self.paints
    var lines = ""
    for (name, picture) in examples {
      for (ground, background) in [("", nil), (" on a ground", CSSColor("#00800080"))] {
        let document = picture.svg(SVGOptions(background: background, label: .decorative))
        #expect(ParsedDocument(document) != nil, "\(name)")
        lines += "\(name)\(ground): \(document)\n"
      }
    }
    try expectSnapshot(lines: lines, "elements")
  }
}

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
