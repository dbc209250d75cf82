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
#endif
