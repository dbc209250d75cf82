extension ByteWriter {
  /// Writes a paint attribute and, where the opacity is not the inherited one, its opacity attribute.
  ///
  /// The opacity is apart because not every renderer knows it inside of a colour.
  @inline(__always)
  mutating func append(
    _ color: SRGBColor, as attribute: StaticString, opacity: StaticString,
    unless inheritedAlpha: Double?
  ) {
    append(attribute)
    append(color)
    let alpha = eightBit(color.alpha)
    if alpha != eightBit(inheritedAlpha ?? 1) {
      append(opacity)
      append(alpha: alpha)
    }
    append("\"")
  }

  /// Writes the colour of a stroke.
  @inline(__always)
  mutating func append(stroke color: SRGBColor, unless inheritedAlpha: Double? = nil) {
    append(color, as: " stroke=\"", opacity: "\" stroke-opacity=\"", unless: inheritedAlpha)
  }

  /// Writes a colour in the shortest form: a name, `#rgb` or `#rrggbb`.
  @inline(__always)
  mutating func append(_ color: SRGBColor) {
    if color.isCurrentColor {
      append("currentColor")
      return
    }
    let red = eightBit(color.red)
    let green = eightBit(color.green)
    let blue = eightBit(color.blue)
    let value = red << 16 | green << 8 | blue
    if let name = Self.shortName(value) {
      append(name)
      return
    }
    reserve(7)
    put(UInt8(ascii: "#"))
    if value >> 4 & 0x0F0F0F == value & 0x0F0F0F {
      put(digit: red & 15)
      put(digit: green & 15)
      put(digit: blue & 15)
    } else {
      put(digit: red >> 4)
      put(digit: red & 15)
      put(digit: green >> 4)
      put(digit: green & 15)
      put(digit: blue >> 4)
      put(digit: blue & 15)
    }
  }

  @inline(__always)
  private mutating func put(digit: Int) {
    let digit = UInt8(truncatingIfNeeded: digit)
    put(digit &+ (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") &- 10))
  }

  /// The names that are shorter than the hexadecimal form.
  private static func shortName(_ value: Int) -> StaticString? {
    switch value {
    case 0x000080: "navy"
    case 0x008000: "green"
    case 0x008080: "teal"
    case 0x4B0082: "indigo"
    case 0x800000: "maroon"
    case 0x800080: "purple"
    case 0x808000: "olive"
    case 0x808080: "gray"
    case 0xA0522D: "sienna"
    case 0xA52A2A: "brown"
    case 0xC0C0C0: "silver"
    case 0xCD853F: "peru"
    case 0xD2B48C: "tan"
    case 0xDA70D6: "orchid"
    case 0xDDA0DD: "plum"
    case 0xEE82EE: "violet"
    case 0xF0E68C: "khaki"
    case 0xF0FFFF: "azure"
    case 0xF5DEB3: "wheat"
    case 0xF5F5DC: "beige"
    case 0xFA8072: "salmon"
    case 0xFAF0E6: "linen"
    case 0xFF0000: "red"
    case 0xFF6347: "tomato"
    case 0xFF7F50: "coral"
    case 0xFFA500: "orange"
    case 0xFFC0CB: "pink"
    case 0xFFD700: "gold"
    case 0xFFE4C4: "bisque"
    case 0xFFFAFA: "snow"
    case 0xFFFFF0: "ivory"
    default: nil
    }
  }

  /// Writes an opacity with two decimals if they give back the same eighth bit, else with three:
  /// [CSS Color 4 § 16.1](https://www.w3.org/TR/css-color-4/#serializing-alpha-values).
  mutating func append(alpha: Int) {
    let hundredths = (alpha * 100 * 2 + 255) / (255 * 2)
    let isExact = (hundredths * 255 * 2 + 100) / (100 * 2) == alpha
    append(
      isExact ? Double(hundredths) / 100 : Double(alpha) / 255,
      DecimalFormat(precision: isExact ? 2 : 3))
  }
}
