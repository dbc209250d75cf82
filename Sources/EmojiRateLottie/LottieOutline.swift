import EmojiRate

/// A subpath or a circle of a part, at the frames where the part is seen.
struct LottieOutline {
  private let isCircle: Bool
  private let isClosed: Bool
  /// The centre and the diameter of a circle; of a path, three points for each vertex: the control point before it, the
  /// vertex, and the control point after it.
  private var numbers: LottieProperty
  /// The box around it in all frames.
  private(set) var box = Box.empty

  init(of outline: Recording.Outline, tolerance: Double) {
    (isCircle, isClosed) = (outline.isCircle, outline.path?.verbs.last == .close)
    numbers = LottieProperty(tolerance)
  }

  mutating func append(_ outline: Recording.Outline, at frame: Double) {
    box.join(outline.box)
    switch outline {
    case .circle(let circle):
      numbers.append([circle.center.x, circle.center.y, 2 * circle.radius], at: frame)
    case .path(let path):
      var points: [Point] = []
      for step in path.steps where step.verb != .close {
        if let curve = step.curve { points[points.count - 1] = curve.control1 }
        points += [step.curve?.control2 ?? step.end, step.end, step.end]
      }
      numbers.append(points.flatMap { [$0.x, $0.y] }, at: frame)
    }
  }

  var json: String {
    if isCircle {
      let (center, size) = (
        numbers.json { $0[..<2].json() }, numbers.json { [$0[2], $0[2]].json() }
      )
      return #"{"ty":"el","p":\#(center),"s":\#(size)}"#
    }
    let repeatsStart =
      isClosed
      && numbers.values.allSatisfy { numbers in
        let points = Self.points(numbers)
        return points.count > 6 && (points[points.count - 2] - points[1]).length < 0.005
      }
    let shape = numbers.json(isList: false) { numbers in
      var points = Self.points(numbers)
      if repeatsStart {
        points[0] = points[points.count - 3]
        points.removeLast(3)
      }
      // Without a length, players do not draw the round ends of a line.
      if points.allSatisfy({ ($0 - points[0]).length < 0.01 }) {
        for index in points.indices.suffix(3) { points[index].x += 0.1 }
      }
      return Self.json(points, isClosed)
    }
    return #"{"ty":"sh","ks":\#(shape)}"#
  }

  private static func points(_ numbers: [Double]) -> [Point] {
    stride(from: 0, to: numbers.count, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) }
  }

  /// The vertices, and the control points relative to them.
  private static func json(_ points: [Point], _ isClosed: Bool) -> String {
    func list(_ point: (Int) -> Point) -> String {
      let points = stride(from: 1, to: points.count, by: 3).map(point)
      return "[\(points.map { [$0.x, $0.y].json() }.joined(separator: ","))]"
    }
    let before = list { points[$0 - 1] - points[$0] }
    let after = list { points[$0 + 1] - points[$0] }
    return #"{"i":\#(before),"o":\#(after),"v":\#(list { points[$0] }),"c":\#(isClosed)}"#
  }
}
