#if !hasFeature(Embedded)
  /// The value of an attribute of an element.
  enum AttributeValue: Equatable {
    /// A coordinate, in user units.
    case length(Double)
    /// A length in user units that needs more precision.
    case width(Double)
    /// A fraction, 0…1.
    case part(Double)
    /// 0…255, with 255 opaque.
    case opacity(Int)
    case brush(Brush?)
    case path([Recording.Verb], [Double])
    /// A word, which cannot be interpolated.
    case word(String)

    /// The numbers to interpolate, scaled so that an error of 1 is allowed.
    ///
    /// Values with different counts of numbers cannot be interpolated. For a colour, 1 is half of the 2/255
    /// that are allowed; the rest is for rounding and values between samples.
    func numbers(_ format: MotionFormat) -> [Double] {
      switch self {
      case .length(let length), .width(let length): [length / format.tolerance]
      case .part(let part): [part * 500]
      case .opacity(let alpha): [Double(alpha)]
      case .brush(nil): []
      case .brush(.currentColor), .brush(.translucentCurrentColor): [0]
      case .brush(.color(let color)):
        [24, 16, 8].map { Double(color.rgba >> $0 & 0xFF) }
      case .brush(.gradient(let gradient)):
        (gradient.attributes + gradient.stops.joined()).flatMap { $0.value.numbers(format) }
      case .path(_, let coordinates): coordinates.map { $0 / format.tolerance }
      // Keep different words far apart.
      case .word(let word): [word.utf8.reduce(0) { $0 * 31 + Double($1) } * 1e3]
      }
    }

    /// The text of the value.
    ///
    /// - Parameter data: The writer of path data.
    func text(_ format: SVGFormat, _ data: UniformPathData? = nil) -> String {
      String(writing: 64) { bytes in
        switch self {
        case .length(let length): bytes.append(length, format.coordinates)
        case .width(let width): bytes.append(width, format.lengths)
        case .part(let part): bytes.append(part, DecimalFormat(precision: 3))
        case .opacity(let alpha): bytes.append(alpha: alpha)
        case .brush(let brush): bytes.append(SVGPaint.Brush(brush, format))
        case .path(let verbs, let coordinates):
          bytes.append(markup: data?.text(verbs, coordinates, format.coordinates) ?? "")
        case .word(let word): bytes.append(markup: word)
        }
      }
    }
  }

  /// An attribute of an element.
  typealias Attribute = (name: String, value: AttributeValue)

  extension Paint {
    /// The attributes of shapes with this paint, where they inherit another paint.
    func attributes(over base: Paint) -> [Attribute] {
      let line = stroke ?? base.stroke ?? Stroke(.currentColor, width: 1)
      // The opacity of a missing paint is invisible, so take the base's.
      let fillAlpha = (fill ?? base.fill)?.alpha8 ?? 255
      let strokeAlpha = (stroke?.brush ?? base.stroke?.brush)?.alpha8 ?? 255
      return [
        ("fill", .brush(fill)), ("fill-opacity", .opacity(fillAlpha)),
        ("fill-rule", .word(winding == .evenOdd ? "evenodd" : "nonzero")),
        ("stroke", .brush(stroke?.brush)), ("stroke-opacity", .opacity(strokeAlpha)),
        ("stroke-width", .width(line.width)),
        ("stroke-linecap", .word("\(line.cap.word)")),
        ("stroke-linejoin", .word("\(line.join.word)")),
        ("stroke-miterlimit", .width(line.miterLimit)),
      ]
    }
  }

  extension Recording.Shape {
    /// The attributes of its element, without its paint.
    var attributes: [Attribute] {
      verbs.isEmpty
        ? zip(["cx", "cy", "r"], coordinates).map { ($0, .length($1)) }
        : [("d", .path(verbs, coordinates))]
    }
  }
#endif
