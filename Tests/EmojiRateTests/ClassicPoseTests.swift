import Testing

@testable import EmojiRate

@Suite("ClassicPose")
struct ClassicPoseTests {
  @Test(
    "The mouth's middle moves 36 units either way, and the eyes' rise 12 over the upper half",
    arguments: [(0, -36, 0), (0.25, -18, 0), (0.5, 0, 0), (0.75, 18, 6), (1, 36, 12)]
      as [(Double, Double, Double)])
  func pose(progress: Double, mouthDepth: Double, eyeRise: Double) {
    let pose = ClassicPose(at: progress, FaceStyle())
    #expect(abs(pose.mouthDepth - mouthDepth) < 1e-9)
    #expect(abs(pose.eyeRise - eyeRise) < 1e-9)
  }

  @Test("A pose has the numbers of the style")
  func style() {
    let style = FaceStyle(lineWidth: 3, mouthWidth: 0.3)
    #expect(ClassicPose(at: 0.3, style).mouthWidth == 0.3)
  }
}
