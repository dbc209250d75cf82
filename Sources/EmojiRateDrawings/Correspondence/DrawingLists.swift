import EmojiRate

/// Writes shapes and segments as the flat lists of a drawing.
extension DrawingData.Lists {
  /// - Parameters:
  ///   - values: The shapes of each value.
  ///   - segments: The segments between them.
  init(_ values: [[DrawnShape]], _ keys: [Double], _ segments: [DrawingSegment]) {
    self.init()
    var first = 0
    while first < segments.count {
      var (end, tracks) = (first + 1, segments[first].tracks)
      // Neighbours with equal structure are one stage, so that its shapes stay one in recordings.
      while end < segments.count, let joined = tracks.continued(by: segments[end]) {
        (tracks, end) = (joined, end + 1)
      }
      append(tracks, first..<end + 1, keys)
      first = end
    }
    for (key, shapes) in values.enumerated() {
      let isWhole = [key - 1, key].allSatisfy {
        segments.indices.contains($0) ? segments[$0].isWhole : true
      }
      if isWhole, let stage = stages.first(where: { $0.keys.contains(key) }) {
        var picture = stage
        (picture.start, picture.keys) = (keys[key], key..<key + 1)
        picture.lines += (key - stage.keys.lowerBound) * stage.shapes.count
        picture.numbers += (key - stage.keys.lowerBound) * stage.numberCount
        pictures.append(picture)
      } else {
        let drawn = Tracks(parts: shapes.filter { !$0.isHidden }.map { ([$0], nil) })
        append(drawn, key..<key + 1, keys)
        pictures.append(stages.removeLast())
      }
    }
  }

  private mutating func append(_ tracks: Tracks, _ keys: Range<Int>, _ parts: [Double]) {
    let firstShape = shapes.count
    var turnPlaces: [Turn: Int] = [:]
    var numberCount = 0
    for (states, turn) in tracks.parts {
      let isCircle = states.isCircle
      let start = verbs.count
      if !isCircle { verbs += states.verbs }
      var shape = DrawingData.Shape(
        verbs: start..<verbs.count,
        outlineCount: isCircle ? 3 : 2 * verbs[start...].reduce(0) { $0 + $1.pointCount },
        fill: DrawingData.BrushKind(states.map { $0.fill }),
        stroke: DrawingData.BrushKind(states.map { $0.stroke }), offset: numberCount)
      if let turn {
        shape.turn = turnPlaces[turn] ?? turns.count
        if turnPlaces[turn] == nil {
          turnPlaces[turn] = turns.count
          turns += turn.numbers
        }
      }
      shapes.append(shape)
      names.append(states[0].source.label)
      numberCount += states.numbers(0, isCircle: isCircle).count
    }
    var stage = DrawingData.Stage(
      start: parts[keys.lowerBound], keys: keys, shapes: firstShape..<shapes.count,
      order: order.count..<order.count + tracks.parts.count, lines: lines.count,
      numbers: numbers.count, numberCount: numberCount)
    order += firstShape..<shapes.count
    for row in 0..<keys.count {
      for (states, _) in tracks.parts {
        let shape = states[row]
        lines.append(
          DrawingData.Line(cap: shape.cap, join: shape.join, isEvenOdd: shape.isEvenOdd))
        numbers += states.numbers(row, isCircle: states.isCircle)
      }
    }
    stages.append(stage)
    if let second = tracks.order {
      stage.start = lerp(parts[keys.lowerBound], parts[keys.upperBound - 1], tracks.flip)
      stage.order = order.count..<order.count + second.count
      order += second.map { firstShape + $0 }
      stages.append(stage)
    }
  }
}

/// The states of the parts of one or more segments.
struct Tracks {
  var parts: [(states: [DrawnShape], turn: Turn?)]
  /// The order from `flip` on, if it is another one.
  var order: [Int]?
  var flip = 0.5

  /// The tracks with those of the next segment; nil if they have another structure.
  func continued(by segment: DrawingSegment) -> Tracks? {
    let next = segment.tracks
    guard order == nil, next.order == nil, parts.count == next.parts.count else { return nil }
    var joined = self
    for index in parts.indices {
      let (states, more) = (parts[index].states, next.parts[index].states)
      guard parts[index].turn == nil, next.parts[index].turn == nil,
        let last = states.last, last.isSame(as: more[0])
      else { return nil }
      joined.parts[index].states += more.dropFirst()
    }
    return joined
  }
}

extension DrawingSegment {
  /// The parts, with second paints above their first ones.
  var tracks: Tracks {
    var tracks = Tracks(parts: [])
    var places: [[Int]] = []
    for part in parts {
      places.append([tracks.parts.count])
      tracks.parts.append((part.states, part.turn))
      guard let over = part.over else { continue }
      places[places.count - 1].append(tracks.parts.count)
      tracks.parts.append((over, part.turn))
    }
    (tracks.order, tracks.flip) = (order?.flatMap { places[$0] }, flip)
    return tracks
  }
}

extension Turn {
  fileprivate var numbers: [Double] {
    [pin.x, pin.y, end.x, end.y, scale] + directions.flatMap { [$0.x, $0.y] }
  }
}

extension DrawnShape {
  /// Whether both have the same points, kinds of paint and line.
  fileprivate func isSame(as other: DrawnShape) -> Bool {
    guard fill == other.fill, stroke == other.stroke, width == other.width,
      cap == other.cap, join == other.join, miterLimit == other.miterLimit,
      isEvenOdd == other.isEvenOdd, subpaths.count == other.subpaths.count
    else { return false }
    return zip(subpaths, other.subpaths).allSatisfy { $0.isSame(as: $1) }
  }
}

extension Subpath {
  fileprivate func isSame(as other: Subpath) -> Bool {
    guard isClosed == other.isClosed, start == other.start,
      segments.count == other.segments.count
    else { return false }
    return zip(segments, other.segments).allSatisfy { one, two in
      one.isCurve == two.isCurve && one.cubic == two.cubic
    }
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

  fileprivate var verbs: [Path.Verb] {
    self[0].subpaths.indices.flatMap { index -> [Path.Verb] in
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

extension [DrawnShape] {
  /// The numbers at a value: outline, fill, and stroke with its width and miter limit.
  fileprivate func numbers(_ key: Int, isCircle: Bool) -> [Double] {
    let shape = self[key]
    let line = shape.stroke.map { $0.numbers + [shape.width, shape.miterLimit] }
    return (isCircle ? shape.subpaths[0].circle! : coordinates(key)) + (shape.fill?.numbers ?? [])
      + (line ?? [])
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
        brushes.allSatisfy { $0!.isCircle } ? .circle(stops: stops) : .ellipse(stops: stops)
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
