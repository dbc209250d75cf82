import Testing

@testable import EmojiRate

@Suite("InkMeter")
struct InkMeterTests {
  private func pose(_ eyes: FaceEyes, _ progress: Double) -> Pose {
    Pose(
      at: progress,
      FaceStyle(.sunny) {
        $0.eyes = eyes; $0.extras = []
      })
  }

  @Test("Eyes are measured with their lines, both as one")
  func eyes() {
    let pose = pose(.dot, 0.5)
    let ink = InkMeter.eyes(pose, around: (pose.eyeX, pose.eyeY))
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
    #expect(InkMeter.eyes(pose(.none, 0.5)).extent.isEmpty)
    #expect(InkMeter.eyes(pose(.none, 0.5)).nearest == .infinity)
  }

  @Test("Through a window, only the middle is measured")
  func window() {
    let pose = pose(.dot, 0)
    let (middle, whole) = (InkMeter.mouth(pose, window: 6), InkMeter.mouth(pose))
    #expect(middle.extent.right <= 6 + 6.5 / 1.07)
    #expect(whole.extent.right > 30)
    #expect(middle.extent.bottom < whole.extent.bottom - 3)
  }
}
