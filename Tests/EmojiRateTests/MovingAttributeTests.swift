import Testing

@testable import EmojiRate

@Suite("MovingAttribute")
struct MovingAttributeTests {
  private func timeline(_ repeatCount: Int? = 1) -> Timeline {
    Timeline(RatingAnimation(from: 0, repeatCount: repeatCount), usually: 0.25)
  }

  private func format(_ repeatCount: Int? = 1) -> MotionFormat {
    MotionFormat(side: 240, precision: 2, timeline(repeatCount))
  }

  private func attribute(
    _ name: String, repeatCount: Int? = 1, _ value: (Double) -> AttributeValue
  ) -> MovingAttribute {
    var track = Track<AttributeValue>()
    for part in stride(from: 0, through: 1, by: MotionFormat.sampleDistance) {
      track.append(value(part), at: part)
    }
    return MovingAttribute(name, track, format(repeatCount))
  }

  @Test("Moves evenly along pieces of the easing")
  func spline() {
    let radius = attribute("r") { .length($0 < 0.5 ? 0 : 10 * $0 - 5) }
    #expect(
      radius.animation(timeline())
        == "<animate attributeName=\"r\" calcMode=\"spline\" dur=\"250ms\" keyTimes=\"0;.5;1\" "
        + "keySplines=\".42 0 .71 .5;.29 .5 .58 1\" values=\"0;0;5\"/>")
  }

  @Test("Rests until it is repeated")
  func pause() {
    let radius = attribute("r") { .length($0) }
    #expect(
      radius.animation(timeline(nil))
        == "<animate attributeName=\"r\" calcMode=\"spline\" dur=\"1250ms\" "
        + "repeatCount=\"indefinite\" keyTimes=\"0;.2;1\" keySplines=\".42 0 .58 1;0 0 1 1\" "
        + "values=\"0;1;1\"/>")
  }

  @Test("Is discrete where it only ever jumps, and then stands by itself")
  func discrete() {
    let fill = attribute("fill") { .brush($0 < 0.5 ? nil : .currentColor) }
    #expect(
      fill.animation(timeline(7))
        == "<animate attributeName=\"fill\" calcMode=\"discrete\" dur=\"1250ms\" repeatCount=\"7\" "
        + "keyTimes=\"0;.1\" values=\"none;currentColor\"/>")
    let rule = attribute("fill-rule") { .word($0 > 0.9 ? "evenodd" : "nonzero") }
    #expect(rule.values == ["nonzero", "evenodd"])
    #expect(rule.isDiscrete)
  }

  @Test("Where only a part cannot be interpolated, every sample stands until the next")
  func mixed() {
    let fill = attribute("fill") {
      .brush($0 < 0.5 ? nil : .color(SRGBColor(red: $0, green: 0, blue: 0)))
    }
    #expect(fill.isDiscrete)
    #expect(fill.values.first == "none")
    #expect(fill.values.last == "red")
    #expect((100...130).contains(fill.values.count))
  }

  @Test("Does not move where all that is written of it is the same")
  func still() {
    #expect(!attribute("r") { _ in .length(7) }.moves)
    #expect(!attribute("r") { .length(7 + $0 / 1000) }.moves)
    #expect(!MovingAttribute("id", "e1").moves)
    #expect(attribute("r") { .length(7 + $0) }.moves)
  }

  @Test("An attribute of what does not move is left out where it is the usual one")
  func defaultValue() {
    var track = Track<Double>()
    for part in [0.0, 0.5, 1] { track.append(part, at: part) }
    let attributes = track.moving(format(), unless: ["cx": "7", "cy": "8", "r": "0"]) {
      [("cx", .length(7)), ("cy", .length(7)), ("r", .length($0))]
    }
    #expect(attributes.map(\.name) == ["cy", "r"])
  }
}
