import Testing

@testable import EmojiRate

@Suite("CrossEyes")
struct CrossEyesTests {
  /// The ends of the first stroke of the left eye, and its middle.
  private func stroke(at progress: Double) -> [Point] {
    let shapes = EmojiRate.Recording(FacePart(.eyes, FaceStyle(eyes: .cross), at: progress)).shapes
    let numbers = shapes[0].coordinates
    return stride(from: 0, to: 6, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) }
  }

  @Test("Eyes are crossed up to the middle of the scale", arguments: [0, 0.2, 0.35])
  func crossed(progress: Double) {
    let stroke = stroke(at: progress)
    #expect(abs(stroke[0].distance(to: stroke[1]) - stroke[1].distance(to: stroke[2])) < 1e-9)
  }

  @Test("The upper arms shrink to nothing from there on, little by little")
  func opens() {
    var last = 1.0
    for step in 36...85 {
      let stroke = stroke(at: Double(step) / 100)
      let part = stroke[0].distance(to: stroke[1]) / stroke[1].distance(to: stroke[2])
      #expect(part < last)
      last = part
    }
    #expect(last < 1e-9)
  }
}
