#if !hasFeature(Embedded)
  /// The stars or hearts of an animation: their grounds, then the earned ones, of which an inner `<svg>`
  /// of moving width shows a part, then their outlines.
  ///
  /// An inner `<svg>` cuts off what is outside of it, and needs no identifier for that as a clip path
  /// would.
  struct MovingShapes {
    private let row: StarRow
    private let place: PlacedRow
    private let isMirrored: Bool
    private let inset: Double
    private let fill: SRGBColor
    private let stroke: Stroke?
    private let frames: Keyframes
    /// Up to where the row is filled in each frame, from the left.
    private let edges: [Double]

    /// - Parameters:
    ///   - from: How many are earned at first.
    ///   - to: How many are in the end.
    init(_ row: StarRow, from: Double, to: Double) {
      // A row that begins at the right is the mirror image of one that does not.
      var row = row
      isMirrored = row.isRightToLeft
      row.isRightToLeft = false
      self.row = row
      let place = row.placed
      self.place = place
      let lineWidth = row.style.lineWidth * place.side / StarStyle.lineWidthSide
      let inset = lineWidth / 2
      self.inset = inset
      fill = row.style.fillColor.sRGB
      stroke =
        lineWidth > 0
        ? Stroke(color: row.style.strokeColor.sRGB, width: lineWidth, join: .round) : nil

      func edge(_ index: Int, _ fraction: Double) -> Double {
        let frame = place.frame(index, inset: inset)
        return frame.origin.x + frame.size.width * fraction
      }
      guard row.fillRule == .exact else {
        let steps = RowSteps(from: from, to: to, changingAt: row.fillRule == .half ? 0 : 0.5) {
          earned in
          let index = Int(earned)
          let fraction = row.fillRule.fraction(earned - Double(index))
          return fraction > 0 ? edge(index, fraction) : index > 0 ? edge(index - 1, 1) : 0
        }
        frames = steps.frames
        edges = steps.states
        return
      }
      // Between two symbols the edge jumps.
      let changes = RowSteps<Double>.changes(from: from, to: to, at: 0)
      var parts: [Double] = []
      var edges: [Double] = []
      for (start, end) in zip([0] + changes, changes + [1]) {
        let index = Int(from + (to - from) * (start + end) / 2)
        for part in [start, end] {
          parts.append(part)
          edges.append(edge(index, from + (to - from) * part - Double(index)))
        }
      }
      frames = Keyframes(parts)
      self.edges = edges
    }

    var moves: Bool { edges.contains { $0 != edges[0] } }

    func draw(on canvas: inout SVGCanvas<NoMarks>, _ timeline: Timeline) {
      let format = canvas.format
      if isMirrored {
        canvas.markup { bytes in
          bytes.append("<g transform=\"matrix(-1 0 0 1 ")
          bytes.append(place.canvasSize.width, format)
          bytes.append(" 0)\">")
        }
      }
      if let emptyColor = row.style.emptyColor {
        draw(Paint(fill: emptyColor.sRGB), on: &canvas)
      }
      canvas.markup { bytes in
        bytes.append("<svg width=\"0\" height=\"")
        bytes.append(place.canvasSize.height, format)
        bytes.append("\">")
        bytes.animate("width", frames, timeline) { $1.append(edges[$0], format) }
      }
      draw(Paint(fill: fill), on: &canvas)
      canvas.markup { $0.append("</svg>") }
      if let stroke { draw(Paint(stroke: stroke), on: &canvas) }
      if isMirrored { canvas.markup { $0.append("</g>") } }
    }

    private func draw(_ paint: Paint, on canvas: inout SVGCanvas<NoMarks>) {
      row.draw(0..<row.count, of: place, inset, paint, on: &canvas)
    }
  }
#endif
