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

  @Test("A tongue shorter than 1.2 units is left out")
  func short() {
    var shortest = Double.infinity
    for step in 1...100 {
      let mouth = MouthAlone(FaceStyle(.tongue), at: 0.5 + Double(step) / 1000)
      let tongue = EmojiRate.Recording(mouth).shapes[1]
      let points = tongue.controlPoints
      let length = (points[1].y - points[0].y) / mouth.pose.features.unit
      #expect(Ink(mouth).paints.contains(tongue.paint) == (length > 1.2), "\(step)")
      shortest = min(shortest, length)
    }
    #expect(shortest > 0 && shortest < 1)
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
