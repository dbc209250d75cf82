#if !hasFeature(Embedded)
  /// A drawing as flat lists: the structure of its shapes once, and their numbers at each value.
  final class DrawingData: Sendable {
    /// The kind of a fill or stroke, which decides how many numbers it has.
    enum BrushKind: Hashable {
      case none
      case currentColor
      case color
      case linear(stops: Int)
      case circle(stops: Int)
      case ellipse(stops: Int)
    }

    struct Line: Hashable {
      var cap: Stroke.Cap
      var join: Stroke.Join
      var winding: Paint.Winding
    }

    struct Shape: Hashable {
      /// The verbs of its path; empty for a circle.
      var verbs: Range<Int>
      /// How many numbers its outline has; a circle has its centre and its radius.
      var outlineCount: Int
      var fill: BrushKind
      var stroke: BrushKind
    }

    /// The files it was read from, and the scale of numbers in layer names.
    let files: [DrawingFile]
    let scale: ClosedRange<Double>

    let keys: [Double]
    let canvasSize: Size
    let shapes: [Shape]
    let verbs: [Recording.Verb]
    /// For each key, the line of each shape.
    let lines: [Line]
    /// For each key, the numbers of each shape: outline, fill and stroke.
    ///
    /// After a stroke come its width and miter limit.
    let numbers: [Double]

    init(
      keys: [Double], canvasSize: Size, _ shapes: [UnifiedShape], readFrom files: [DrawingFile],
      _ scale: ClosedRange<Double>
    ) {
      (self.files, self.scale) = (files, scale)
      self.keys = keys
      self.canvasSize = canvasSize
      var verbs: [Recording.Verb] = []
      var kept: [Shape] = []
      var circles: [Bool] = []
      for shape in shapes {
        let isCircle = shape.isCircle
        let start = verbs.count
        if !isCircle { verbs += shape.verbs }
        kept.append(
          Shape(
            verbs: start..<verbs.count,
            outlineCount: isCircle ? 3 : 2 * verbs[start...].reduce(0) { $0 + $1.pointCount },
            fill: BrushKind(shape.fills), stroke: BrushKind(shape.strokes)))
        circles.append(isCircle)
      }
      var (lines, numbers): ([Line], [Double]) = ([], [])
      for key in keys.indices {
        for (index, shape) in shapes.enumerated() {
          lines.append(shape.lines[key])
          numbers +=
            circles[index]
            ? shape.subpaths[key][0].circle! : shape.points(key).flatMap { [$0.x, $0.y] }
          kept[index].fill.append(shape.fills[key], to: &numbers)
          kept[index].stroke.append(shape.strokes[key], to: &numbers)
          if kept[index].stroke != .none { numbers += [shape.widths[key], shape.miterLimits[key]] }
        }
      }
      (self.shapes, self.verbs, self.lines, self.numbers) = (kept, verbs, lines, numbers)
    }
  }

  /// A shape at all values, with the same segments and brushes at each.
  struct UnifiedShape {
    var subpaths: [[Subpath]]
    var fills: [DrawnBrush?]
    var strokes: [DrawnBrush?]
    var widths: [Double]
    var miterLimits: [Double]
    var lines: [DrawingData.Line]

    /// Whether it is one circle at all values, starting at its rightmost point.
    var isCircle: Bool { subpaths.allSatisfy { $0.count == 1 && $0[0].circle != nil } }

    /// Whether the last segment of a closed subpath is always a line, so that closing draws it.
    private func closesItself(_ index: Int) -> Bool {
      subpaths.allSatisfy { $0[index].isClosed && $0[index].segments.last?.isCurve == false }
    }

    var verbs: [Recording.Verb] {
      subpaths[0].indices.flatMap { index -> [Recording.Verb] in
        let subpath = subpaths[0][index]
        let segments = subpath.segments.dropLast(closesItself(index) ? 1 : 0)
        return [.move] + segments.map { $0.isCurve ? .curve : .line }
          + (subpath.isClosed ? [.close] : [])
      }
    }

    /// The points of the verbs at a value; a curve has its control points first.
    func points(_ key: Int) -> [Point] {
      subpaths[key].indices.flatMap { index -> [Point] in
        let subpath = subpaths[key][index]
        let segments = subpath.segments.dropLast(closesItself(index) ? 1 : 0)
        return [subpath.start]
          + segments.flatMap {
            $0.isCurve ? [$0.cubic.control1, $0.cubic.control2, $0.cubic.end] : [$0.cubic.end]
          }
      }
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
      switch brushes[0] {
      case nil: self = .none
      case .currentColor: self = .currentColor
      case .color: self = .color
      case .gradient(let gradient):
        let stops = gradient.stops.count
        let isCircle = brushes.allSatisfy { $0?.gradient?.circle != nil }
        self =
          !gradient.isRadial
          ? .linear(stops: stops) : isCircle ? .circle(stops: stops) : .ellipse(stops: stops)
      }
    }

    fileprivate func append(_ brush: DrawnBrush?, to numbers: inout [Double]) {
      switch (self, brush) {
      case (.color, .color(let color)?): numbers += [color.x, color.y, color.z, color.w]
      case (.currentColor, .currentColor(let alpha)?): numbers.append(alpha)
      case (.none, _): break
      case (_, .gradient(let gradient)?):
        if case .circle = self {
          numbers += gradient.circle!
        } else {
          numbers += gradient.points.flatMap { [$0.x, $0.y] }
        }
        for stop in gradient.stops {
          numbers += [stop.offset, stop.color.x, stop.color.y, stop.color.z, stop.color.w]
        }
      default: break
      }
    }
  }

  extension DrawnGradient {
    fileprivate var circle: [Double]? {
      guard isRadial, points[1].y == 0, points[2].x == 0, points[1].x == points[2].y else {
        return nil
      }
      return [points[0].x, points[0].y, points[1].x]
    }
  }

  extension DrawingData: Hashable {
    static func == (one: DrawingData, other: DrawingData) -> Bool {
      one === other
        || one.keys == other.keys && one.canvasSize == other.canvasSize
          && one.shapes == other.shapes
          && one.verbs == other.verbs && one.lines == other.lines && one.numbers == other.numbers
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(keys)
      hasher.combine(numbers)
    }
  }
#endif
