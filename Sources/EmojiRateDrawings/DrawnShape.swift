import EmojiRate

/// A shape of a drawing at one value, in units of the canvas.
struct DrawnShape {
  /// Its place in the file, for messages.
  var source: DrawingSource
  var names = ShapeNames()
  /// The transform that the file places it by.
  var placement = Transform.identity
  var subpaths: [Subpath] = []
  var fill: DrawnBrush?
  var stroke: DrawnBrush?
  var width = 1.0
  var cap = Stroke.Cap.butt
  var join = Stroke.Join.miter
  var miterLimit = 4.0
  var isEvenOdd = false
  /// Whether it is invisible, and only its place matters.
  var isHidden = false
  /// Whether it is the background that editors add to a drawing.
  var isArtboard = false

  /// The commands of all subpaths.
  var commands: [[UInt8]] { subpaths.map { $0.commands } }

  /// The box around its outline.
  var box: Box { subpaths.box }

  /// Half of its stroke width, or 0 without a stroke.
  var halfWidth: Double { stroke == nil ? 0 : width / 2 }
}

/// An element of a file.
struct DrawingSource: Hashable {
  var file: String?
  var line: Int
  /// The column, if all elements of the file are on one line.
  var column: Int?
  /// The element as `<path "mouth">`.
  var element: String
  /// The designer's name for it.
  var label: String?

  /// Its name in warnings.
  var description: String { label.map { "\"\($0)\"" } ?? unnamed }

  /// The name in warnings without the designer's name for it.
  var unnamed: String {
    column.map { "\(element) at column \($0)" } ?? "\(element) of line \(line)"
  }

  /// Its place in the file.
  var place: String { column.map { "column \($0)" } ?? "line \(line)" }

  func error(_ message: String) -> DrawingError {
    var error = DrawingError(message, line: line, element: element, file: file)
    error.column = column
    return error
  }
}

/// A fill or stroke, in numbers that can be interpolated.
struct DrawnBrush: Equatable {
  struct Stop: Equatable {
    var offset: Double
    /// Red, green, blue and opacity, 0…1.
    var color: SIMD4<Double>
  }

  /// A linear gradient's two ends, or a radial one's centre and its two axes as vectors; empty for a colour.
  var points: [Point] = []
  /// The stops of a gradient, or one with the colour.
  var stops: [Stop]
  /// Whether it is `currentColor`; its stop is black.
  var isCurrentColor = false

  static func color(_ color: SIMD4<Double>) -> DrawnBrush {
    DrawnBrush(stops: [Stop(offset: 0, color: color)])
  }

  static var currentColor: DrawnBrush {
    DrawnBrush(stops: [Stop(offset: 0, color: SIMD4(0, 0, 0, 1))], isCurrentColor: true)
  }

  var isGradient: Bool { !points.isEmpty }

  var isRadial: Bool { points.count == 3 }

  /// The mean colour of the stops.
  var color: SIMD4<Double> {
    stops.reduce(SIMD4(repeating: 0)) { $0 + $1.color } / Double(stops.count)
  }

  /// The brush with its opacity multiplied.
  func faded(by part: Double) -> DrawnBrush {
    var brush = self
    for index in stops.indices { brush.stops[index].color.w *= part }
    return brush
  }

  /// The brush with one colour at all of its stops.
  func colored(_ color: SIMD4<Double>) -> DrawnBrush {
    var brush = self
    for index in stops.indices { brush.stops[index].color = color }
    return brush
  }

  /// A gradient around a point, too small to be seen.
  func shrunk(to point: Point) -> DrawnBrush {
    guard isGradient else { return self }
    var brush = self
    if isRadial {
      let longer = max(points[1].length, points[2].length)
      let scale = longer > 0 ? 0.01 / longer : 0
      brush.points = [point, scale * points[1], scale * points[2]]
    } else {
      let way = points[1] - points[0]
      let half = (way.length > 0 ? 0.005 / way.length : 0) * way
      brush.points = [point - half, point + half]
    }
    return brush
  }
}

extension Subpath {
  /// The letters of the commands, with z at the end if it is closed.
  var commands: [UInt8] {
    segments.filter { !$0.goesOn }.map { $0.command } + (isClosed ? [UInt8(ascii: "z")] : [])
  }

  /// The ends of segments; a closed subpath has its start only once.
  var nodes: [Point] {
    isClosed ? segments.map { $0.cubic.start } : [start] + segments.map { $0.cubic.end }
  }

  /// The start and middle of each segment, and an open subpath's end.
  var marks: [Point] {
    let marks = segments.flatMap { [$0.cubic.start, $0.cubic.point(at: 0.5)] }
    return isClosed ? marks : marks + segments.suffix(1).map { $0.cubic.end }
  }

  /// The subpath in the opposite direction.
  var reversed: Subpath {
    var reversed = Subpath(start: segments.last?.cubic.end ?? start, isClosed: isClosed)
    for index in segments.indices.reversed() {
      var segment = segments[index]
      segment.cubic = segment.cubic.reversed
      // If an arc consists of several curves, its last curve comes first now.
      segment.goesOn =
        segment.command == UInt8(ascii: "A") && index + 1 < segments.count
        && segments[index + 1].goesOn
      reversed.segments.append(segment)
    }
    return reversed
  }

  /// A closed subpath that begins at another node.
  func turned(to node: Int) -> Subpath {
    guard node > 0, node < segments.count else { return self }
    return Subpath(
      start: segments[node].cubic.start, segments: Array(segments[node...] + segments[..<node]),
      isClosed: isClosed)
  }

  /// The transformed subpath, closed by a line if it should be closed.
  ///
  /// If that line would be too short to see, the last point moves instead.
  func placed(by transform: Transform) -> Subpath {
    var placed = mapped(transform.apply)
    if isClosed { placed.close() }
    return placed
  }

  private mutating func close() {
    guard let last = segments.last, last.cubic.end != start else {
      if segments.isEmpty { segments = [Segment(from: start, to: start)] }
      return
    }
    let gap = start - last.cubic.end
    if gap.length >= Weights.Units().meeting {
      segments.append(Segment(from: last.cubic.end, to: start))
    } else if last.isCurve {
      segments[segments.count - 1].cubic.end = start
      segments[segments.count - 1].cubic.control2 = last.cubic.control2 + gap
    } else {
      segments[segments.count - 1] = Segment(from: last.cubic.start, to: start)
    }
  }
}

extension Cubic {
  var reversed: Cubic { Cubic(start: end, control1: control2, control2: control1, end: start) }
}
