import Testing

@testable import EmojiRate

@Suite("Gradient")
struct GradientTests {
  private let red = eightBitColor(0xFF0000)
  private let green = eightBitColor(0x00FF00)
  private let blue = eightBitColor(0x0000FF)
  private let down = Gradient.Geometry.linear(from: Point(0, 0), to: Point(0, 1))

  private func stops(_ gradient: Gradient) -> [(SRGBColor, Double)] {
    (0..<gradient.count).map { gradient[$0] }
  }

  @Test("A stop is inserted at its place, and behind others at the same one")
  func insertion() {
    var gradient = Gradient(down, from: red, to: blue)
    gradient.insert(green, at: 0.5)
    #expect(stops(gradient).map(\.0) == [red, green, blue])
    #expect(stops(gradient).map(\.1) == [0, 0.5, 1])
    gradient.insert(blue, at: 0.5)
    gradient.insert(red, at: 0.25)
    gradient.insert(green, at: 0)
    gradient.insert(red, at: 1)
    #expect(stops(gradient).map(\.0) == [red, green, red, green, blue, blue, red])
    #expect(stops(gradient).map(\.1) == [0, 0, 0.25, 0.5, 0.5, 1, 1])
  }

  @Test("There are seven stops at most, and an eighth changes nothing")
  func seven() {
    var gradient = Gradient(down, from: red, to: blue)
    for index in 1...5 { gradient.insert(green, at: Double(index) / 6) }
    #expect(gradient.count == Gradient.countLimits.upperBound)
    let full = gradient
    gradient.insert(red, at: 0.5)
    #expect(gradient == full)
    #expect(Gradient.countLimits == 2...7)
  }

  @Test(
    "An offset is clamped, to thousandths",
    arguments: [
      (-1, 0), (-0.0, 0), (0.000_4, 0), (0.123_4, 0.123), (0.999_6, 1), (1.5, 1), (.infinity, 1),
      (-.infinity, 0),
    ] as [(Double, Double)])
  func offsets(given: Double, kept: Double) {
    var gradient = Gradient(down, from: red, to: blue)
    gradient.insert(green, at: given)
    #expect(gradient.count == 3)
    #expect(stops(gradient).contains { $0 == (green, kept) })
    gradient[1] = (green, given)
    #expect(gradient[1] == (green, kept))
  }

  @Test("A stop inserted at NaN is left out, and an offset set to NaN is 0")
  func notANumber() {
    var gradient = Gradient(down, from: red, to: blue)
    gradient.insert(green, at: .nan)
    #expect(gradient == Gradient(down, from: red, to: blue))
    gradient[1].offset = .nan
    #expect(gradient[1] == (blue, 0))
  }
}
