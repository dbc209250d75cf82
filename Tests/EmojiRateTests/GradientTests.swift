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

  @Test("Two colours are stops at the ends, and the first is the fallback where none is given")
  func two() {
    let gradient = Gradient(down, from: red, to: blue)
    #expect(gradient.count == 2)
    #expect(gradient[0] == (red, 0))
    #expect(gradient[1] == (blue, 1))
    #expect(gradient.fallback == red)
    #expect(gradient.units == .boundingBox)
    #expect(gradient.geometry == down)
    #expect(Gradient(down, from: red, to: blue, fallback: green).fallback == green)
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

  @Test("A gradient of the canvas is transformed with it, its radius by how much lines are")
  func ofCanvas() {
    let place = Transform(
      onto: Rect(x: 10, y: 20, width: -60, height: 60), from: Size(width: 240, height: 240))
    let linear = Gradient(
      .linear(from: Point(0, 0), to: Point(240, 120)), units: .canvas, from: red, to: blue)
    #expect(
      linear.transformed(by: place).geometry == .linear(from: Point(10, 20), to: Point(-50, 50)))
    let radial = Gradient(
      .radial(center: Point(120, 60), radius: 200), units: .canvas, from: red, to: blue)
    #expect(radial.transformed(by: place).geometry == .radial(center: Point(-20, 35), radius: 50))
  }

  @Test(
    "One of the box around, which stays upright, turns by the nearest number of quarters",
    arguments: [
      (Point(0, 1), Point(1, 0.25), Point(0, 1)), (Point(0, -1), Point(0, 0.75), Point(1, 0)),
      (Point(1, 2), Point(1, 0.25), Point(0, 1)), (Point(2, -1), Point(0.25, 0), Point(1, 1)),
    ])
  func turned(direction: Point, from: Point, to: Point) {
    let gradient = Gradient(
      .linear(from: Point(0.25, 0), to: Point(1, 1)), from: red, to: blue)
    #expect(
      gradient.transformed(by: .turned(to: direction, around: Point(7, 8))).geometry
        == .linear(from: from, to: to))
  }

  @Test("One of the box around is not, unless the box is mirrored: then light falls from there")
  func ofBox() {
    let slanted = Gradient.Geometry.linear(from: Point(0.25, 0), to: Point(1, 1))
    let gradient = Gradient(slanted, from: red, to: blue)
    for transform in [
      .identity, Transform(scale: 0.3, origin: Point(7, 8)),
      Transform(onto: Rect(x: 1, y: 2, width: 3, height: 3)),
    ] {
      #expect(gradient.transformed(by: transform) == gradient)
    }
    let mirrored = Gradient.Geometry.linear(from: Point(0.75, 0), to: Point(0, 1))
    #expect(gradient.transformed(by: .mirrored(atX: 120)).geometry == mirrored)
    let frame = Rect(x: 252, y: 0, width: -44, height: 44)
    #expect(gradient.transformed(by: Transform(onto: frame)).geometry == mirrored)
    let halfTurn = Transform.turned(to: Point(-1, 0), around: Point(5, 5))
    #expect(
      gradient.transformed(by: halfTurn).geometry
        == .linear(from: Point(0.75, 1), to: Point(0, 0)))
    let light = Gradient(.radial(center: Point(0.25, 0.5), radius: 0.5), from: red, to: blue)
    #expect(
      light.transformed(by: .mirrored(atX: 9)).geometry
        == .radial(center: Point(0.75, 0.5), radius: 0.5))
  }
}
