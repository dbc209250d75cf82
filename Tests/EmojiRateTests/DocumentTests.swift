import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

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
}
