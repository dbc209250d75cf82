import EmojiRate

/// Pixels while they are painted, from left to right and from top to bottom.
///
/// Components have 16 bits and are multiplied by their opacity, so that many layers cost no precision.
struct Pixels {
  /// Red, green, blue and opacity, each at most 65535, multiplied by the opacity.
  struct Color {
    fileprivate let parts: SIMD4<UInt32>

    init(_ color: SRGBColor, opacity: Double = 1) {
      self.init(parts: SIMD4(color.red, color.green, color.blue, color.alpha * opacity))
    }

    /// Takes components of 0…1, not multiplied.
    init(parts: SIMD4<Double>) {
      let opacity = parts.w * 65535
      self.parts = SIMD4<UInt32>(
        SIMD4(parts.x * opacity, parts.y * opacity, parts.z * opacity, opacity) + 0.5)
    }
  }

  let width: Int
  let height: Int
  private var content: [SIMD4<UInt16>]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    content = Array(repeating: SIMD4(), count: width * height)
  }

  /// Paints what polygons cover over the picture: Porter and Duff's "over", in sRGB.
  mutating func paint(
    _ coverage: inout Coverage, isEvenOdd: Bool, _ shader: Shader, _ effort: inout Effort
  ) {
    coverage.forEachRow(isEvenOdd: isEvenOdd, &effort) { row, columns, levels, effort in
      let start = row * width
      switch shader {
      case .solid(let color):
        effort.spend(2, forEachOf: columns.count)
        for column in columns { blend(color.parts, levels[column], start + column) }
      case .gradient(let gradient):
        effort.spend(40, forEachOf: columns.count)
        for column in columns where levels[column] > 0 {
          blend(gradient.color(column, row).parts, levels[column], start + column)
        }
      }
    }
  }

  @inline(__always)
  private mutating func blend(_ color: SIMD4<UInt32>, _ level: UInt32, _ index: Int) {
    let over = level == Coverage.full ? color : Self.product(color, level)
    let under = SIMD4<UInt32>(truncatingIfNeeded: content[index])
    content[index] = SIMD4<UInt16>(
      truncatingIfNeeded: over &+ Self.product(under, Coverage.full &- over.w))
  }

  /// The product of components of 0…65535 as fractions, rounded to the nearest.
  @inline(__always)
  private static func product(_ color: SIMD4<UInt32>, _ level: UInt32) -> SIMD4<UInt32> {
    // Blinn, "Three Wrongs Make a Right", IEEE CG&A 15 (1995), for 16 bits.
    let product = color &* level &+ 0x8000
    return (product &+ (product &>> 16)) &>> 16
  }

  /// Appends red, green, blue and opacity of all pixels, eight bits each, red highest, not multiplied.
  func appendColors(to colors: inout [UInt32]) {
    for pixel in content {
      let color = SIMD4<UInt32>(truncatingIfNeeded: pixel)
      let alpha = (color.w * 255 + 0x7FFF) / 0xFFFF
      guard alpha > 0 else {
        colors.append(0)
        continue
      }
      let parts = (color &* 255 &+ color.w / 2) / color.w
      colors.append(parts.x << 24 | parts.y << 16 | parts.z << 8 | alpha)
    }
  }
}
