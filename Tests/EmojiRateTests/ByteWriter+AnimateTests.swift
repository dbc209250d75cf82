import Testing

@testable import EmojiRate

@Suite("Elements that animate")
struct ByteWriterAnimateTests {
  private func animate(_ frames: Keyframes, _ animation: RatingAnimation) -> String {
    String(writing: 512) { bytes in
      bytes.animate("r", frames, Timeline(animation, usually: 0.25)) { number, bytes in
        bytes.append(Double(number), DecimalFormat(precision: 0))
      }
    }
  }

  @Test("Moves evenly along pieces of the easing")
  func spline() {
    #expect(
      animate(Keyframes([0, 0.5, 1]), RatingAnimation(from: 0))
        == "<animate attributeName=\"r\" calcMode=\"spline\" dur=\"250ms\" keyTimes=\"0;.5;1\" "
        + "keySplines=\".42 0 .71 .5;.29 .5 .58 1\" values=\"0;1;2\"/>")
  }

  @Test("Rests until it is repeated")
  func pause() {
    #expect(
      animate(Keyframes([0, 1]), RatingAnimation(from: 0, repeatCount: nil))
        == "<animate attributeName=\"r\" calcMode=\"spline\" dur=\"1250ms\" "
        + "repeatCount=\"indefinite\" keyTimes=\"0;.2;1\" keySplines=\".42 0 .58 1;0 0 1 1\" "
        + "values=\"0;1;1\"/>")
  }

  @Test("Jumps where the frames are discrete, and then stands by itself")
  func discrete() {
    #expect(
      animate(Keyframes([0, 0.5], isDiscrete: true), RatingAnimation(from: 0, repeatCount: 7))
        == "<animate attributeName=\"r\" calcMode=\"discrete\" dur=\"1250ms\" repeatCount=\"7\" "
        + "keyTimes=\"0;.1\" values=\"0;1\"/>")
  }

  @Test("Sets an attribute until nothing moves any more")
  func setting() {
    func set(_ repeatCount: Int?) -> String {
      String(writing: 128) { bytes in
        let animation = RatingAnimation(from: 0, repeatCount: repeatCount)
        bytes.setWhileMoving("r", to: "3", Timeline(animation, usually: 0.25))
      }
    }
    #expect(set(2) == "<set attributeName=\"r\" to=\"3\" dur=\"1500ms\"/>")
    #expect(set(nil) == "<set attributeName=\"r\" to=\"3\" dur=\"indefinite\"/>")
  }
}
