#if !hasFeature(Embedded)
  /// The shape of a ``FacePath`` at its keys, ready to be drawn without the heap.
  final class FacePathOutline: Sendable {
    /// What the path was made of.
    struct Given: Hashable {
      let data: String
      let viewBox: Rect?
      let winding: Paint.Winding
    }

    let given: Given
    private let verbs: [Recording.Verb]
    /// The maximum number of edges for measuring, in all paths together.
    private static var edgeLimit: Int { 2000 }
    /// The points of all keys, one key after the other.
    private let points: [Point]
    /// The places on the head at each key.
    private let plans: [HeadPlan]
    var keyCount: Int { plans.count }

    /// The paths of a text at their keys, flattened ones to measure, and the box around all.
    typealias Paths = (outlines: [Recording.Outline], flat: [FlattenedPath], box: Extent)

    /// Reads path data, several separated by semicolons, without measuring the paths.
    static func read(_ given: Given) throws(PathDataError) -> Paths {
      let parts = Array(given.data.utf8).split(
        separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      guard FacePath.countLimits.contains(parts.count) else {
        throw PathDataError(
          reason: .tooManyPaths, command: nil, offset: parts[7].startIndex - 1, found: ";")
      }
      var (paths, outlines): ([[PathDataReader.Step]], [Recording.Outline]) = ([], [])
      for part in parts {
        let steps = try PathDataReader(
          part, arcsAreFourCurves: parts.count > 1,
          limit: FacePath.segmentLimit - paths.reduce(0) { $0 + $1.count }
        ).steps
        var recording = Recording(basePaint: Paint())
        for step in steps { step.element.draw(into: &recording) }
        paths.append(steps)
        outlines.append(recording.shapes[0].outline)
        try check(steps, outlines, end: part.endIndex)
      }
      let flat = paths.map {
        FlattenedPath(
          $0.lazy.map(\.element), winding: given.winding, edgeLimit: edgeLimit / parts.count)
      }
      let box = flat.reduce(into: Extent.empty) { $0.join($1.box) }
      guard max(box.width, box.height) > 0 else {
        throw PathDataError(reason: .noExtent, command: nil, offset: 0, found: nil)
      }
      return (outlines, flat, box)
    }

    /// Reads and measures path data.
    init(_ given: Given) throws(PathDataError) {
      self.given = given
      let (outlines, flat, box) = try Self.read(given)
      let area = Rect(x: box.left, y: box.top, width: box.width, height: box.height)
      let toFrame = given.viewBox.map { Self.fit($0, Face.side) } ?? Self.fit(area, 200)
      verbs = outlines[0].verbs
      points = outlines.flatMap(\.points).map { Self.bounded(toFrame.apply($0)) }
      let extent = Self.extent(box, toFrame)
      plans = flat.map { path in
        HeadPlan(path, toFrame, features: Self.place(Self.circle(path), toFrame), extent: extent)
      }
    }

    /// Throws if the verbs of the last path differ from the first path's.
    private static func check(
      _ steps: [PathDataReader.Step], _ outlines: [Recording.Outline], end: Int
    ) throws(PathDataError) {
      let (verbs, first) = (outlines[outlines.count - 1].verbs, outlines[0].verbs)
      if verbs == first { return }
      let step = steps.dropFirst(zip(verbs, first).prefix { $0 == $1 }.count).first
      let letter = step.map { Character(Unicode.Scalar($0.command)) }
      throw PathDataError(
        reason: .differsFromFirst, command: letter, offset: step?.offset ?? end, found: letter)
    }

    /// Scales a box, equally in both directions, to fit in a square around the origin.
    private static func fit(_ box: Rect, _ side: Double) -> Transform {
      let scale = min(side / box.size.width, side / box.size.height)
      return Transform(
        scale: scale,
        origin: Point(
          -scale * box.center.x, -scale * box.center.y))
    }

    /// The area of a box in the frame of the head.
    private static func extent(_ box: Extent, _ transform: Transform) -> Extent {
      let low = bounded(transform.apply(Point(box.left, box.top)))
      let high = bounded(transform.apply(Point(box.right, box.bottom)))
      return Extent(low.x, low.y, high.x, high.y)
    }

    /// The circle for the features.
    private static func circle(_ path: FlattenedPath) -> (center: Point, radius: Double) {
      let half = max(path.box.width, path.box.height) / 2
      let found = path.inscribedCircle(atLeast: half / 4)
      if found.radius > half / 4 { return found }
      return (path.box.center, 0.8 * half)
    }

    private static func place(
      _ circle: (center: Point, radius: Double), _ transform: Transform
    ) -> Frame {
      let center = bounded(transform.apply(circle.center))
      let scale = circle.radius * transform.lineScale / 100
      return Frame(center.x, center.y, unit: scale.clamped(to: 0.01...10, ifNaN: 1))
    }

    /// Limits a point to numbers that a document can contain; points that far away are invisible.
    private static func bounded(_ point: Point) -> Point {
      let limits = -100_000.0...100_000
      return Point(
        point.x.clamped(to: limits, ifNaN: 0), point.y.clamped(to: limits, ifNaN: 0))
    }

    /// The places on the head at a moment.
    func plan(at moment: Moment) -> HeadPlan {
      let (index, part) = moment.key(of: plans.count)
      return plans[index].interpolated(to: plans[min(index + 1, plans.count - 1)], part)
    }

    /// Draws the path at a moment, in the frame of the head.
    func draw<Sink: PathSink>(in frame: Frame, at moment: Moment, into sink: inout Sink) {
      let (index, part) = moment.key(of: plans.count)
      let count = points.count / plans.count
      let next = min(index + 1, plans.count - 1)
      var number = 0
      func point() -> Point {
        let place = lerp(points[index * count + number], points[next * count + number], part)
        number += 1
        return frame(place.x, place.y)
      }
      for verb in verbs { verb.draw(into: &sink, point) }
    }
  }
#endif
