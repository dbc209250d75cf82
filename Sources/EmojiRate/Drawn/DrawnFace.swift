/// A custom drawing that shows a rating, in place of a face.
///
/// ```swift
/// let drawing = try Drawing([(0, sad), (0.5, neutral), (1, happy)])
/// DrawnFace(Rating(3.2), drawing).svg()
/// ```
///
/// At the values of the drawing, it shows the drawn shapes. Between them, it interpolates points, widths,
/// colours and gradients linearly. Drawing it does not use the heap.
public struct DrawnFace: Picture, Hashable {
  /// The rating that it shows.
  public var rating: Rating
  /// The drawing of the rating.
  public let drawing: Drawing

  /// Makes a picture of a rating.
  public init(_ rating: Rating, _ drawing: Drawing) {
    self.rating = rating
    self.drawing = drawing
  }

  /// The canvas, whose longer side has 240 units.
  public var canvasSize: Size { drawing.data.canvasSize }

  /// The default paint of SVG documents: a black fill.
  public var basePaint: Paint { .black }

  /// Draws the shapes, from the back to the front.
  public func draw<Target: Canvas>(on canvas: inout Target) {
    drawing.data.draw(at: rating.progress, isMuted: drawing.isMuted, on: &canvas)
  }
}

extension DrawingData {
  /// Draws the shapes at a part of the scale.
  func draw<Target: Canvas>(at part: Double, isMuted: Bool, on canvas: inout Target) {
    var key = 0
    while key + 1 < keys.count, keys[key + 1] <= part { key += 1 }
    let next = min(key + 1, keys.count - 1)
    let mixed = keys[next] > keys[key] ? max((part - keys[key]) / (keys[next] - keys[key]), 0) : 0
    let count = numbers.count / keys.count
    numbers.withUnsafeBufferPointer { numbers in
      guard let start = numbers.baseAddress else { return }
      var reader = MixedNumbers(
        low: start + key * count, high: start + next * count, part: mixed, isMuted: isMuted)
      var drawn = Extent.empty
      for (index, shape) in shapes.enumerated() {
        draw(shape, lines[key * shapes.count + index], &reader, &drawn, on: &canvas)
      }
    }
  }

  /// Draws a shape.
  ///
  /// - Parameter drawn: The box around the current path. A shape that overlaps it begins a new path.
  private func draw<Target: Canvas>(
    _ shape: Shape, _ line: Line, _ numbers: inout MixedNumbers, _ drawn: inout Extent,
    on canvas: inout Target
  ) {
    var outline = numbers
    numbers.skip(shape.outlineCount)
    let fill = numbers.brush(shape.fill)
    var isFilled = Target.keepsVerbs || numbers.isSeen
    let stroke = numbers.brush(shape.stroke)
    var isStroked = Target.keepsVerbs || numbers.isSeen
    var (width, miterLimit) = (0.0, 0.0)
    if shape.stroke != .none { (width, miterLimit) = (numbers.next(), numbers.next()) }
    if !Target.keepsVerbs {
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
    var paint = Paint(fill: isFilled ? fill : nil, winding: line.winding)
    if isStroked, let stroke {
      paint.stroke = Stroke(stroke, width: width, cap: line.cap, join: line.join)
      paint.stroke?.miterLimit = miterLimit
    }
    canvas.paint(paint)
    outline.draw(shape, verbs, on: &canvas)
  }
}

/// Reads the numbers of two values together and interpolates them.
private struct MixedNumbers {
  var low: UnsafePointer<Double>
  var high: UnsafePointer<Double>
  let part: Double
  let isMuted: Bool
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

  mutating func point() -> Point {
    defer { skip(2) }
    return Point(lerp(low[0], high[0], part), lerp(low[1], high[1], part))
  }

  private mutating func color() -> SRGBColor {
    let (red, green, blue, alpha) = (next(), next(), next(), next())
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
      let opacity = next()
      isSeen = eightBit(opacity) > 0
      return opacity < 1 ? .translucentCurrentColor(opacity: opacity) : .currentColor
    case .color:
      skip(1)
      return .color(color())
    case .linear(let stops):
      let start = point()
      return gradient(.linear(from: start, to: point()), stops)
    case .circle(let stops):
      let (center, radius) = (point(), next())
      skip(3)
      return gradient(.radial(center: center, radius: radius), stops)
    case .ellipse(let stops):
      let (center, first) = (point(), point())
      return gradient(.elliptical(center: center, axis: first, otherAxis: point()), stops)
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
    var gradient = Gradient(geometry, units: .canvas, from: first, to: last, fallback: fallback)
    gradient[0] = (first, firstOffset)
    gradient[1] = (last, lastOffset)
    for _ in 2..<max(stops, 2) {
      let offset = next()
      gradient.insert(color(), at: offset)
    }
    return .gradient(gradient)
  }

  /// The box around the points of an outline, control points included.
  func box(_ shape: DrawingData.Shape) -> Extent {
    var reader = self
    if shape.verbs.isEmpty {
      let center = reader.point()
      return Extent(around: center, radius: reader.next())
    }
    var box = Extent.empty
    for _ in 0..<(shape.outlineCount / 2) { box.join(reader.point()) }
    return box
  }

  mutating func draw<Target: Canvas>(
    _ shape: DrawingData.Shape, _ verbs: [Recording.Verb], on canvas: inout Target
  ) {
    if shape.verbs.isEmpty {
      let center = point()
      canvas.circle(center: center, radius: next())
      return
    }
    for index in shape.verbs { verbs[index].draw(into: &canvas) { point() } }
  }
}
