import Testing

@testable import EmojiRate

@Suite("AttributeValue")
struct AttributeValueTests {
  private let format = MotionFormat(
    side: 480, precision: 2, Timeline(RatingAnimation(from: 0), default: 1))

  @Test("Has the attributes of a paint, with what is inherited where it has none")
  func paint() {
    let base = Paint(
      fill: .color(SRGBColor(rgba: 0xFF00_0080)),
      stroke: Stroke(.currentColor, width: 7, cap: .round))
    func texts(_ paint: Paint) -> [String] {
      paint.attributes(over: base).map { "\($0.name) \($0.value.text(format.decimals))" }
    }
    #expect(
      texts(Paint()) == [
        "fill none", "fill-opacity .5", "fill-rule nonzero", "stroke none", "stroke-opacity 1",
        "stroke-width 7", "stroke-linecap round", "stroke-linejoin miter", "stroke-miterlimit 4",
      ])
    #expect(
      texts(
        Paint(
          fill: .currentColor,
          stroke: Stroke(.color(SRGBColor(rgba: 0x33)), width: 0.25, join: .round),
          winding: .evenOdd)) == [
          "fill currentColor", "fill-opacity 1", "fill-rule evenodd", "stroke #000",
          "stroke-opacity .2", "stroke-width .25", "stroke-linecap butt", "stroke-linejoin round",
          "stroke-miterlimit 4",
        ])
  }
}
