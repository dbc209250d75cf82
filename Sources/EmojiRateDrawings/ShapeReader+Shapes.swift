import EmojiRate

/// Reads a shape: its outline and its line style.
extension ShapeReader {
  mutating func readShape(_ index: Int, in context: Context) throws(DrawingError) {
    let element = document.elements[index]
    let source = source(index)
    for child in element.children where !isKnown(child) { throw refusal(child) }
    let outline = try outline(element, source, context)
    guard !outline.isEmpty else { return }
    let scope = PaintScope(context: context, box: outline.box, source: source)
    var shape = DrawnShape(source: source)
    (shape.names, shape.placement) = (context.names, context.transform)
    shape.fill = context.isClip ? .color(SIMD4(repeating: 1)) : try brush("fill", in: scope)
    shape.stroke = context.isClip ? nil : try brush("stroke", in: scope)
    guard shape.fill != nil || shape.stroke != nil else { return }
    shape.subpaths = outline.map { $0.placed(by: context.transform) }
    shape.isEvenOdd = context.style[context.isClip ? "clip-rule" : "fill-rule"] == "evenodd"
    let hidesShape = ["hidden", "collapse"].contains(context.style["visibility"])
    shape.isHidden =
      context.isQuiet || hidesShape || !(context.transform.lineScale > 1e-6)
    if shape.stroke != nil { try readLine(&shape, element, context) }
    try check(&shape, element, context)
    if !shape.isHidden, shape.fill != nil, shape.stroke != nil, shape.width > 0,
      min(shape.box.width, shape.box.height) > 0, context.opacity > 0, context.opacity < 1
    {
      warn(
        source,
        "is faded as a whole, and its line overlaps its fill; each is faded by itself, so the fill shows "
          + "through the line; draw the line as a shape of its own around the fill")
    }
    shapes.append(shape)
  }

  private mutating func readLine(
    _ shape: inout DrawnShape, _ element: XMLDocument.Element, _ context: Context
  ) throws(DrawingError) {
    let (style, source) = (context.style, shape.source)
    func number(_ name: String, _ fallback: Double, least: Double) throws(DrawingError) -> Double {
      guard let text = style[name] else { return fallback }
      guard let number = NumberScanner.length(text, of: context.viewport.diagonal),
        number >= least
      else {
        throw source.error(
          "the \(name) \"\(text.printable)\" cannot be read; a number of at least \(least.plainText) can"
        )
      }
      return number
    }
    let keepsWidth = Self.effects(sheet.style(of: element)).contains("non-scaling-stroke")
    // Such a line has the width that it has if a unit of the canvas is a pixel.
    let transform = keepsWidth ? root.transform : context.transform
    shape.width = try number("stroke-width", 1, least: 0) * transform.lineScale
    shape.miterLimit = try number("stroke-miterlimit", 4, least: 1)
    shape.cap = Stroke.Cap.allCases.first { "\($0.word)" == style["stroke-linecap"] } ?? .butt
    shape.join = Stroke.Join.allCases.first { "\($0.word)" == style["stroke-linejoin"] } ?? .miter
    if context.isQuiet { return }
    if let dashes = style["stroke-dasharray"], dashes != "none",
      NumberScanner.numbers(dashes.filter { !"px".contains($0) })?.allSatisfy({ $0 == 0 }) != true
    {
      throw source.error(
        "its line is dashed; turn the dashes into shapes (Inkscape: Path > Stroke to Path, Illustrator: "
          + "Object > Path > Outline Stroke)")
    }
    let order = (style["paint-order"] ?? "").split(separator: " ").filter { $0 != "markers" }
    if shape.fill != nil, order.first == "stroke" {
      throw source.error(
        "its line is painted under its fill; draw it as two shapes, the line behind the fill")
    }
    let scales = transform.scales
    if !shape.isHidden, shape.width > 0, scales.greater > 1.1 * scales.lesser {
      warn(
        source,
        "has a line that a transform stretches; it is drawn with one width (Inkscape: Object to Path)"
      )
    }
  }

  private func check(
    _ shape: inout DrawnShape, _ element: XMLDocument.Element, _ context: Context
  ) throws(DrawingError) {
    let reach = -Self.reach...Self.reach
    let points = shape.subpaths.flatMap { subpath in
      [subpath.start] + subpath.segments.flatMap { $0.cubic.points }
    }
    guard points.allSatisfy({ reach.contains($0.x) && reach.contains($0.y) }),
      reach.contains(shape.width)
    else { throw shape.source.error("it reaches more than 400 times the canvas away; remove it") }
    if context.isQuiet { return }
    let markers = ["marker-start", "marker-mid", "marker-end"]
    if ["path", "line", "polyline", "polygon"].contains(element.name),
      markers.contains(where: { (context.style[$0] ?? "none") != "none" })
    {
      throw shape.source.error("it has markers; draw the arrows and dots as shapes of their own")
    }
    if shape.isHidden { return }
    for clip in context.clips { try clip.cut(&shape, on: canvas) }
    shape.isArtboard = isArtboard(shape, element, shape.box)
  }

  /// Whether a shape is a white background as large as the canvas.
  private func isArtboard(
    _ shape: DrawnShape, _ element: XMLDocument.Element, _ box: Box
  ) -> Bool {
    element.name == "rect" && shape.stroke == nil
      && shape.fill == .color(SIMD4(repeating: 1))
      && shape.subpaths.count == 1 && shape.subpaths[0].isUprightRectangle
      && box.widened(by: 0.005 * Drawing.side).holds(canvas)
  }

  var canvas: Box { Box(0, 0, canvasSize.width, canvasSize.height) }

  /// The identifier in `url(#…)`.
  static func reference(_ text: String) -> String? {
    guard text.hasPrefix("url("), let end = text.firstIndex(of: ")") else { return nil }
    let inside = text[..<end].dropFirst(4).trimmed
      .filter { $0 != "\"" && $0 != "'" }
    return inside.hasPrefix("#") ? String(inside.dropFirst()) : nil
  }

  // MARK: Outlines

  /// The outline of a shape in its own units; a closed one lacks its closing line.
  private func outline(
    _ element: XMLDocument.Element, _ source: DrawingSource, _ context: Context
  ) throws(DrawingError) -> [Subpath] {
    let own = Lengths(
      element: element, style: sheet.style(of: element), source: source, viewport: context.viewport)
    switch element.name {
    case "path": return try path(element, source)
    case "line":
      let (from, to) = (try own.point("x1", "y1"), try own.point("x2", "y2"))
      return [Subpath(start: from, segments: [Subpath.Segment(from: from, to: to)])]
    case "rect":
      let size = Size(width: try own.x("width") ?? 0, height: try own.y("height") ?? 0)
      let (rx, ry) = (try own.x("rx"), try own.y("ry"))
      guard size.width > 0, size.height > 0 else { return [] }
      let corner = Size(
        width: min(max(rx ?? ry ?? 0, 0), size.width / 2),
        height: min(max(ry ?? rx ?? 0, 0), size.height / 2))
      let origin = try own.point("x", "y")
      let isRound = corner.width > 0 && corner.height > 0
      return [Subpath(rectAt: origin, size, corner: isRound ? corner : nil)]
    case "circle", "ellipse":
      let center = try own.point("cx", "cy")
      let radii: Size
      if element.name == "circle" {
        let whole = (own.viewport.width + own.viewport.height) / 2
        let radius = try own.length("r", of: whole) ?? 0
        radii = Size(width: radius, height: radius)
      } else {
        let (rx, ry) = (try own.x("rx"), try own.y("ry"))
        radii = Size(width: rx ?? ry ?? 0, height: ry ?? rx ?? 0)
      }
      return radii.width > 0 && radii.height > 0 ? [Subpath(ellipseAt: center, radii)] : []
    default:
      guard let numbers = NumberScanner.numbers(element.attributes["points"] ?? ""),
        numbers.count.isMultiple(of: 2)
      else { throw source.error("its points cannot be read; two numbers for each can") }
      let points = stride(from: 0, to: numbers.count, by: 2).map {
        Point(numbers[$0], numbers[$0 + 1])
      }
      guard points.count > 1 else { return [] }
      let segments = zip(points, points.dropFirst()).map { Subpath.Segment(from: $0, to: $1) }
      return [Subpath(start: points[0], segments: segments, isClosed: element.name == "polygon")]
    }
  }

  private func path(
    _ element: XMLDocument.Element, _ source: DrawingSource
  ) throws(DrawingError) -> [Subpath] {
    let data = element.attributes["d", default: ""]
    if data[...].trimmed.isEmpty || data == "none" { return [] }
    do throws(PathDataError) {
      return try PathDataReader(Array(data.utf8)[...]).subpaths
    } catch { throw source.error(error.description) }
  }
}

extension Subpath {
  /// An ellipse, clockwise from the right.
  init(ellipseAt center: Point, _ radii: Size) {
    let corners = [Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1), Point(1, 0)]
    func place(_ point: Point) -> Point {
      Point(center.x + radii.width * point.x, center.y + radii.height * point.y)
    }
    self.init(start: place(corners[0]), isClosed: true)
    for (from, to) in zip(corners, corners.dropFirst()) {
      segments.append(Segment(Self.quarter(place, from, to), "A"))
    }
  }

  /// A rectangle, clockwise from the top left; with round corners, from the end of the top left one.
  init(rectAt origin: Point, _ size: Size, corner: Size?) {
    let (right, bottom) = (origin.x + size.width, origin.y + size.height)
    guard let corner else {
      let corners = [
        origin, Point(right, origin.y), Point(right, bottom), Point(origin.x, bottom), origin,
      ]
      let segments = zip(corners, corners.dropFirst()).map { Segment(from: $0, to: $1) }
      self.init(start: origin, segments: segments, isClosed: true)
      return
    }
    let (left, inner) = (origin.x + corner.width, right - corner.width)
    let (top, low) = (origin.y + corner.height, bottom - corner.height)
    self.init(start: Point(left, origin.y), isClosed: true)
    /// Adds a line, then a quarter of an ellipse.
    func side(_ from: Point, _ to: Point, around middle: Point, _ u: Point, _ v: Point) {
      segments.append(Segment(from: from, to: to))
      func place(_ point: Point) -> Point {
        Point(middle.x + corner.width * point.x, middle.y + corner.height * point.y)
      }
      segments.append(Segment(Self.quarter(place, u, v), "A"))
    }
    let (up, east, down, west) = (Point(0, -1), Point(1, 0), Point(0, 1), Point(-1, 0))
    side(Point(left, origin.y), Point(inner, origin.y), around: Point(inner, top), up, east)
    side(Point(right, top), Point(right, low), around: Point(inner, low), east, down)
    side(Point(inner, bottom), Point(left, bottom), around: Point(left, low), down, west)
    side(Point(origin.x, low), Point(origin.x, top), around: Point(left, top), west, up)
    segments[segments.count - 1].cubic.end = start
  }

  /// Whether it is a rectangle with vertical and horizontal sides.
  var isUprightRectangle: Bool {
    segments.count == 4 && isClosed
      && segments.allSatisfy { segment in
        let way = segment.cubic.end - segment.cubic.start
        return !segment.isCurve && min(abs(way.x), abs(way.y)) < 1e-6
      }
  }

  private static func quarter(_ place: (Point) -> Point, _ from: Point, _ to: Point) -> Cubic {
    Cubic(
      start: place(from), control1: place(from + quarterCircleControl * to),
      control2: place(to + quarterCircleControl * from), end: place(to))
  }
}

extension Transform {
  /// The greatest and the least factor by which it scales lengths.
  var scales: (greater: Double, lesser: Double) {
    let squares = a * a + b * b + c * c + d * d
    let determinant = a * d - b * c
    let root = max(squares * squares - 4 * determinant * determinant, 0).squareRoot()
    let (greater, lesser) = ((squares + root) / 2, max(squares - root, 0) / 2)
    return (greater.squareRoot(), lesser.squareRoot())
  }
}
