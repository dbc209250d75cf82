import Testing

@testable import EmojiRate

/// What holds of every document, whatever it is made of.
@Suite("Documents")
struct DocumentTests {
  @Test("Any finite input gives a well-formed document")
  func anyInput() {
    var random = SplitMix64(seed: 19)
    for _ in 0..<2000 {
      func number() -> Double { random.finiteDouble() }
      func color() -> HSBColor {
        HSBColor(hue: number(), saturation: number(), brightness: number(), alpha: number())
      }
      let rating = Rating(number(), minimum: number(), maximum: number(), step: number())
      let style = FaceStyle(
        lineWidth: number(), mouthWidth: number(), lipWidth: number(), mouthPosition: number(),
        eyeWidth: number(), eyePosition: number(), showsEyes: !random.oneIn(5),
        color: random.oneIn(2)
          ? .fixed(.hsb(color())) : .range(ColorRange(low: color(), high: color())))
      let options = SVGOptions(
        size: number(), precision: Int(truncatingIfNeeded: random.next() >> 60) - 4,
        isResponsive: random.oneIn(5), background: random.oneIn(3) ? .hsb(color()) : nil)
      let document = Face(rating, style: style).svg(options)
      guard let parsed = ParsedDocument(document), isInside(parsed, style, rating) else {
        Issue.record("\(rating.value) \(style)\n\(document)")
        return
      }
    }
  }

  @Test("All coordinates are inside the canvas, but for the lowest mouths")
  func envelope() {
    var random = SplitMix64(seed: 20)
    for _ in 0..<2000 {
      let face = random.face()
      let document = face.svg(SVGOptions(precision: random.integer(0...6)))
      guard let parsed = ParsedDocument(document), isInside(parsed, face.style, face.rating) else {
        Issue.record("\(document)")
        return
      }
    }
  }

  /// Whether all of a face is where the specification's formulas can put it.
  ///
  /// Across, nothing leaves 0…240: the widest mouth is 168 units, the widest eye 72 around 72 or 168.
  /// Up, nothing comes nearer to the edge than 36 units, the highest eye at its highest. Down, the
  /// middle of the mouth is at 240 · (1 − position) + 72 · (p − 0.5), which is below the canvas where
  /// the position is less than 0.15 and the progress high; 252 at most.
  private func isInside(_ document: ParsedDocument, _ style: FaceStyle, _ rating: Rating) -> Bool {
    let mouthCenter = 240 * (1 - style.mouthPosition) + 72 * (rating.progress - 0.5)
    let lowest = max(240, mouthCenter.rounded(.up))
    guard lowest <= 252 else { return false }
    for element in document.elements {
      if let data = element.attributes["d"] {
        guard let path = PathData(data) else { return false }
        for point in path.elements.flatMap(\.points)
        where !((0...240).contains(point.x) && point.y >= 0 && point.y <= lowest + 1e-9) {
          return false
        }
      }
      if element.name == "circle" {
        guard let radius = element.attributes["r"].flatMap(Double.init) else { return false }
        // A precision of 0 may round half a unit outwards.
        guard radius > 0, radius + style.lineWidth / 2 <= 118.5 else { return false }
      }
    }
    return true
  }

  @Test("The lowest mouth reaches 252, twelve units below the canvas")
  func lowestMouth() throws {
    let document = Face(5, style: FaceStyle(mouthPosition: 0.1)).svg()
    let path = try #require(PathData(pathData(in: document)))
    #expect(path.elements.flatMap(\.points).map(\.y).max() == 252)
    let justInside = Face(5, style: FaceStyle(mouthPosition: 0.15)).svg()
    let inside = try #require(PathData(pathData(in: justInside)))
    #expect(inside.elements.flatMap(\.points).map(\.y).max() == 240)
  }

  @Test("The best mouth with its line is cut off below a position of 0.18, and from there on whole")
  func cutMouth() throws {
    for (position, isWhole) in [(0.1, false), (0.179, false), (0.18, true), (0.35, true)] {
      let face = Face(5, style: FaceStyle(mouthPosition: position))
      let path = try #require(PathData(pathData(in: face.svg())))
      let lowest = try #require(path.elements.flatMap(\.points).map(\.y).max())
      #expect((lowest + face.style.lineWidth / 2 <= Face.side) == isWhole, "\(position)")
    }
  }
}
