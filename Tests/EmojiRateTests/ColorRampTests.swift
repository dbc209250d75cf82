import Testing

@testable import EmojiRate

@Suite("ColorRamp")
struct ColorRampTests {
  @Test(
    "An array is a ramp of two to seven colours",
    arguments: [
      ([], [0, 0]), ([7], [7, 7]), ([1, 2], [1, 2]), ([1, 2, 3], [1, 2, 3]),
      ([1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7]),
    ] as [([Int], [Int])])
  func arrays(colors: [Int], expected: [Int]) {
    let ramp = ColorRamp(colors.map { eightBitColor($0) })
    #expect((0..<ramp.count).map { ramp[$0] } == expected.map { eightBitColor($0) })
  }

  @Test("Literals are ramps and colours")
  func literals() {
    let ramp: ColorRamp = ["red", "#0f0", "rgb(0 0 255)"]
    #expect(ramp == ColorRamp([0xFF0000, 0x00FF00, 0x0000FF].map { eightBitColor($0) }))
    #expect(SRGBColor("#b96a1e") == eightBitColor(0xB96A1E))
    #expect(FaceColor.fixed("crimson") == .fixed(CSSColor(css: "#dc143c")!))
    #expect(FaceColor.fixed("currentcolor") == .fixed(.currentColor))
    #expect(SRGBColor(css: "crimzon") == nil)
    #expect(SRGBColor(css: "currentColor") == nil)
  }
}
