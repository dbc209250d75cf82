#if !hasFeature(Embedded)
  /// The row of faces of an animation, of which each gets its colour while it is the given one.
  struct MovingFaces {
    private let row: StarRow
    private let place: PlacedRow
    private let muted: SRGBColor
    /// The given face, -1 for none.
    private let steps: RowSteps<Int>

    /// - Parameters:
    ///   - from: How many are earned at first.
    ///   - to: How many are in the end.
    init(_ row: StarRow, from: Double, to: Double) {
      self.row = row
      place = row.placed
      muted = (row.style.emptyColor ?? StarRow.mutedColor).sRGB
      steps = RowSteps(from: from, to: to, changingAt: 0.5) { Int($0 + 0.5) - 1 }
    }

    var moves: Bool { steps.states.count > 1 }

    private func face(_ index: Int) -> Face { row.face(index, color: row.style.faceColor) }

    /// Draws all faces with the paint of those that are not given, which a row of them begins with.
    func draw(on canvas: inout SVGCanvas<NoMarks>, _ timeline: Timeline) {
      for index in 0..<row.count {
        let isGiven = steps.states.contains(index)
        if isGiven {
          canvas.markup { bytes in
            bytes.append("<g>")
            animateColor(index, timeline, &bytes)
          }
        }
        var transformed = TransformedSink(
          canvas, onto: place.frame(index), from: face(index).canvasSize)
        face(index).drawOutlines(into: &transformed)
        canvas = transformed.base
        if isGiven { canvas.markup { $0.append("</g>") } }
      }
    }

    private func animateColor(_ index: Int, _ timeline: Timeline, _ bytes: inout ByteWriter) {
      let colors = steps.map { $0 == index ? face(index).color.sRGB : muted }
      bytes.animate("stroke", colors.frames, timeline) { $1.append(colors.states[$0]) }
      guard face(index).color.alpha != muted.alpha else { return }
      bytes.animate("stroke-opacity", colors.frames, timeline) {
        $1.append(alpha: eightBit(colors.states[$0].alpha))
      }
    }
  }
#endif
