import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("ByteWriter+Paint")
struct ByteWriterPaintTests {
  /// The value of `attribute` where `color` is what a picture is stroked or filled with.
  private func attribute(_ name: String, stroke brush: Brush) -> String? {
    let drawing = PaintedElements(paint: Paint(stroke: Stroke(brush, width: 1)))
    return ParsedDocument(drawing.svg())?.root.attributes[name]
  }

  private func stroke(_ value: Int) -> String {
    attribute("stroke", stroke: .color(eightBitColor(value))) ?? ""
  }

  /// How short the colour can be said, by the names and the two hexadecimal forms.
  private func shortestCount(_ value: Int) -> Int {
    let isDoubled = value >> 4 & 0x0F0F0F == value & 0x0F0F0F
    let names = CSSNames.table.filter { $0.value == value }.map(\.name.count)
    return min(isDoubled ? 4 : 7, names.min() ?? 7)
  }

  @Test("No name of CSS is a shorter way to write its colour", arguments: CSSNames.table)
  func names(entry: CSSNames.Entry) throws {
    let written = stroke(entry.value)
    #expect(written.count == shortestCount(entry.value))
    #expect(try eightBitValue(#require(HSBColor(css: written)).sRGB) == entry.value)
  }

  @Test("What is written is read back as the same colour, and is the shortest there is")
  func readsBack() {
    var random = SplitMix64(seed: 13)
    for _ in 0..<3000 {
      let digit = { random.integer(0...15) * 0x11 }
      let value =
        random.oneIn(2) ? random.integer(0...0xFFFFFF) : digit() << 16 | digit() << 8 | digit()
      let text = stroke(value)
      guard let color = HSBColor(css: text), eightBitValue(color.sRGB) == value,
        text.count == shortestCount(value)
      else {
        Issue.record("\(String(value, radix: 16)) is written \(text)")
        return
      }
    }
  }

  @Test("Opacity is apart from the colour, gives back its eighth bit, and is left out at 1")
  func opacity() throws {
    for level in 0...255 {
      let color = eightBitColor(0x123456, alpha: Double(level) / 255)
      #expect(attribute("stroke", stroke: .color(color)) == "#123456")
      let opacity = attribute("stroke-opacity", stroke: .color(color))
      guard level < 255 else {
        #expect(opacity == nil)
        continue
      }
      let text = try #require(opacity)
      #expect(try Int((#require(Double(text)) * 255).rounded()) == level)
      // The shortest decimal that does.
      var decimals = 0
      var unitsPerOne = 1.0
      while Int((((Double(level) / 255) * unitsPerOne).rounded() / unitsPerOne * 255).rounded())
        != level
      {
        decimals += 1
        unitsPerOne *= 10
      }
      let units = Int(((Double(level) / 255) * unitsPerOne).rounded())
      #expect(text == spelling(units, decimals: decimals))
    }
  }

  @Test("A fill says its opacity as fill-opacity, in a picture and under it")
  func fill() throws {
    let color = eightBitColor(0xFF0000, alpha: 0.5)
    let drawing = PaintedElements(paint: Paint(fill: .color(color)))
    let root = try #require(ParsedDocument(drawing.svg())).root
    #expect(root.attributes["fill"] == "red")
    #expect(root.attributes["fill-opacity"] == ".5")
    #expect(root.attributes["stroke"] == nil)
    let options = SVGOptions(background: .hsb(HSBColor(eightBitColor(0x00FF00, alpha: 0.25))))
    let background = try #require(ParsedDocument(drawing.svg(options))?.first("path"))
    #expect(background.attributes["fill"] == "#0f0")
    #expect(background.attributes["fill-opacity"] == ".25")
  }

  @Test("The text's colour is written as the word, whatever is painted with it")
  func currentColor() throws {
    #expect(attribute("stroke", stroke: .currentColor) == "currentColor")
    #expect(attribute("stroke-opacity", stroke: .currentColor) == nil)
    let face = Face(3.2, style: FaceStyle(color: .fixed(.currentColor)))
    let document = face.svg(SVGOptions(background: .currentColor))
    #expect(document.contains(#"<path fill="currentColor""#))
  }
}
