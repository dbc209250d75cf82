import EmojiRate

extension DrawingData {
  /// Draws the shapes at a part of the scale: at its values as they were drawn, and between them interpolated.
  ///
  /// A canvas that keeps verbs gets the shapes of all stages; those that are not shown are transparent.
  func draw(at part: Double, isMuted: Bool, on canvas: inout Canvas) {
    let part = min(max(part, keys[0]), keys[keys.count - 1])
    var shown = 0
    while shown + 1 < stages.between.count, stages.between[shown + 1].start <= part { shown += 1 }
    guard !canvas.keepsVerbs else {
      for index in stages.between.indices {
        draw(stages.between[index], at: part, isShown: index == shown, isMuted, on: &canvas)
      }
      return
    }
    let key = keys.firstIndex { abs($0 - part) < 1e-9 }
    let stage = key.map { stages.pictures[$0] } ?? stages.between[shown]
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
    var drawn = Box.empty
    // In place, as a copy of a track would count a reference to each of its arrays.
    stage.tracks.withUnsafeBufferPointer { tracks in
      for index in tracks.indices {
        tracks[index].draw(
          low, high, mixed, isMuted: isMuted, isHidden: !isShown, flat, &drawn, on: &canvas)
      }
    }
  }
}

extension Track {
  /// Draws a shape.
  ///
  /// - Parameters:
  ///   - low: The index of the lower state.
  ///   - part: How far the shape is on its way to the upper state.
  ///   - drawn: The box around the current path. A shape that overlaps it begins a new path.
  fileprivate func draw(
    _ low: Int, _ high: Int, _ part: Double, isMuted: Bool, isHidden: Bool, _ flat: Weights.Flat,
    _ drawn: inout Box, on canvas: inout Canvas
  ) {
    states[low].numbers.withUnsafeBufferPointer { lower in
      states[high].numbers.withUnsafeBufferPointer { upper in
        guard let lower = lower.baseAddress, let upper = upper.baseAddress else { return }
        var reader = MixedNumbers(
          low: lower, high: upper, part: part, isMuted: isMuted, isHidden: isHidden,
          turn: turn.map { TurnedPlace($0, part) }, flat: flat)
        canvas.part(name)
        draw(part < 0.5 ? low : high, &reader, &drawn, on: &canvas)
      }
    }
  }

  /// - Parameter nearer: The index of the state whose line and rule it has.
  private func draw(
    _ nearer: Int, _ numbers: inout MixedNumbers, _ drawn: inout Box, on canvas: inout Canvas
  ) {
    var outline = numbers
    numbers.skip(outlineCount)
    let fill = numbers.brush(self.fill)
    var isFilled = canvas.keepsVerbs || numbers.isSeen
    let stroke = numbers.brush(self.stroke)
    var isStroked = canvas.keepsVerbs || numbers.isSeen
    var (width, miterLimit) = (0.0, 0.0)
    if self.stroke != .none { (width, miterLimit) = (numbers.next(), numbers.next()) }
    if numbers.isHidden { width = 0 }
    if !canvas.keepsVerbs {
      let box = outline.box(self)
      isFilled = isFilled && min(box.width, box.height) >= 0.004
      isStroked = isStroked && width > 0.004
      guard isFilled || isStroked else { return }
      let room = box.widened(by: isStroked ? width * max(miterLimit, 1) : 0.1)
      if !isCopy, room.sharedArea(drawn) > 0 {
        canvas.endShape()
        drawn = room
      } else {
        drawn.join(room)
      }
    }
    var paint = Paint(fill: isFilled ? fill : nil, isEvenOdd: states[nearer].isEvenOdd)
    if isStroked, let stroke {
      paint.stroke = Stroke(
        stroke, width: width, cap: states[nearer].cap, join: states[nearer].join)
      paint.stroke?.miterLimit = miterLimit
    }
    canvas.paint(paint)
    outline.draw(self, on: &canvas)
  }
}

/// A turn at one place between two values.
private struct TurnedPlace {
  private let from: Point
  private let to: Point
  /// The direction times the scale.
  private let factor: Point
  let scale: Double

  init(_ turn: Turn, _ part: Double) {
    from = turn.pin
    to = lerp(turn.pin, turn.end, part)
    scale = 1 + (turn.scale - 1) * part
    let eighth = min(Int(part * 8), 7)
    let direction = lerp(
      turn.directions[eighth], turn.directions[eighth + 1], part * 8 - Double(eighth))
    factor = (scale / direction.length) * direction
  }

  func turned(_ way: Point) -> Point { factor.times(way) }

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
  let flat: Weights.Flat
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

  mutating func brush(_ kind: Track.BrushKind) -> Brush? {
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
  func box(_ track: Track) -> Box {
    var reader = self
    if track.verbs.isEmpty {
      let center = reader.point()
      return Box(around: center, radius: reader.radius())
    }
    guard turn == nil else {
      var box = Box.empty
      for _ in 0..<(track.outlineCount / 2) { box.join(reader.point()) }
      return box
    }
    // Every shape is measured before it is drawn, so this mixes both coordinates at once.
    var least = SIMD2(repeating: Double.infinity)
    var most = -least
    for index in stride(from: 0, to: track.outlineCount, by: 2) {
      let from = SIMD2(low[index], low[index + 1])
      let point = from + (SIMD2(high[index], high[index + 1]) - from) * part
      least.replace(with: point, where: point .< least)
      most.replace(with: point, where: point .> most)
    }
    return Box(least.x, least.y, most.x, most.y)
  }

  mutating func draw(_ track: Track, on canvas: inout Canvas) {
    if track.verbs.isEmpty {
      let center = point()
      canvas.circle(center: center, radius: radius())
      return
    }
    let isMixed = part > 0 && part < 1
    var current = Point(0, 0)
    for verb in track.verbs {
      var element = verb.element { point() }
      if isMixed, case .curve(let end, let control1, let control2) = element {
        var curve = Cubic(start: current, control1: control1, control2: control2, end: end)
        curve.pullInIfFlat(flat)
        element = .curve(curve)
      }
      canvas.draw(element)
      current = element.end ?? current
    }
  }
}

extension Cubic {
  /// Moves control points beside the ends between them, where the curve is almost a line.
  ///
  /// Half an ellipse that flattens begins across its way, and librsvg then leaves parts of its line out.
  fileprivate mutating func pullInIfFlat(_ weights: Weights.Flat) {
    let way = end - start
    let square = way.squaredLength
    let heights = (abs(way.cross(control1 - start)), abs(way.cross(control2 - end)))
    let room = weights.height * square - max(heights.0, heights.1)
    guard room > 0 else { return }
    let before = weights.reach * min(heights.0, room) - abs(way.dot(control1 - start))
    let behind = weights.reach * min(heights.1, room) - abs(way.dot(end - control2))
    if before > 0 { control1 = control1 + (before / square) * way }
    if behind > 0 { control2 = control2 - (behind / square) * way }
  }
}
