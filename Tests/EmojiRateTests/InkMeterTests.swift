import Testing

@testable import EmojiRate

@Suite("InkMeter")
struct InkMeterTests {
  private func face(_ eyes: FaceEyes, _ progress: Double) -> PosedFace {
    PosedFace(
      FaceStyle(.sunny) {
        $0.eyes = eyes; $0.extras = []
      }, at: progress)
  }

  @Test("Eyes are measured with their lines, both as one")
  func eyes() {
    let face = face(.dot, 0.5)
    let ink = InkMeter(face.eyes, face.pose, around: (face.pose.eyeX, face.pose.eyeY))
    let line = 6.5 / 1.07
    #expect(abs(ink.extent.left - (36 - 8.5 - line)) < 0.5)
    #expect(abs(ink.extent.right - (36 + 8.5 + line)) < 0.5)
    #expect(abs(ink.extent.top - (-18 - 14 - line)) < 0.5)
    #expect(abs(ink.extent.bottom - (-18 + 14 + line)) < 0.5)
    #expect(abs(ink.farthest - (14 + line)) < 0.5)
    #expect(ink.nearest < 8.5)
  }

  @Test("Without eyes there is nothing")
  func none() {
    let face = face(.none, 0.5)
    #expect(InkMeter(face.eyes, face.pose).extent.isEmpty)
    #expect(InkMeter(face.eyes, face.pose).nearest == .infinity)
  }

  @Test("Through a window, only the middle is measured")
  func window() {
    let face = face(.dot, 0)
    let middle = InkMeter(face.mouth, face.pose, window: 6)
    let whole = InkMeter(face.mouth, face.pose)
    #expect(middle.extent.right <= 6 + 6.5 / 1.07)
    #expect(whole.extent.right > 30)
    #expect(middle.extent.bottom < whole.extent.bottom - 3)
  }
}
