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
    _ first: Int, _ last: Int, units: Gradient.Units = .boundingBox, fallback: Int? = nil
  ) -> Gradient {
    Gradient(
      .linear(from: Point(0, 0), to: Point(0, 1)), units: units, from: eightBitColor(first),
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

  @Test("A radial gradient counts from the bounding box, and leaves out defaults")
  func radial() {
    let gradient = Gradient(
      .radial(center: Point(0.5, 0.25), radius: 0.8), from: eightBitColor(0xFF0000),
      to: eightBitColor(0x123456))
    let text = definition(gradient)
    #expect(text.hasPrefix(#"<radialGradient cy=".25" r=".8" id="e"#))
    #expect(
      text.hasSuffix(
        ##""><stop stop-color="red"/><stop offset="1" stop-color="#123456"/></radialGradient>"##))
    let defaultValue = Gradient(
      .radial(center: Point(0.5, 0.5), radius: 0.5), from: eightBitColor(0), to: eightBitColor(1))
    #expect(definition(defaultValue).hasPrefix(#"<radialGradient id="e"#))
    let level = Gradient(
      .linear(from: Point(0, 0), to: Point(1, 0)), from: eightBitColor(0), to: eightBitColor(1))
    #expect(definition(level).hasPrefix(#"<linearGradient id="e"#))
  }

  @Test("One of the canvas says all of its numbers, in the document's precision")
  func ofCanvas() {
    let gradient = Gradient(
      .linear(from: Point(0, 0), to: Point(0, 239.755)), units: .canvas,
      from: eightBitColor(0), to: eightBitColor(0xFFFFFF))
    #expect(
      definition(gradient, precision: 1).hasPrefix(
        #"<linearGradient x1="0" y1="0" x2="0" y2="239.8" gradientUnits="userSpaceOnUse" id="e"#))
    // Fractions of a box would be nothing without decimals.
    let fraction = Gradient(
      .radial(center: Point(0.5, 0.25), radius: 0.8), from: eightBitColor(0), to: eightBitColor(1))
    #expect(definition(fraction, precision: 0) == definition(fraction))
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

  @Test("Equal gradients have equal identifiers, and others do not")
  func equality() {
    var random = SplitMix64(seed: 53)
    var contents: [String: String] = [:]
    for _ in 0..<5000 {
      let gradient = random.gradient()
      let definition = definition(gradient)
      let id = String(reference(gradient).dropFirst(5).prefix { $0 != ")" })
      #expect(definition.contains(" id=\"\(id)\""))
      let content = definition.replacing(" id=\"\(id)\"", with: "")
      guard contents[id, default: content] == content else {
        Issue.record("\(contents[id]!) and \(content) are both \(id)")
        return
      }
      contents[id] = content
      var again = gradient
      again.fallback = random.srgbColor()
      #expect(reference(again).hasPrefix("url(#\(id))"))
    }
    #expect(contents.count > 4900)
  }

  @Test("Whatever the numbers of a gradient, its definition is well-formed")
  func extremes() {
    let numbers = [
      Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 1e15,
      .leastNonzeroMagnitude, -0.0,
    ]
    for one in numbers {
      for other in numbers {
        for units in [Gradient.Units.boundingBox, .canvas] {
          for geometry in [
            Gradient.Geometry.linear(from: Point(one, other), to: Point(other, one)),
            .radial(center: Point(one, other), radius: one),
          ] {
            let gradient = Gradient(
              geometry, units: units, from: eightBitColor(0), to: eightBitColor(1))
            for precision in [0, 2, 6] {
              #expect(ParsedDocument(definition(gradient, precision: precision)) != nil)
            }
          }
        }
      }
    }
  }

  // MARK: In documents

  private let triangle: [PathElement] = [
    .move(to: Point(0, 0)), .line(to: Point(9, 0)), .line(to: Point(9, 5)), .close,
  ]

  private func document(
    _ base: Paint, _ others: [Paint] = [], _ options: SVGOptions = SVGOptions()
  ) throws -> ParsedDocument {
    let layers = ([base] + others).map { PaintedLayers.Layer(paint: $0, elements: triangle) }
    return try #require(ParsedDocument(Painting(base: base, layers: layers).svg(options)))
  }

  @Test("A root refers to a gradient behind its title, and has a colour where it is not found")
  func root() throws {
    let paint = Paint(fill: .gradient(down(0xFFD7B5, 0xF29873, fallback: 0xFFBF88)))
    let parsed = try document(paint)
    #expect(
      parsed.elements.map(\.name) == ["svg", "title", "linearGradient", "stop", "stop", "path"])
    #expect(parsed.root.attributes["fill"] == "url(#eguz094) #ffbf88")
    #expect(parsed.elements[2].attributes["id"] == "eguz094")
    #expect(parsed.elements[2].parent == "svg")
    #expect(parsed.elements[5].attributes["fill"] == nil)
  }

  @Test("A row of pictures with one gradient defines it once, and one of the canvas for each")
  func row() throws {
    struct Row: CanvasPicture {
      var rating = Rating()
      var gradient: Gradient
      var canvasSize: Size { Size(width: 500, height: 100) }
      var basePaint: Paint { Paint(fill: .currentColor) }
      func draw<Target: Canvas>(on canvas: inout Target) {
        for index in 0..<5 {
          canvas.transformed(by: Transform(scale: 1, origin: Point(Double(index) * 100, 0))) {
            $0.paint(Paint(stroke: Stroke(.gradient(gradient), width: 4)))
            $0.circle(center: Point(50, 50), radius: 40)
            $0.move(to: Point(20, 70))
            $0.line(to: Point(80, 70))
          }
        }
      }
    }
    let box = try #require(ParsedDocument(Row(gradient: down(1, 2)).svg()))
    #expect(box.elements.filter { $0.name == "linearGradient" }.count == 1)
    let canvas = Row(gradient: down(1, 2, units: .canvas))
    let parsed = try #require(ParsedDocument(canvas.svg()))
    let gradients = parsed.elements.filter { $0.name == "linearGradient" }
    #expect(gradients.map { $0.attributes["x1"] } == ["0", "100", "200", "300", "400"])
    #expect(Set(gradients.map { $0.attributes["id"] }).count == 5)
    #expect(parsed.shown()?.map(\.paint) == ExpectedElements(canvas).shown.map(\.paint))
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
