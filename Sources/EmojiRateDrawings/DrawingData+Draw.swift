import EmojiRate

extension DrawingData {
  /// Draws the shapes at a part of the scale: at its values as they were drawn, and between them interpolated.
  ///
  /// A canvas that keeps verbs gets the shapes of all stages; those that are not shown are transparent.
  func draw(at part: Double, isMuted: Bool, on canvas: inout Canvas) {
    let part = min(max(part, keys[0]), keys[keys.count - 1])
    var shown = 0
    while shown + 1 < lists.stages.count, lists.stages[shown + 1].start <= part { shown += 1 }
    guard !canvas.keepsVerbs else {
      for index in lists.stages.indices {
        draw(lists.stages[index], at: part, isShown: index == shown, isMuted, on: &canvas)
      }
      return
    }
    let key = keys.firstIndex { abs($0 - part) < 1e-9 }
    let stage = key.map { lists.pictures[$0] } ?? lists.stages[shown]
    draw(stage, at: part, isShown: true, isMuted, on: &canvas)
  }

  private func draw(
    _ stage: Stage, at part: Double, isShown: Bool, _ isMuted: Bool, on canvas: inout Canvas
  ) {
    let last = stage.keys.upperBound - 1
    var key = stage.keys.lowerBound
    while key + 1 < last, keys[key + 1] <= part { key += 1 }
    let next = min(key + 1, last)
    let mixed =
      keys[next] > keys[key]
      ? min(max((part - keys[key]) / (keys[next] - keys[key]), 0), 1) : 0
    let (low, high) = (key - stage.keys.lowerBound, next - stage.keys.lowerBound)
    let lines = stage.lines + (mixed < 0.5 ? low : high) * stage.shapes.count
    lists.numbers.withUnsafeBufferPointer { numbers in
      guard let start = numbers.baseAddress else { return }
      let rows = start + stage.numbers
      var drawn = Box.empty
      for place in stage.order {
        let index = lists.order[place]
        let shape = lists.shapes[index]
        var reader = MixedNumbers(
          low: rows + low * stage.numberCount + shape.offset,
          high: rows + high * stage.numberCount + shape.offset, part: mixed, isMuted: isMuted,
          isHidden: !isShown, turn: shape.turn.map { TurnedPlace(lists.turns, $0, mixed) })
        canvas.part(lists.names[index])
        draw(
          shape, lists.lines[lines + index - stage.shapes.lowerBound], &reader, &drawn,
          on: &canvas)
      }
    }
  }

  /// Draws a shape.
  ///
  /// - Parameter drawn: The box around the current path. A shape that overlaps it begins a new path.
  private func draw(
    _ shape: Shape, _ line: Line, _ numbers: inout MixedNumbers, _ drawn: inout Box,
    on canvas: inout Canvas
  ) {
    var outline = numbers
    numbers.skip(shape.outlineCount)
    let fill = numbers.brush(shape.fill)
    var isFilled = canvas.keepsVerbs || numbers.isSeen
    let stroke = numbers.brush(shape.stroke)
    var isStroked = canvas.keepsVerbs || numbers.isSeen
    var (width, miterLimit) = (0.0, 0.0)
    if shape.stroke != .none { (width, miterLimit) = (numbers.next(), numbers.next()) }
    if numbers.isHidden { width = 0 }
    if !canvas.keepsVerbs {
      let box = outline.box(shape)
      isFilled = isFilled && min(box.width, box.height) >= 0.004
      isStroked = isStroked && width > 0.004
      guard isFilled || isStroked else { return }
      let room = box.widened(by: isStroked ? width * max(miterLimit, 1) : 0.1)
      if room.sharedArea(drawn) > 0 {
        canvas.endShape()
        drawn = room
      } else {
        drawn.join(room)
      }
    }
    var paint = Paint(fill: isFilled ? fill : nil, isEvenOdd: line.isEvenOdd)
    if isStroked, let stroke {
      paint.stroke = Stroke(stroke, width: width, cap: line.cap, join: line.join)
      paint.stroke?.miterLimit = miterLimit
    }
    canvas.paint(paint)
    outline.draw(shape, lists.verbs, on: &canvas)
  }
}

/// A turn at one place between two values.
private struct TurnedPlace {
  private let from: Point
  private let to: Point
  /// The direction times the scale.
  private let factor: Point
  let scale: Double

  /// - Parameter start: Where the numbers of the turn begin.
  init(_ numbers: [Double], _ start: Int, _ part: Double) {
    let pin = Point(numbers[start], numbers[start + 1])
    from = pin
    to = lerp(pin, Point(numbers[start + 2], numbers[start + 3]), part)
    scale = 1 + (numbers[start + 4] - 1) * part
    let eighth = min(Int(part * 8), 7)
    let place = start + 5 + 2 * eighth
    let direction = lerp(
      Point(numbers[place], numbers[place + 1]), Point(numbers[place + 2], numbers[place + 3]),
      part * 8 - Double(eighth))
    factor = (scale / direction.length) * direction
  }

  func turned(_ way: Point) -> Point {
    Point(factor.x * way.x - factor.y * way.y, factor.x * way.y + factor.y * way.x)
  }

  func apply(_ point: Point) -> Point { to + turned(point - from) }
}

/// Reads the numbers of two values together and interpolates them.
private struct MixedNumbers {
  var low: UnsafePointer<Double>
  var high: UnsafePointer<Double>
  let part: Double
  let isMuted: Bool
  /// Whether it belongs to another stage, so that it is transparent.
  let isHidden: Bool
  let turn: TurnedPlace?
  /// Whether any part of the last brush is visible.
  var isSeen = false

  mutating func skip(_ count: Int) {
    low += count
    high += count
  }

  mutating func next() -> Double {
    defer { skip(1) }
    return lerp(low.pointee, high.pointee, part)
  }

  /// The next point, turned.
  mutating func point() -> Point {
    let point = way()
    return turn?.apply(point) ?? point
  }

  private mutating func way() -> Point {
    defer { skip(2) }
    return Point(lerp(low[0], high[0], part), lerp(low[1], high[1], part))
  }

  /// The next point as a vector, turned.
  private mutating func axis() -> Point {
    let way = way()
    return turn?.turned(way) ?? way
  }

  private mutating func radius() -> Double { next() * (turn?.scale ?? 1) }

  private mutating func alpha() -> Double { isHidden ? next() * 0 : next() }

  private mutating func color() -> SRGBColor {
    let (red, green, blue, alpha) = (next(), next(), next(), alpha())
    if eightBit(alpha) > 0 { isSeen = true }
    guard isMuted else { return SRGBColor(red: red, green: green, blue: blue, alpha: alpha) }
    // Fading would show shapes behind others. Use a grey of equal luminance and lower contrast.
    let grey = 0.45 * (0.2126 * red + 0.7152 * green + 0.0722 * blue) + 131.0 / 255
    return SRGBColor(red: grey, green: grey, blue: grey, alpha: alpha)
  }

  mutating func brush(_ kind: DrawingData.BrushKind) -> Brush? {
    isSeen = false
    switch kind {
    case .none: return nil
    case .currentColor:
      skip(4)
      let opacity = alpha()
      isSeen = eightBit(opacity) > 0
      return .currentColor(opacity: opacity)
    case .color:
      skip(1)
      return .color(color())
    case .linear(let stops):
      let start = point()
      return gradient(.linear(from: start, to: point()), stops)
    case .circle(let stops):
      let (center, radius) = (point(), radius())
      skip(3)
      return gradient(.radial(center: center, radius: radius), stops)
    case .ellipse(let stops):
      let (center, first) = (point(), axis())
      return gradient(.elliptical(center: center, axis: first, otherAxis: axis()), stops)
    }
  }

  private mutating func gradient(_ geometry: Gradient.Geometry, _ stops: Int) -> Brush {
    var mean = SIMD4(repeating: 0.0)
    var rest = self
    for _ in 0..<stops {
      rest.skip(1)
      let color = rest.color()
      mean += SIMD4(color.red, color.green, color.blue, color.alpha) / Double(stops)
    }
    let fallback = SRGBColor(red: mean.x, green: mean.y, blue: mean.z, alpha: mean.w)
    let (firstOffset, first) = (next(), color())
    let (lastOffset, last) = (next(), color())
    var gradient = Gradient(geometry, isInBox: false, from: first, to: last, fallback: fallback)
    gradient[0] = (first, firstOffset)
    gradient[1] = (last, lastOffset)
    for _ in 2..<max(stops, 2) {
      let offset = next()
      gradient.insert(color(), at: offset)
    }
    return .gradient(gradient)
  }

  /// The box around the points of an outline, control points included.
  func box(_ shape: DrawingData.Shape) -> Box {
    var reader = self
    if shape.verbs.isEmpty {
      let center = reader.point()
      return Box(around: center, radius: reader.radius())
    }
    guard turn == nil else {
      var box = Box.empty
      for _ in 0..<(shape.outlineCount / 2) { box.join(reader.point()) }
      return box
    }
    // Every shape is measured before it is drawn, so this mixes both coordinates at once.
    var least = SIMD2(repeating: Double.infinity)
    var most = -least
    for index in stride(from: 0, to: shape.outlineCount, by: 2) {
      let from = SIMD2(low[index], low[index + 1])
      let point = from + (SIMD2(high[index], high[index + 1]) - from) * part
      least.replace(with: point, where: point .< least)
      most.replace(with: point, where: point .> most)
    }
    return Box(least.x, least.y, most.x, most.y)
  }

  mutating func draw(
    _ shape: DrawingData.Shape, _ verbs: [Path.Verb], on canvas: inout Canvas
  ) {
    if shape.verbs.isEmpty {
      let center = point()
      canvas.circle(center: center, radius: radius())
      return
    }
    guard part > 0, part < 1 else {
      for index in shape.verbs { verbs[index].draw(into: &canvas) { point() } }
      return
    }
    var end = Point(0, 0)
    for index in shape.verbs {
      guard verbs[index] == .curve else {
        verbs[index].draw(into: &canvas) {
          end = point()
          return end
        }
        continue
      }
      var curve = Cubic(start: end, control1: point(), control2: point(), end: point())
      curve.pullInIfFlat()
      canvas.curve(to: curve.end, control1: curve.control1, control2: curve.control2)
      end = curve.end
    }
  }
}

extension Cubic {
  /// Moves control points beside the ends between them, where the curve is almost a line.
  ///
  /// Half an ellipse that flattens begins across its way, and librsvg then leaves parts of its line out.
  fileprivate mutating func pullInIfFlat() {
    let way = end - start
    let square = way.squaredLength
    let heights = (abs(way.cross(control1 - start)), abs(way.cross(control2 - end)))
    let room = 0.03 * square - max(heights.0, heights.1)
    guard room > 0 else { return }
    let before = 4 * min(heights.0, room) - abs(way.dot(control1 - start))
    let behind = 4 * min(heights.1, room) - abs(way.dot(end - control2))
    if before > 0 { control1 = control1 + (before / square) * way }
    if behind > 0 { control2 = control2 - (behind / square) * way }
  }
}

extension Path.Verb {
  /// Draws it with the points that `next` returns in turn; a curve has its control points before its end.
  @inline(__always)
  func draw(into sink: inout Canvas, _ next: () -> Point) {
    switch self {
    case .move: sink.move(to: next())
    case .line: sink.line(to: next())
    case .curve:
      let (control1, control2) = (next(), next())
      sink.curve(to: next(), control1: control1, control2: control2)
    case .close: sink.close()
    }
  }
}
