import Testing

@testable import EmojiRate

@Suite("TongueMouth")
struct TongueMouthTests {
  @Test("The tongue is out over the upper half of the scale only, and ever farther")
  func length() {
    var last = 0.0
    for step in 0...40 {
      let mouth = MouthAlone(FaceStyle(.tongue), at: Double(step) / 40)
      let tongue = EmojiRate.Recording(mouth).shapes[1]
      let isOut = Ink(mouth).paints.contains(tongue.paint)
      #expect(isOut == (step > 20))
      if !isOut { #expect(tongue.area < 0.1) }
      #expect(tongue.area >= last)
      last = tongue.area
    }
  }

  @Test("The tongue is hollow in a face of lines, and has the lines' colour")
  func line() {
    let tongue = EmojiRate.Recording(MouthAlone(FaceStyle(.tongue, .furious, .line), at: 1)).shapes[
      1]
    #expect(tongue.paint.fill == nil)
    let style = FaceStyle(.tongue, .furious, .line)
    #expect(tongue.paint.stroke?.brush == Face(5, style: style).basePaint.stroke?.brush)
  }
}
