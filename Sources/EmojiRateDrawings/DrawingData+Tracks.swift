import EmojiRate

extension DrawingData {
  /// - Parameter tracks: Each shape at all values, with the same segments and kinds of brushes.
  convenience init(
    keys: [Double], canvasSize: Size, _ tracks: [[DrawnShape]], readFrom files: [DrawingFile],
    _ scale: ClosedRange<Double>
  ) {
    var verbs: [Recording.Verb] = []
    let shapes = tracks.map { states in
      let isCircle = states.isCircle
      let start = verbs.count
      if !isCircle { verbs += states.verbs }
      return DrawingData.Shape(
        verbs: start..<verbs.count,
        outlineCount: isCircle ? 3 : 2 * verbs[start...].reduce(0) { $0 + $1.pointCount },
        fill: BrushKind(states.map(\.fill)), stroke: BrushKind(states.map(\.stroke)))
    }
    var (lines, numbers): ([Line], [Double]) = ([], [])
    for key in keys.indices {
      for (states, kept) in zip(tracks, shapes) {
        let shape = states[key]
        lines.append(Line(cap: shape.cap, join: shape.join, winding: shape.winding))
        numbers += kept.verbs.isEmpty ? shape.subpaths[0].circle! : states.coordinates(key)
        numbers += shape.fill?.numbers ?? []
        if let stroke = shape.stroke {
          numbers += stroke.numbers + [shape.width, shape.miterLimit]
        }
      }
    }
    self.init(
      keys: keys, canvasSize: canvasSize, shapes: shapes, verbs: verbs, lines: lines,
      numbers: numbers, readFrom: files, scale)
  }
}

/// A shape at all values, with the same segments at each.
extension [DrawnShape] {
  /// Whether it is one circle at all values, starting at its rightmost point.
  fileprivate var isCircle: Bool {
    allSatisfy { $0.subpaths.count == 1 && $0.subpaths[0].circle != nil }
  }

  /// The segments of a subpath, without the last one if that is a line which closing draws at all values.
  private func segments(_ key: Int, _ index: Int) -> ArraySlice<Subpath.Segment> {
    let closesItself = allSatisfy {
      $0.subpaths[index].isClosed && $0.subpaths[index].segments.last?.isCurve == false
    }
    return self[key].subpaths[index].segments.dropLast(closesItself ? 1 : 0)
  }

  fileprivate var verbs: [Recording.Verb] {
    self[0].subpaths.indices.flatMap { index -> [Recording.Verb] in
      [.move] + segments(0, index).map { $0.isCurve ? .curve : .line }
        + (self[0].subpaths[index].isClosed ? [.close] : [])
    }
  }

  /// The points of the verbs at a value as numbers; a curve has its control points first.
  fileprivate func coordinates(_ key: Int) -> [Double] {
    let subpaths = self[key].subpaths
    let points = subpaths.indices.flatMap { index -> [Point] in
      [subpaths[index].start]
        + segments(key, index).flatMap { segment in
          let cubic = segment.cubic
          return segment.isCurve ? [cubic.control1, cubic.control2, cubic.end] : [cubic.end]
        }
    }
    return points.flatMap { [$0.x, $0.y] }
  }
}

extension Subpath {
  /// The centre and the radius, if it is a circle as a canvas draws it.
  fileprivate var circle: [Double]? {
    guard isClosed, segments.count == 4 else { return nil }
    let opposite = segments[1].cubic.end
    let center = lerp(start, opposite, 0.5)
    let radius = (start.x - opposite.x) / 2
    var same = Subpath(ellipseAt: center, Size(width: radius, height: radius))
    same.segments[3].cubic.end = start
    let isSame = zip(segments, same.segments).allSatisfy { one, other in
      let (a, b) = (one.cubic, other.cubic)
      return one.isCurve && (a.control1 - b.control1).length < 1e-4
        && (a.control2 - b.control2).length < 1e-4 && (a.end - b.end).length < 1e-4
    }
    return isSame && radius >= 0 ? [center.x, center.y, radius] : nil
  }
}

extension DrawingData.BrushKind {
  init(_ brushes: [DrawnBrush?]) {
    guard let first = brushes[0] else {
      self = .none
      return
    }
    let stops = first.stops.count
    self =
      if first.isRadial {
        brushes.allSatisfy(\.!.isCircle) ? .circle(stops: stops) : .ellipse(stops: stops)
      } else if first.isGradient {
        .linear(stops: stops)
      } else {
        first.isCurrentColor ? .currentColor : .color
      }
  }
}

extension DrawnBrush {
  /// Whether it is a radial gradient with axes of equal length along those of the canvas.
  fileprivate var isCircle: Bool {
    isRadial && points[1].y == 0 && points[2].x == 0 && points[1].x == points[2].y
  }

  fileprivate var numbers: [Double] {
    points.flatMap { [$0.x, $0.y] }
      + stops.flatMap { [$0.offset, $0.color.x, $0.color.y, $0.color.z, $0.color.w] }
  }
}
