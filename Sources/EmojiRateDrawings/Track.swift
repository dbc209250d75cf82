import EmojiRate

/// A shape at some neighbouring values of a drawing, with the same verbs and kinds of paint at each.
struct Track: Hashable, Sendable {
  /// The kind of a fill or stroke, which decides how many numbers it has.
  enum BrushKind: Hashable {
    case none
    case currentColor
    case color
    case linear(stops: Int)
    case circle(stops: Int)
    case ellipse(stops: Int)
  }

  /// The shape at a value.
  struct State: Hashable {
    let cap: Stroke.Cap
    let join: Stroke.Join
    let isEvenOdd: Bool
    /// Those of its outline, its fill and its stroke; after a stroke come its width and its miter limit.
    let numbers: [Double]
  }

  /// The designer's name for it.
  let name: String?
  /// The verbs of its path; empty for a circle.
  let verbs: [Path.Verb]
  /// How many numbers its outline has; a circle has its centre and its radius.
  let outlineCount: Int
  let fill: BrushKind
  let stroke: BrushKind
  let turn: Turn?
  /// Whether it is painted in one with the track before, so that the edges of both are not painted twice.
  let isCopy: Bool
  private(set) var states: [State]

  /// Makes the track of a part, whose states have the same segments and kinds of paint.
  init(_ part: Part) {
    let shapes = part.states
    let isCircle = shapes.isCircle
    name = shapes[0].source.label
    verbs = isCircle ? [] : shapes.path(0).verbs
    outlineCount = isCircle ? 3 : 2 * verbs.reduce(0) { $0 + $1.pointCount }
    fill = BrushKind(shapes.map { $0.fill })
    stroke = BrushKind(shapes.map { $0.stroke })
    (turn, isCopy) = (part.turn, part.isCopy)
    states = shapes.indices.map { index in
      let shape = shapes[index]
      return State(
        cap: shape.cap, join: shape.join, isEvenOdd: shape.isEvenOdd,
        numbers: shapes.numbers(index, isCircle: isCircle))
    }
  }

  /// The track at one of its values alone.
  func alone(at index: Int) -> Track {
    var track = self
    track.states = [states[index]]
    return track
  }
}

/// The shapes of a drawing at some neighbouring values, from back to front.
struct Stage: Hashable, Sendable {
  /// The part of the scale from which it is drawn, up to the next stage.
  let start: Double
  /// The indices of its values.
  let keys: Range<Int>
  let tracks: [Track]
}

/// The stages of a drawing between its values, rising, and the picture of each value, as drawn.
struct Stages: Hashable, Sendable {
  private(set) var between: [Stage] = []
  private(set) var pictures: [Stage] = []
  /// How many verbs are stored.
  private(set) var verbCount = 0

  /// - Parameters:
  ///   - values: The shapes of each value.
  ///   - segments: The segments between them.
  init(_ values: [[DrawnShape]], _ keys: [Double], _ segments: [DrawingSegment]) {
    var first = 0
    while first < segments.count {
      let segment = segments[first]
      var (end, parts) = (first + 1, segment.paintedParts)
      // Neighbours with equal structure are one stage, so that its shapes stay one in recordings.
      while end < segments.count, segments[end - 1].order == nil, segments[end].order == nil,
        let joined = parts.joined(to: segments[end].paintedParts)
      {
        (parts, end) = (joined, end + 1)
      }
      let tracks = tracks(of: parts)
      between.append(Stage(start: keys[first], keys: first..<end + 1, tracks: tracks))
      if let order = segment.paintedOrder {
        between.append(
          Stage(
            start: lerp(keys[first], keys[end], segment.flip), keys: first..<end + 1,
            tracks: order.map { tracks[$0] }))
      }
      first = end
    }
    for (key, shapes) in values.enumerated() {
      let isWhole = [key - 1, key].allSatisfy {
        segments.indices.contains($0) ? segments[$0].isWhole : true
      }
      var drawn: [Track]
      if isWhole, let stage = between.first(where: { $0.keys.contains(key) }) {
        drawn = stage.tracks.map { $0.alone(at: key - stage.keys.lowerBound) }
      } else {
        let seen = shapes.filter { !$0.isHidden }
        drawn = tracks(of: seen.map { Part(states: [$0], units: Ends(lower: [], upper: [])) })
      }
      pictures.append(Stage(start: keys[key], keys: key..<key + 1, tracks: drawn))
    }
  }

  private mutating func tracks(of parts: [Part]) -> [Track] {
    let tracks = parts.map { Track($0) }
    verbCount += tracks.reduce(0) { $0 + $1.verbs.count }
    return tracks
  }
}

extension [Part] {
  /// The parts with the states of those of the next segment; nil if these have another structure.
  fileprivate func joined(to next: [Part]) -> [Part]? {
    guard count == next.count else { return nil }
    var joined = self
    for index in indices {
      guard self[index].turn == nil, next[index].turn == nil,
        let last = self[index].states.last, last.isSame(as: next[index].states[0])
      else { return nil }
      joined[index].states += next[index].states.dropFirst()
    }
    return joined
  }
}

extension Part {
  fileprivate var painted: [Part] {
    if !copies.isEmpty {
      return copies.indices.map { index in
        var part = self
        part.turn = copies[index].turn
        part.isCopy = index > 0
        for state in states.indices {
          part.states[state].subpaths = [copies[index].contour]
          // Nobody sees a line's rule, but paths of the rule even-odd are not painted in one.
          part.states[state].isEvenOdd = false
        }
        return part
      }
    }
    guard let over else { return [self] }
    var second = self
    second.states = over
    return [self, second]
  }
}

extension DrawingSegment {
  /// The parts, with copies in place of arcs, and with second paints above their first ones.
  fileprivate var paintedParts: [Part] { parts.flatMap { $0.painted } }

  /// The order of the upper value, with second paints above their first ones; nil if it is the same.
  fileprivate var paintedOrder: [Int]? {
    var (places, count): ([[Int]], Int) = ([], 0)
    for part in parts {
      places.append(Array(count..<count + part.painted.count))
      count += part.painted.count
    }
    return order?.flatMap { places[$0] }
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

  /// The path at a value; its verbs are the same at each.
  fileprivate func path(_ key: Int) -> Path {
    var path = Path()
    for (index, subpath) in self[key].subpaths.enumerated() {
      path.append(.move(to: subpath.start))
      for segment in segments(key, index) {
        path.append(segment.isCurve ? .curve(segment.cubic) : .line(to: segment.cubic.end))
      }
      if subpath.isClosed { path.append(.close) }
    }
    return path
  }

  /// The numbers at a value: outline, fill, and stroke with its width and miter limit.
  fileprivate func numbers(_ key: Int, isCircle: Bool) -> [Double] {
    let shape = self[key]
    let outline =
      isCircle ? shape.subpaths[0].circle! : path(key).points.flatMap { [$0.x, $0.y] }
    let line = shape.stroke.map { $0.numbers + [shape.width, shape.miterLimit] }
    return outline + (shape.fill?.numbers ?? []) + (line ?? [])
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
      one.isCurve
        && zip(one.cubic.points, other.cubic.points).allSatisfy { ($0 - $1).length < 1e-4 }
    }
    return isSame && radius >= 0 ? [center.x, center.y, radius] : nil
  }
}

extension Track.BrushKind {
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
