#if !hasFeature(Embedded)
  /// A gradient during a motion, as an element with animated attributes.
  struct MovingGradient {
    let definition: MovingMarkup
    /// The reference to the gradient.
    let reference: String

    /// Returns nil if the last brush is not a gradient.
    init?(_ brushes: Track<Brush?>, _ format: MotionFormat) {
      guard let last = brushes.values.last??.gradient else { return nil }
      let track = brushes.map { $0?.gradient ?? last }
      var stops = MovingMarkup()
      for index in 0..<last.count {
        let attributes = track.moving(format, unless: ["offset": "0", "stop-opacity": "1"]) {
          $0.stops[index]
        }
        stops += MovingMarkup("stop", attributes, format.timeline)
      }
      var name = "radialGradient"
      if case .linear = last.geometry { name = "linearGradient" }
      let attributes = track.moving(
        format, unless: ["gradientUnits": "objectBoundingBox", "gradientTransform": ""],
        \.attributes)
      // Derive the identifier from the whole content, so that no other gradient has the same.
      var content = MovingMarkup(name, attributes, format.timeline, stops).text
      let identifier = content.withUTF8 { content in
        String(writing: 8) {
          SVGGradient.Identifier(of: UnsafeRawBufferPointer(content)).write(into: &$0)
        }
      }
      definition = MovingMarkup(
        name, [MovingAttribute("id", identifier)] + attributes, format.timeline, stops)
      reference = "url(#\(identifier)) " + String(writing: 8) { $0.append(color: last.fallback) }
    }
  }

  extension Brush {
    var gradient: Gradient? {
      if case .gradient(let gradient) = self { gradient } else { nil }
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
#endif
