#if !hasFeature(Embedded)
  extension HSBColor: CustomStringConvertible {
    /// The colour in the notation that ``init(css:)-(String)`` reads, rounded to two decimals:
    /// "hsb(165 80% 90%)".
    public var description: String {
      let format = DecimalFormat(precision: 2)
      return String(writing: 64) { bytes in
        bytes.append("hsb(")
        bytes.append(hue * 360, format, leadingZero: true)
        bytes.append(" ")
        bytes.append(saturation * 100, format, leadingZero: true)
        bytes.append("% ")
        bytes.append(brightness * 100, format, leadingZero: true)
        bytes.append("%")
        if format.units(alpha * 100) < 100 * format.unitsPerOne {
          bytes.append(" / ")
          bytes.append(alpha * 100, format, leadingZero: true)
          bytes.append("%")
        }
        bytes.append(")")
      }
    }
  }
#endif
