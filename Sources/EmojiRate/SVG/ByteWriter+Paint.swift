extension ByteWriter {
  /// Writes the attributes in which `paint` differs from the inherited paint.
  package mutating func append(
    _ paint: SVGPaint, unless inherited: SVGPaint, _ lengths: DecimalFormat
  ) {
    append(" fill=\"", "\" fill-opacity=\"", paint.fill, unless: inherited.fill)
    if paint.isEvenOdd != inherited.isEvenOdd {
      append(" fill-rule=\"", paint.isEvenOdd ? "evenodd" : "nonzero")
    }
    if paint.stroke != .none { append(lineOf: paint, unless: inherited, lengths) }
    append(" stroke=\"", "\" stroke-opacity=\"", paint.stroke, unless: inherited.stroke)
  }

  @inline(__always)
  private mutating func append(
    _ name: StaticString, _ opacity: StaticString, _ brush: SVGPaint.Brush,
    unless inherited: SVGPaint.Brush
  ) {
    guard brush != inherited else { return }
    append(name)
    append(brush)
    if brush != .none, brush.alpha8 != inherited.alpha8 {
      append(opacity)
      append(alpha: brush.alpha8)
    }
    append("\"")
  }

  private mutating func append(
    lineOf paint: SVGPaint, unless inherited: SVGPaint, _ lengths: DecimalFormat
  ) {
    if lengths.units(paint.width) != lengths.units(inherited.width) {
      append(" stroke-width=\"", paint.width, lengths)
    }
    if paint.cap != inherited.cap { append(" stroke-linecap=\"", paint.cap.word) }
    if paint.join != inherited.join { append(" stroke-linejoin=\"", paint.join.word) }
    if paint.miterLimit != inherited.miterLimit {
      append(" stroke-miterlimit=\"", paint.miterLimit, lengths)
    }
  }

  /// Writes an attribute whose value is a short word.
  @inline(__always)
  private mutating func append(_ attribute: StaticString, _ word: StaticString) {
    append(attribute)
    append(word)
    append("\"")
  }

  package mutating func append(_ brush: SVGPaint.Brush) {
    switch brush {
    case .none: append("none")
    case .color(let color): append(color: color)
    case .currentColor: append("currentColor")
    case .gradient(let identifier, let fallback):
      append("url(#")
      identifier.write(into: &self)
      append(") ")
      append(color: fallback)
    }
  }

  /// Writes a colour in the shortest form: a name, `#rgb` or `#rrggbb`.
  package mutating func append(color: SRGBColor) {
    let value = color.rgba >> 8
    if let name = Self.shortName(value) {
      append(name)
      return
    }
    reserve(7)
    put(UInt8(ascii: "#"))
    let isShort = value >> 4 & 0x0F0F0F == value & 0x0F0F0F
    var shift: UInt32 = 24
    while shift > 0 {
      shift -= isShort ? 8 : 4
      let digit = UInt8(truncatingIfNeeded: value >> shift & 15)
      put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
    }
  }

  /// The names that are shorter than the hexadecimal form.
  private static func shortName(_ value: UInt32) -> StaticString? {
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

  /// Writes an opacity with two decimals if they keep the eight bits exact, else with three:
  /// [CSS Color 4 § 16.1](https://www.w3.org/TR/css-color-4/#serializing-alpha-values).
  package mutating func append(alpha: Int) {
    let hundredths = (alpha * 100 * 2 + 255) / (255 * 2)
    let isExact = (hundredths * 255 * 2 + 100) / (100 * 2) == alpha
    append(
      isExact ? Double(hundredths) / 100 : Double(alpha) / 255,
      DecimalFormat(precision: isExact ? 2 : 3))
  }
}

// The words of SVG.
extension Stroke.Cap {
  package var word: StaticString {
    switch self {
    case .butt: "butt"
    case .round: "round"
    case .square: "square"
    }
  }
}

extension Stroke.Join {
  package var word: StaticString {
    switch self {
    case .miter: "miter"
    case .round: "round"
    case .bevel: "bevel"
    }
  }
}
