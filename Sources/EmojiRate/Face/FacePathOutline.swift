#if !hasFeature(Embedded)
  /// The shape of a ``FacePath`` at its keys, ready to be drawn without the heap.
  final class FacePathOutline: Sendable {
    let data: String
    let viewBox: Rect?
    let featureCircle: FacePath.Circle?
    let winding: Paint.Winding
    private let verbs: [Recording.Verb]
    /// The points of all keys, one key after the other.
    private let points: [Point]
    /// Where the features stand at each key.
    private let places: [FeaturePlace]

    /// Reads path data, several separated by semicolons.
    init(
      _ data: String, viewBox: Rect?, featureCircle: FacePath.Circle?, winding: Paint.Winding
    ) throws(PathDataError) {
      self.data = data
      self.viewBox = viewBox
      self.featureCircle = featureCircle
      self.winding = winding
      let parts = Array(data.utf8).split(
        separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      guard FacePath.countLimits.contains(parts.count) else {
        throw PathDataError(
          reason: .tooManyPaths, command: nil, offset: parts[7].startIndex - 1, found: ";")
      }
      var paths: [[PathDataReader.Step]] = []
      for part in parts {
        let steps = try PathDataReader(part, arcsAreFourCurves: parts.count > 1).steps
        if let first = paths.first { try Self.check(steps, first, end: part.endIndex) }
        paths.append(steps)
      }
      let flat = paths.map { FlattenedPath($0.lazy.map(\.element), winding: winding) }
      let box = Self.box(around: flat)
      guard max(box.size.width, box.size.height) > 0 else {
        throw PathDataError(reason: .noExtent, command: nil, offset: 0, found: nil)
      }
      let transform = viewBox.map { Self.fit($0, Face.side, around: Face.side / 2) }
      let toFrame = transform ?? Self.fit(box, 200, around: 0)
      verbs = paths[0].map(\.element.verb)
      points = paths.flatMap { $0.flatMap(\.element.points) }.map {
        Self.bounded(toFrame.apply($0))
      }
      places = flat.map {
        Self.place(featureCircle.map { ($0.center, $0.radius) } ?? Self.circle($0), toFrame)
      }
    }

    /// Throws where the commands are other ones than those of the first path.
    private static func check(
      _ steps: [PathDataReader.Step], _ first: [PathDataReader.Step], end: Int
    ) throws(PathDataError) {
      let different = zip(steps, first).first { $0.element.verb != $1.element.verb }?.0
      if different == nil && steps.count == first.count { return }
      let step = different ?? steps.dropFirst(first.count).first
      let letter = step.map { Character(Unicode.Scalar($0.command)) }
      throw PathDataError(
        reason: .differsFromFirst, command: letter, offset: step?.offset ?? end, found: letter)
    }

    private static func box(around paths: [FlattenedPath]) -> Rect {
      let (left, right) = (paths.map(\.low.x).min() ?? 0, paths.map(\.high.x).max() ?? 0)
      let (top, bottom) = (paths.map(\.low.y).min() ?? 0, paths.map(\.high.y).max() ?? 0)
      return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Scales a box, alike in both directions, into a square around (middle, middle).
    private static func fit(_ box: Rect, _ side: Double, around middle: Double) -> Transform {
      let scale = min(side / box.size.width, side / box.size.height)
      return Transform(
        scale: scale,
        origin: Point(
          middle - scale * (box.origin.x + box.size.width / 2),
          middle - scale * (box.origin.y + box.size.height / 2)))
    }

    /// The circle that the features stand in.
    private static func circle(_ path: FlattenedPath) -> (center: Point, radius: Double) {
      let found = path.inscribedCircle()
      let half = max(path.high.x - path.low.x, path.high.y - path.low.y) / 2
      if found.radius > half / 4 { return found }
      return (Point((path.low.x + path.high.x) / 2, (path.low.y + path.high.y) / 2), 0.8 * half)
    }

    private static func place(
      _ circle: (center: Point, radius: Double), _ transform: Transform
    ) -> FeaturePlace {
      let center = bounded(transform.apply(circle.center))
      let scale = circle.radius * transform.lineScale / 100
      return FeaturePlace(center.x, center.y, clamp(scale, to: 0.01...10, ifNotANumber: 1))
    }

    /// A point that a number of the document can say, whatever the view box: far off nothing is seen.
    private static func bounded(_ point: Point) -> Point {
      let limits = -100_000.0...100_000
      return Point(
        clamp(point.x, to: limits, ifNotANumber: 0), clamp(point.y, to: limits, ifNotANumber: 0))
    }

    /// The frame that the points are in.
    private func frame(_ head: Frame) -> Frame { viewBox == nil ? head : .canvas }

    /// The frame of the features on this head.
    func features(_ head: Frame, _ moment: Moment) -> Frame {
      let (index, part) = moment.key(of: places.count)
      let (from, to) = (places[index], places[min(index + 1, places.count - 1)])
      return frame(head).inner(
        from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part,
        scale: from.scale + (to.scale - from.scale) * part)
    }

    /// Draws the path as it is at a moment.
    func draw<Sink: PathSink>(_ pose: Pose, _ moment: Moment, into sink: inout Sink) {
      let frame = frame(pose.face)
      let (index, part) = moment.key(of: places.count)
      let count = points.count / places.count
      let next = min(index + 1, places.count - 1)
      var number = 0
      func point() -> Point {
        let (from, to) = (points[index * count + number], points[next * count + number])
        number += 1
        return frame(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
      }
      for verb in verbs {
        switch verb {
        case .move: sink.move(to: point())
        case .line: sink.line(to: point())
        case .curve:
          let (control1, control2) = (point(), point())
          sink.curve(to: point(), control1: control1, control2: control2)
        case .close: sink.close()
        }
      }
    }
  }

  extension PathElement {
    fileprivate var verb: Recording.Verb {
      switch self {
      case .move: .move
      case .line: .line
      case .curve: .curve
      case .close: .close
      }
    }

    fileprivate var points: [Point] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .curve(let point, let control1, let control2): [control1, control2, point]
      case .close: []
      }
    }
  }
#endif
