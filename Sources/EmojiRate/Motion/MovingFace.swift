#if !hasFeature(Embedded)
  /// The face of an animation, in any frame.
  struct MovingFace {
    let style: FaceStyle
    /// The progress it starts from.
    let from: Double
    /// The progress it ends at.
    let to: Double
    /// Where the face's canvas comes to lie.
    var frame = Rect(x: 0, y: 0, width: Face.side, height: Face.side)

    var moves: Bool { from != to }

    private func progress(_ part: Double) -> Double { from + (to - from) * part }

    private func color(_ part: Double) -> SRGBColor { style.color.color(at: progress(part)).sRGB }

    /// Draws the face with the paint that it inherits, except for what changes of it.
    func draw(on canvas: inout SVGCanvas<NoMarks>, _ timeline: Timeline) {
      canvas.markup { bytes in animateColor(timeline, &bytes) }
      let outline = Outline(style)
      var transformed = TransformedSink(
        canvas, onto: frame, from: Size(width: Face.side, height: Face.side))
      transformed.circle(center: outline.center, radius: outline.radius)
      canvas = transformed.base
      let format = canvas.format
      canvas.markup { bytes in
        bytes.append("<path>")
        animatePath(format, timeline, &bytes)
        bytes.append("</path>")
      }
    }

    // MARK: Colour

    /// In 1/255: the rounding of both ends, by a half each, included; the browser's takes another half.
    private static let colorTolerance = 1.4

    private func animateColor(_ timeline: Timeline, _ bytes: inout ByteWriter) {
      guard case .range(let range) = style.color else { return }
      let frames = Keyframes(within: Self.colorTolerance) { part in
        let color = color(part)
        return SIMD3(color.red, color.green, color.blue) * 255
      } as: {
        Double(nearestInteger($0))
      }
      bytes.animate("stroke", frames, timeline) { $1.append(color(frames.parts[$0])) }
      guard range.low.alpha != range.high.alpha else { return }
      let ends = Keyframes([0, 1])
      bytes.animate("stroke-opacity", ends, timeline) {
        $1.append(alpha: eightBit(color(ends.parts[$0]).alpha))
      }
    }

    // MARK: Outlines

    /// In units of the face's canvas; rounding to whole units takes a half of it.
    private static let tolerance = 0.75

    private func animatePath(
      _ format: DecimalFormat, _ timeline: Timeline, _ bytes: inout ByteWriter
    ) {
      let scale = frame.size.height / Face.side
      let frames = Keyframes(within: Self.tolerance * scale) { part in
        let progress = progress(part)
        return SIMD3(
          height(Mouth.curve(style, progress: progress), scale),
          style.showsEyes ? height(Eye.left.curve(style, progress: progress), scale) : 0, 0)
      } as: {
        Double(format.units($0)) / Double(format.unitsPerOne)
      }
      bytes.animate("d", frames, timeline) { index, bytes in
        let progress = progress(frames.parts[index])
        let data = UniformPathData(bytes, format)
        var sink = TransformedSink(
          data, onto: frame, from: Size(width: Face.side, height: Face.side))
        Mouth.curve(style, progress: progress).draw(into: &sink)
        Eye.draw(style, progress: progress, into: &sink)
        bytes = sink.base.bytes
      }
    }

    /// The only coordinate of a form that changes.
    private func height(_ curve: TwoCurve, _ scale: Double) -> Double {
      frame.origin.y + curve.center.y * scale
    }
  }
#endif
