import EmojiRate

/// A canvas of pixels.
///
/// As in a document, coordinates are rounded, neighbouring paths with the same paint are one path unless it is
/// even-odd, and circles are paths of their own. So gradients have the same boxes, and overlaps the same opacity.
final class PixelCanvas: CanvasTarget {
  private(set) var pixels: Pixels
  private(set) var effort: Effort
  /// The place of the canvas's origin, in pixels from the first row's left end.
  private let origin: Vector
  /// The number of pixels for a user unit.
  private let unit: Double
  private let format: SVGFormat
  private let currentColor: SRGBColor
  private var paint = Paint()
  private var path = FlatPath()
  private var current = Vector()
  /// The box that cuts paths, in pixels; nil if nothing does.
  private var window: (low: Vector, high: Vector)?

  /// Makes a canvas; a caller sets its first paint.
  init(
    _ pixels: Pixels, origin: Vector, unit: Double, _ format: SVGFormat, _ currentColor: SRGBColor,
    _ effort: Effort
  ) {
    self.pixels = pixels
    self.origin = origin
    self.unit = unit
    self.format = format
    self.currentColor = currentColor
    self.effort = effort
  }

  /// Fills all pixels, also those of which the picture only covers a part.
  func fill(_ brush: Brush) {
    let (width, height) = (Double(pixels.width), Double(pixels.height))
    let corners = [Vector(0, 0), Vector(width, 0), Vector(width, height), Vector(0, height)]
    paint([corners], brush, isEvenOdd: false, box: (corners[0], corners[2]))
  }

  func paint(_ paint: Paint) {
    let paint = paint.rounded(to: format)
    guard paint != self.paint || paint.isEvenOdd else { return }
    endShape()
    self.paint = paint
  }

  func draw(_ element: PathElement) {
    switch element {
    case .move(let end): path.move(to: place(end))
    case .line(let end):
      goOn()
      path.line(to: place(end))
    case .curve(let end, let control1, let control2):
      goOn()
      path.curve(to: place(end), place(control1), place(control2))
    case .close: path.close()
    }
  }

  func circle(_ circle: Circle) {
    endShape()
    path.circle(center: place(circle.center), radius: format.rounded(circle.radius) * unit)
    endShape()
  }

  func window(_ box: Box?) {
    endShape()
    window = box.map { box in
      let low = place(box.origin)
      // As in a document, sizes are rounded, not ends.
      let size = Vector(format.rounded(box.width), format.rounded(box.height))
      return (low, low + unit * size)
    }
  }

  private func place(_ point: Point) -> Vector {
    Vector(format.rounded(point.x) * unit + origin.x, format.rounded(point.y) * unit + origin.y)
  }

  /// Begins a path at the end of the last one if it has no move.
  private func goOn() {
    if path.isEmpty { path.move(to: current) }
  }

  /// Paints the path.
  func endShape() {
    guard !path.isEmpty else { return }
    let path = path
    (current, self.path) = (path.current, FlatPath())
    effort.spend(20 * path.pointCount)
    guard path.pointCount <= Effort.pointLimit, effort.isLeft else { return effort.spendAll() }
    if let fill = paint.fill {
      let polygons = path.subpaths.map { $0.vertices.map { $0.place } }
      paint(polygons, fill, isEvenOdd: paint.isEvenOdd, box: path.box)
    }
    if let stroke = paint.stroke {
      let outline = StrokeOutline(of: path, stroke, unit: unit)
      effort.spend(20 * outline.pointCount)
      guard outline.pointCount <= Effort.pointLimit else { return effort.spendAll() }
      paint(outline.polygons, stroke.brush, isEvenOdd: false, box: path.box)
    }
  }

  private func paint(
    _ polygons: [[Vector]], _ brush: Brush, isEvenOdd: Bool,
    box: (low: Vector, high: Vector)
  ) {
    guard effort.isLeft else { return }
    let seen = window.map { window in polygons.map { $0.cut(at: window) } } ?? polygons
    var coverage = Coverage(of: seen, width: pixels.width, height: pixels.height)
    let shader = Shader(brush, box: box, origin: origin, unit: unit, currentColor: currentColor)
    pixels.paint(&coverage, isEvenOdd: isEvenOdd, shader, &effort)
  }
}

extension [Vector] {
  /// The part of a closed polygon in a box; its edges along the box keep how often it winds around the places there.
  ///
  /// Source: Sutherland and Hodgman, "Reentrant polygon clipping", Communications of the ACM 17 (1974).
  fileprivate func cut(at box: (low: Vector, high: Vector)) -> [Vector] {
    (0..<2).reduce(self) { part, axis in
      part.cut { $0[axis] - box.low[axis] }.cut { box.high[axis] - $0[axis] }
    }
  }

  /// The part where a distance is not negative.
  private func cut(_ distance: (Vector) -> Double) -> [Vector] {
    guard var previous = last else { return [] }
    var part: [Vector] = []
    for place in self {
      let (from, to) = (distance(previous), distance(place))
      if (from < 0) != (to < 0) {
        part.append(previous + from / (from - to) * (place - previous))
      }
      if to >= 0 { part.append(place) }
      previous = place
    }
    return part
  }
}

/// The work that drawing may still take, in nanoseconds of an ordinary processor.
///
/// Only drawings reach its end, of thousands of crossing lines or of dozens of large gradients. A larger picture never
/// takes less work, and has no more of it: a drawing that is refused at a size is refused at all larger ones.
/// It counts work instead of time, so that a picture is drawn everywhere or nowhere.
struct Effort {
  private(set) var left: Int64
  private let pixelCount: Int64

  static var pictureLimit: Int64 { 1_000_000_000 }
  static var animationLimit: Int64 { 10_000_000_000 }
  /// The most points of a shape, which bounds the memory.
  static var pointLimit: Int { 1 << 20 }
  /// The pixels beyond which painting more of them is free, because a file of that size may take longer.
  private static var paidPixels: Int64 { 1 << 20 }

  /// - Parameter pixelCount: The number of pixels of the picture.
  init(_ limit: Int64, pixelCount: Int) {
    left = limit
    self.pixelCount = Int64(pixelCount)
  }

  var isLeft: Bool { left > 0 }

  mutating func spend(_ count: Int) { left -= Int64(count) }
  mutating func spendAll() { left = 0 }

  /// Spends the work for painting pixels.
  mutating func spend(_ count: Int, forEachOf pixels: Int) {
    left -= Int64(count * pixels) * Self.paidPixels / max(pixelCount, Self.paidPixels)
  }
}
