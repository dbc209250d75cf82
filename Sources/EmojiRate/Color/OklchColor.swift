/// A colour by perceived lightness, chroma and hue: [CSS Color 4 § 9.4](https://www.w3.org/TR/css-color-4/#ok-lab).
struct OklchColor {
  /// From black (0) to white (1).
  let lightness: Double
  /// From grey (0) to about 0.4.
  let chroma: Double
  /// The hue in turns.
  let hue: Double

  /// The components in sRGB; below 0 or above 1 if sRGB does not have the colour.
  ///
  /// The matrices are from [CSS Color 4 §
  /// 17](https://www.w3.org/TR/css-color-4/#color-conversion-code): from Oklab to LMS, and from LMS
  /// to linear sRGB.
  var sRGB: SIMD3<Double> {
    let direction = EllipticalArc.direction(hue * 360)
    let (a, b) = (chroma * direction.x, chroma * direction.y)
    let roots = SIMD3(
      lightness + 0.396_337_777_376_174_9 * a + 0.215_803_757_309_913_6 * b,
      lightness - 0.105_561_345_815_658_6 * a - 0.063_854_172_825_813_3 * b,
      lightness - 0.089_484_177_529_811_9 * a - 1.291_485_548_019_409_2 * b)
    let cones = roots * roots * roots
    let linear = SIMD3(
      4.076_741_636_075_958 * cones.x - 3.307_711_539_258_063 * cones.y
        + 0.230_969_903_182_105 * cones.z,
      -1.268_437_973_285_032 * cones.x + 2.609_757_349_287_689 * cones.y
        - 0.341_319_376_002_657 * cones.z,
      -0.004_196_076_138_675 * cones.x - 0.703_418_617_935_936 * cones.y
        + 1.707_614_694_074_611 * cones.z)
    return SIMD3(Self.encoded(linear.x), Self.encoded(linear.y), Self.encoded(linear.z))
  }

  /// The transfer function of sRGB: IEC 61966-2-1.
  private static func encoded(_ linear: Double) -> Double {
    linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * power5of12(linear) - 0.055
  }

  /// `base` to the power of 1/2.4, by square roots and a cube root of Newton's method; the base is positive.
  private static func power5of12(_ base: Double) -> Double {
    // The power of a system's library can differ in its last bit from another system's.
    let quarter = base.squareRoot().squareRoot()
    // The start of 1 is near the root, because a quarter power of 0.003 to 1 is 0.2 to 1.
    var root = 1.0
    for _ in 0..<12 { root -= (root - quarter / (root * root)) / 3 }
    return root * root * root * root * root
  }
}
