import Testing

@testable import EmojiRate

@Suite("AttributeValue")
struct AttributeValueTests {
  private let format = MotionFormat(
    side: 480, precision: 2, Timeline(RatingAnimation(from: 0), usually: 1))

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

  @Test("What cannot be interpolated has not as many numbers, or far ones")
  func numbers() {
    let colors = (SRGBColor(rgba: 0xFF), SRGBColor(rgba: 0xFFFF))
    let brushes: [Brush?] = [
      nil, .currentColor, .color(colors.0),
      .gradient(
        Gradient(.linear(from: Point(0, 0), to: Point(1, 0)), from: colors.0, to: colors.1)),
      .gradient(Gradient(.radial(center: Point(0, 0), radius: 1), from: colors.0, to: colors.1)),
    ]
    let counts = brushes.map { AttributeValue.brush($0).numbers(format).count }
    #expect(Set(counts).count == brushes.count)
    let words = ["a", "b"].map { AttributeValue.word($0).numbers(format)[0] }
    #expect(abs(words[0] - words[1]) > 100)
  }

  @Test("One is as far as anything may be off")
  func scale() {
    #expect(AttributeValue.length(3).numbers(format) == [3])
    #expect(AttributeValue.width(3).numbers(format) == [3])
    #expect(AttributeValue.path([.move], [4, 5]).numbers(format) == [4, 5])
    #expect(AttributeValue.opacity(7).numbers(format) == [7])
    #expect(AttributeValue.part(0.01).numbers(format) == [5])
    #expect(
      AttributeValue.brush(.color(SRGBColor(rgba: 0x0102_03FF))).numbers(format) == [1, 2, 3])
  }
}
