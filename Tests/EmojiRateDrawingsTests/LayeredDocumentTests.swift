import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings
@testable import EmojiRateTestSupport

@Suite
struct LayeredDocumentTests {
  // Each takes a second in a debug build.
  @Test(
    "comes back as the look it was made of",
    arguments: FaceCharacter.allCases.filter { $0.ordinal % 10 == 0 })
  func looks(_ character: FaceCharacter) throws {
    let look = { Face(Rating($0, minimum: 0, maximum: 1), style: FaceStyle(character)) }
    let drawing = try Drawing(of: look)
    #expect(try Drawing(svg: drawing.svg) == drawing)
    var worst = Difference()
    for part in Self.parts {
      let drawn = Recording(
        Face(Rating(part, minimum: 0, maximum: 1), style: FaceStyle(drawing: drawing)))
      worst.compare(Recording(look(part), keepsParts: true), drawn)
    }
    #expect(worst.place <= 0.25, "\(worst)")
    #expect(worst.color <= 2, "\(worst)")
  }

  @Test(
    "is not made at values that are no parts of the scale, or nearly the same",
    arguments: [[0, .nan, 1], [0, .nan], [0, 1e-300, 1], [0], [0, 1.5], [-1, 1]] as [[Double]])
  func wrongValues(parts: [Double]) {
    // The order of a set is another in each run, and NaN is nowhere in it.
    for _ in 0..<20 {
      let error = #expect(throws: DrawingError.self) {
        try Drawing(of: { Face($0 * 5) }, at: parts)
      }
      #expect(error?.description.contains("line") == false)
    }
  }

  @Test("has at most nine layers if it may be less close, and says how close it is")
  func fewLayers() throws {
    let look = { Face(Rating($0, minimum: 0, maximum: 1), style: FaceStyle(.mini)) }
    let (drawing, tolerance) = try Drawing.layered(of: look)
    #expect(drawing.keys.count <= 9)
    var worst = Difference()
    for part in Self.parts {
      let drawn = Recording(
        Face(Rating(part, minimum: 0, maximum: 1), style: FaceStyle(drawing: drawing)))
      worst.compare(Recording(look(part), keepsParts: true), drawn)
    }
    #expect(worst.place <= tolerance, "\(worst), \(tolerance)")
    // With a tolerance that is a little lower, there are more layers than nine.
    #expect(try Drawing(of: look, tolerance: tolerance - 0.02).keys.count > 9)
  }

  @Test("names the parts of a face, and keeps the names when it is read and written again")
  func names() throws {
    let names = ["head", "mouth", "left eye", "right eye"]
    let look = { Face(Rating($0, minimum: 0, maximum: 1)) }
    let drawing = try Drawing(of: look, at: [0, 1])
    for name in names {
      #expect(drawing.svg.contains(" inkscape:label=\"\(name)\" "), "\(name)")
    }
    #expect(try Drawing(svg: drawing.svg).svg == drawing.svg)
  }

  @Test("names the shines of eyes other than the eyes")
  func shines() throws {
    let cat = { Face(Rating($0, minimum: 0, maximum: 1), style: .cat) }
    let svg = try Drawing(of: cat, at: [0, 1]).svg
    for name in ["left eye", "right eye", "left eye shine", "right eye shine"] {
      #expect(svg.ranges(of: " inkscape:label=\"\(name)\" ").count == 2, "\(name)")
    }
  }

  @Test("keeps the names of a drawing")
  func ownNames() throws {
    let eye = #"<circle id="a &quot;shut&quot; eye" cx="90" cy="90" r="9"/>"#
    let svg = try Drawing(svg: layers(eye, eye.replacing("90", with: "95"))).svg
    #expect(svg.contains(#" inkscape:label="a &#34;shut&#34; eye" "#), "\(svg)")
  }

  @Test("says paint in the style of shapes, which Inkscape keeps when it breaks them apart")
  func paintInStyle() throws {
    let svg = try Drawing(of: { Face(Rating($0, minimum: 0, maximum: 1)) }, at: [0, 1]).svg
    #expect(!svg.contains(" fill=") && !svg.contains(" stroke"))
    #expect(svg.contains(#" style="fill:none;stroke:"#))
  }

  /// Those that are drawn, some seeded ones between, and where a look jumps.
  private static var parts: [Double] {
    var random = SplitMix64(seed: 26)
    return (0...50).map { Double($0) / 50 }
      + (0..<30).map { _ in Double(random.integer(0...1000)) / 1000 }
  }

  /// How far what is drawn is from what was to be drawn.
  private struct Difference {
    /// In user units.
    var place = 0.0
    /// Of 255.
    var color = 0.0

    mutating func compare(_ one: Recording, _ other: Recording) {
      // A pair of eyes is two shapes of the drawing.
      let shapes = one.shapes.flatMap { LayerShape(states: [$0]).sides.map { $0.states[0] } }
      #expect(shapes.count == other.shapes.count)
      for (a, b) in zip(shapes, other.shapes) {
        for (p, q) in zip(a.outline.places, b.outline.places) { place = max(place, (p - q).length) }
        let isSeen = { (brush: Brush?) in brush.map { $0.alpha8 > 0 } ?? false }
        if isSeen(a.paint.fill) || isSeen(b.paint.fill) { compare(a.paint.fill, b.paint.fill) }
        guard let line = a.paint.stroke, let other = b.paint.stroke else {
          #expect(a.paint.stroke == nil && b.paint.stroke == nil)
          continue
        }
        place = max(place, abs(line.width - other.width) / 2)
        compare(line.brush, other.brush)
      }
    }

    private mutating func compare(_ one: Brush?, _ other: Brush?) {
      for (a, b) in zip(Self.channels(one), Self.channels(other)) { color = max(color, abs(a - b)) }
    }

    private static func channels(_ brush: Brush?) -> [Double] {
      func channels(_ color: SRGBColor) -> [Double] {
        [color.red, color.green, color.blue, color.alpha].map { $0 * 255 }
      }
      switch brush {
      case .color(let color): return channels(color)
      case .gradient(let gradient):
        return (0..<gradient.count).flatMap { channels(gradient[$0].color) }
      default: return []
      }
    }
  }
}

@Suite
struct LayerNameTests {
  @Test(
    "reads the value that a name says",
    arguments: [
      ("0", .number(0)), ("2.5", .number(2.5)), ("2,5", .number(2.5)), ("50%", .percentage(50)),
      ("value-3", .number(3)), ("VALUE 3", .number(3)), ("rating=4", .number(4)),
      ("value-1", .number(1)),
      ("value--1", .number(-1)), ("27-percent", .percentage(27)), ("27 percent", .percentage(27)),
      ("0 sad", .number(0)), ("5: very happy", .number(5)), ("5–5", nil),
      ("_x35_0_x25_", .percentage(50)),
      ("_x35__1_", .number(5)), ("_0", .number(0)), ("_-1", .number(-1)), ("sad", nil),
      ("sad 0", nil), ("0sad", nil),
      // A dash or a line between two numbers can be a point or a range.
      ("2.5_2", .number(2.5)), ("_2_5", .number(2.5)), ("_2.5", .number(2.5)), ("2-5", nil),
      ("2_5", nil), ("2.5.1", nil), ("1_2_3", nil),
      ("1.2.3", nil), ("", nil), ("%", nil), ("0 2", nil), ("1234567890123456", nil),
      ("123456789012345", .number(123_456_789_012_345)),
      (" 5 ", .number(5)),
    ] as [(String, LayerName.Value?)])
  func values(_ name: String, _ value: LayerName.Value?) { #expect(LayerName.value(name) == value) }

  private func name(_ attributes: [String: String], _ ids: Set<String> = []) -> String? {
    let element = XMLDocument.Element(
      name: "path", isSVG: true, attributes: attributes, line: 1, column: 1, parent: nil)
    return LayerName.shapeName(element, Dictionary(uniqueKeysWithValues: ids.map { ($0, 0) }))
  }

  @Test(
    "finds a shape by its label, else by its identifier without the suffix of a copy",
    arguments: [
      (["inkscape:label": "Wing  Left", "id": "path7"], [], "wing left"),
      (["data-name": "eye_left", "id": "eye"], [], "eye left"),
      (["id": "eye_2"], ["eye", "eye_2"], "eye"),
      (["id": "eye-2-1"], ["eye", "eye-2", "eye-2-1"], "eye"), (["id": "eye_1_"], ["eye"], "eye"),
      (["id": "eye_2"], ["eye_2"], "eye 2"), (["id": "_x65_ye"], [], "eye"),
      (["data-name": "eye_2", "id": "x"], ["eye"], "eye 2"), ([:], [], nil),
    ] as [([String: String], Set<String>, String?)])
  func shapes(_ attributes: [String: String], _ ids: Set<String>, _ expected: String?) {
    #expect(name(attributes, ids) == expected)
  }

  @Test(
    "takes no name for one that a tool gave",
    arguments: [
      "path833-3-6", "Ellipse 12", "g12", "Rectangle 4 copy 2", "Group", "tracé 3", "Layer_1", "-",
    ])
  func automatic(_ label: String) { #expect(name(["id": label]) == nil) }
}
