import Testing

@testable import EmojiRate

@Suite("FaceNumber")
struct FaceNumberTests {
  @Test(
    "Limits and usual values are those of the original control",
    arguments: [
      (.lineWidth, "line-width", 0.5...20, 14), (.mouthWidth, "mouth-width", 0.2...0.7, 0.6),
      (.lipWidth, "lip-width", 0.2...0.9, 0.7), (.mouthPosition, "mouth-position", 0.1...0.5, 0.35),
      (.eyeWidth, "eye-width", 0.1...0.3, 0.2), (.eyePosition, "eye-position", 0.6...0.8, 0.6),
    ] as [(FaceNumber, String, ClosedRange<Double>, Double)])
  func table(number: FaceNumber, name: String, limits: ClosedRange<Double>, defaultValue: Double) {
    let parameter = number.parameter
    #expect("\(parameter.name)" == name)
    #expect(parameter.limits == limits)
    #expect(parameter.defaultValue == defaultValue)
    #expect(!parameter.isWhole)
    #expect(FaceStyle()[number] == defaultValue)
  }

  @Test("There are as many as the table has rows, and no more than a style has room for")
  func count() {
    #expect(FaceNumber.allCases.map(\.rawValue) == Array(0..<9))
    #expect(FaceNumber.allCases.count <= SIMD16<Double>.scalarCount)
  }
}
