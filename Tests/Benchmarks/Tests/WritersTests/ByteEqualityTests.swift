import CFloor
import EmojiRate
import Testing
import Writers

/// What is compared with the library writes what the library writes.
@Suite struct ByteEqualityTests {
  static let values = (0...500).map { Double($0) / 100 }

  static let styles: [FaceStyle] = [
    FaceStyle(),
    FaceStyle(lineWidth: 1, mouthWidth: 0.2, lipWidth: 0.9, mouthPosition: 0.5),
    FaceStyle(lineWidth: 0.5, mouthWidth: 0.7, lipWidth: 0.2, eyeWidth: 0.1, eyePosition: 0.8),
    FaceStyle(lineWidth: 3.37, mouthWidth: 0.4321, lipWidth: 0.777, mouthPosition: 0.2345),
    FaceStyle(lineWidth: 20, eyeWidth: 0.2987, eyePosition: 0.6123),
    FaceStyle(showsEyes: false, color: .fixed("#372ee4")),
    FaceStyle(color: .fixed(.hsb(HSBColor(hue: 0, saturation: 1, brightness: 1)))),
    FaceStyle(
      color: .range(
        ColorRange(
          low: HSBColor(hue: 0, saturation: 0, brightness: 0),
          high: HSBColor(hue: 0.1, saturation: 1, brightness: 1)))),
  ]

  @Test(arguments: styles)
  func floor(style: FaceStyle) {
    for value in Self.values {
      #expect(Self.floor(Rating(value), style) == Face(value, style: style).svg())
    }
  }

  @Test(arguments: [(-3.0, 7.0), (0, 1), (0, 100_000), (-0.25, 0.01), (-2_000, -1_000)])
  func floor(minimum: Double, maximum: Double) {
    for step in 0...300 {
      let value = minimum + (maximum - minimum) * Double(step) / 300
      let rating = Rating(value, minimum: minimum, maximum: maximum)
      #expect(Self.floor(rating, FaceStyle()) == Face(rating).svg())
    }
  }

  @Test func interpolation() throws { try expectSameBytes(InterpolationWriter()) }

  @Test func format() throws { try expectSameBytes(FormatWriter()) }

  @Test func mustache() throws { try expectSameBytes(MustacheWriter()) }

  private func expectSameBytes(_ writer: some DocumentWriter) throws {
    for value in Self.values {
      #expect(try Array(writer.svg(value).utf8) == Array(Face(value).svg().utf8))
    }
  }

  private static func floor(_ rating: Rating, _ style: FaceStyle) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { buffer in
      var style = floor_style(style)
      let count = floor_face(
        buffer.baseAddress, rating.value, rating.minimum, rating.maximum, &style)
      return String(
        decoding: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]),
        as: UTF8.self)
    }
  }
}
