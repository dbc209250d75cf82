import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings
@testable import EmojiRateTestSupport

@Suite
struct LayeredDocumentTests {
  @Test("comes back as the look it was made of", arguments: FaceCharacter.sampled)
  func looks(_ character: FaceCharacter) throws {
    let look = { Face(Rating($0, minimum: 0, maximum: 1), style: FaceStyle(character)) }
    let drawing = try Drawing(of: look)
    #expect(try Drawing(svg: drawing.svg) == drawing)
    var worst = Difference()
    for part in Self.parts {
      let drawn = Recording(Face(Rating(part, minimum: 0, maximum: 1), style: FaceStyle(drawing)))
      worst.compare(Recording(look(part), keepsParts: true), drawn)
    }
    #expect(worst.place <= 0.25, "\(worst)")
    #expect(worst.color <= 2, "\(worst)")
  }

  @Test("has at most nine layers if it may be less close, and says how close it is")
  func fewLayers() throws {
    let look = { Face(Rating($0, minimum: 0, maximum: 1), style: FaceStyle(.cat)) }
    let (drawing, tolerance) = try Drawing.layered(of: look)
    #expect(drawing.keys.count <= 9)
    #expect(try Drawing(of: look).keys.count > 9)
    var worst = Difference()
    for part in Self.parts {
      let drawn = Recording(Face(Rating(part, minimum: 0, maximum: 1), style: FaceStyle(drawing)))
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
    let svg = try Drawing(
      of: { Face(Rating($0, minimum: 0, maximum: 1), style: FaceStyle(.cat)) }, at: [0, 1]
    ).svg
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
    return (0...100).map { Double($0) / 100 }
      + (0..<60).map { _ in Double(random.integer(0...1000)) / 1000 }
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

  @Test("has a sun that nobody sees before it rises")
  func sun() {
    func sun(_ value: Double) -> Set<Int> {
      let shapes = Recording(Face(value, style: FaceStyle(.cloud))).shapes
      return Set(
        shapes.compactMap {
          guard case .color(let color)? = $0.paint.stroke?.brush, color.rgba >> 8 == 0xFFC9_3D
          else { return nil }
          return color.alpha8
        })
    }
    #expect(sun(0) == [0])
    #expect(sun(5) == [255])
  }
}
