extension ByteWriter {
  /// Writes as attributes what is different in `paint` from what holds without it.
  mutating func append(_ paint: Paint, unless inherited: Paint, _ format: SVGFormat) {
    if paint.fill != inherited.fill {
      append(paint.fill, .fill, unless: inherited.fill, format)
    }
    if paint.winding != inherited.winding {
      append(
        paint.winding == .evenOdd ? " fill-rule=\"evenodd\"" : " fill-rule=\"nonzero\"")
    }
    guard paint.stroke != inherited.stroke else { return }
    if let stroke = paint.stroke {
      append(stroke, unless: inherited.stroke ?? .initial, format)
    }
    if paint.stroke?.brush != inherited.stroke?.brush {
      append(paint.stroke?.brush, .stroke, unless: inherited.stroke?.brush, format)
    }
  }

  private mutating func append(
    _ stroke: Stroke, unless inherited: Stroke, _ format: SVGFormat
  ) {
    if format.lengths.units(stroke.width) != format.lengths.units(inherited.width) {
      append(" stroke-width=\"", stroke.width, format.lengths)
    }
    if stroke.cap != inherited.cap {
      append(
        stroke.cap == .round ? " stroke-linecap=\"round\"" : " stroke-linecap=\"butt\"")
    }
    if stroke.join != inherited.join {
      append(
        stroke.join == .round ? " stroke-linejoin=\"round\"" : " stroke-linejoin=\"miter\"")
    }
  }

  /// The two attributes that have a paint.
  enum PaintAttribute { case fill, stroke }

  /// Writes a paint attribute and, where the opacity is not the inherited one, its opacity attribute.
  ///
  /// The opacity is apart because not every renderer knows it inside of a colour.
  private mutating func append(
    _ brush: Brush?, _ attribute: PaintAttribute, unless inherited: Brush?, _ format: SVGFormat
  ) {
    append(attribute == .fill ? " fill=\"" : " stroke=\"")
    append(brush, format)
    if let brush, brush.alpha8 != inherited?.alpha8 ?? 255 {
      append(attribute == .fill ? "\" fill-opacity=\"" : "\" stroke-opacity=\"")
      append(alpha: brush.alpha8)
    }
    append("\"")
  }

  /// Writes the value of a paint attribute.
  mutating func append(_ brush: Brush?, _ format: SVGFormat) {
    switch brush {
    case nil: append("none")
    case .color(let color): append(color)
    case .currentColor: append("currentColor")
    case .gradient(let gradient):
      SVGGradient(gradient: gradient, format: format).writeReference(into: &self)
    }
  }

  /// Writes a colour in the shortest form: a name, `#rgb` or `#rrggbb`.
  mutating func append(_ color: SRGBColor) {
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

extension Paint {
  /// What holds where nothing is said: a black fill and no stroke.
  static var initial: Paint { Paint(fill: .color(SRGBColor(rgba: 0xFF))) }
}

extension Stroke {
  /// What holds of a stroke where nothing is said but its colour.
  static var initial: Stroke { Stroke(.currentColor, width: 1) }
}

extension Brush {
  /// The opacity that is written beside it; that of a gradient is in its stops.
  var alpha8: Int {
    if case .color(let color) = self { return color.alpha8 }
    return 255
  }
}
