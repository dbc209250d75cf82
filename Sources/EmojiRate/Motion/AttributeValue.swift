#if !hasFeature(Embedded) || RECORDER
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
    case path(Recording.Outline)
    /// A word, which cannot be interpolated.
    case word(String)
  }

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
      outline.isCircle
        ? zip(["cx", "cy", "r"], outline.coordinates).map { ($0, .length($1)) }
        : [("d", .path(outline))]
    }
  }

  extension Gradient {
    /// The attributes of its element.
    var attributes: [Attribute] {
      let isBox = units == .boundingBox
      let lengths: [(String, Double)] =
        switch geometry {
        case .linear(let from, let to):
          [("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)]
        case .radial(let center, let radius):
          [("cx", center.x), ("cy", center.y), ("r", radius)]
        case .elliptical: [("cx", 0), ("cy", 0), ("r", 1)]
        }
      return lengths.map { ($0, isBox ? .part($1) : .length($1)) } + [
        ("gradientUnits", .word(isBox ? "objectBoundingBox" : "userSpaceOnUse")),
        ("gradientTransform", .word(matrix)),
      ]
    }

    /// The transform of an elliptical gradient; empty for others, which need none.
    private var matrix: String {
      guard case .elliptical(let center, let axis, let otherAxis) = geometry else { return "" }
      return String(writing: 64) {
        $0.append(matrix: axis, otherAxis, center, DecimalFormat(precision: 2))
      }
    }

    /// The attributes of the elements of its stops.
    var stops: [[Attribute]] {
      (0..<count).map { index in
        let (color, offset) = self[index]
        return [
          ("offset", .part(offset)), ("stop-color", .brush(.color(color))),
          ("stop-opacity", .opacity(color.alpha8)),
        ]
      }
    }
  }

  extension Recording {
    init(_ picture: some Picture) {
      self.init(basePaint: picture.basePaint)
      picture.draw(on: &self)
    }
  }
#endif
