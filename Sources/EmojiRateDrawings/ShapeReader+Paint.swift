import EmojiRate

/// Reads the fills and strokes of shapes.
extension ShapeReader {
  /// The inputs for the paint of a shape.
  struct PaintScope {
    let context: Context
    /// The box around the outline, in the shape's own units.
    let box: Box
    let source: DrawingSource
  }

  /// The fill or the stroke; nil if there is none.
  mutating func brush(_ property: String, in scope: PaintScope) throws(DrawingError)
    -> DrawnBrush?
  {
    let text = scope.context.style[property] ?? (property == "fill" ? "black" : "none")
    var opacity = scope.context.opacity
    if let part = scope.context.style[property + "-opacity"] {
      opacity *= try Self.part(part, property + "-opacity", scope.source)
    }
    guard text.hasPrefix("url(") else {
      return try color(text, scope.context.style["color"], scope.source)?.faded(by: opacity)
    }
    let rest = text.firstIndex(of: ")").map { text[text.index(after: $0)...].trimmed } ?? ""
    let fallback =
      rest.isEmpty ? nil : try color(String(rest), scope.context.style["color"], scope.source)
    guard let id = Self.reference(text), let index = elements[id] else {
      if let fallback { return fallback.faded(by: opacity) }
      let name = Self.reference(text).map { "#" + $0 } ?? text
      throw scope.source.error("its paint \"\(name.printable)\" is not in the file")
    }
    switch document.elements[index].name {
    case "linearGradient", "radialGradient":
      return try gradient(index, fallback, in: scope)?.faded(by: opacity)
    case "pattern", "hatch":
      throw scope.source.error(
        "it is painted with a pattern; paint it with a colour or a gradient")
    default:
      throw scope.source.error(
        "it is painted with <\(document.elements[index].name.printable)>; paint it with a colour or a "
          + "linear or radial gradient")
    }
  }

  /// Reads a colour; nil for `none`.
  private func color(
    _ text: String, _ current: String?, _ source: DrawingSource
  ) throws(DrawingError) -> DrawnBrush? {
    switch text.lowercased() {
    case "none": return nil
    case "currentcolor":
      guard let current else { return .currentColor }
      return try color(current, nil, source)
    default: break
    }
    guard case .hsb(let color)? = CSSColor(css: text) else {
      throw source.error(
        "the colour \"\(text.printable)\" is not known; CSS names, #rgb, #rrggbb, rgb(), hsl() and oklch() are"
      )
    }
    let sRGB = color.sRGB
    return .color(SIMD4(sRGB.red, sRGB.green, sRGB.blue, color.alpha))
  }

  // MARK: Gradients

  private mutating func gradient(
    _ index: Int, _ fallback: DrawnBrush?, in scope: PaintScope
  ) throws(DrawingError) -> DrawnBrush? {
    let chain = try chain(from: index)
    func attribute(_ name: String) -> String? {
      GradientNumbers.attribute(name, chain.map { document.elements[$0] })
    }
    let source = source(index)
    var stops = try stops(chain, source)
    guard let last = stops.last else { return nil }
    if stops.count == 1 { return .color(last.color) }
    guard stops.count <= Gradient.countLimits.upperBound else {
      throw source.error(
        "the gradient has \(stops.count) stops; up to \(Gradient.countLimits.upperBound) can be drawn"
      )
    }
    let isBox = attribute("gradientUnits") != "userSpaceOnUse"
    guard let map = try map(of: chain, isBox: isBox, in: scope) else { return fallback }
    let numbers = GradientNumbers(
      elements: chain.map { document.elements[$0] }, source: source,
      viewport: isBox ? Size(width: 1, height: 1) : scope.context.viewport)
    let points: [Point]?
    if document.elements[index].name == "linearGradient" {
      points = map.linear(
        from: try numbers.point("x1", "y1", "0%"), to: try numbers.point("x2", "y2", "100%"))
    } else {
      for (focus, center) in [("fx", "cx"), ("fy", "cy")] {
        let middle = try numbers.number(center, "50%", 1)
        if attribute(focus) != nil, try numbers.number(focus, "50%", 1) != middle {
          warn(
            scope.source,
            "has a gradient whose focus is off its middle; it is drawn in the middle")
        }
      }
      let radius = try numbers.number("r", "50%", numbers.viewport.diagonal)
      points = map.radial(at: try numbers.point("cx", "cy", "50%", "50%"), radius: radius)
      // It begins at this circle, inside of which it has its first colour.
      let first = try numbers.number("fr", "0%", numbers.viewport.diagonal)
      let inner = min(max(first / radius, 0), 1)
      for index in stops.indices { stops[index].offset = lerp(inner, 1, stops[index].offset) }
    }
    guard let points else { return .color(last.color) }
    let reach = -Self.reach...Self.reach
    guard points.allSatisfy({ reach.contains($0.x) && reach.contains($0.y) }) else {
      throw scope.source.error(
        "its gradient reaches more than 400 times the canvas away; redraw it")
    }
    return DrawnBrush(points: points, stops: stops)
  }

  /// The numbers of a gradient, or of those that it refers to.
  private struct GradientNumbers {
    let elements: [XMLDocument.Element]
    let source: DrawingSource
    let viewport: Size

    static func attribute(_ name: String, _ elements: [XMLDocument.Element]) -> String? {
      elements.lazy.compactMap { $0.attributes[name] }.first
    }

    func number(_ name: String, _ initial: String, _ whole: Double) throws(DrawingError) -> Double {
      let text = Self.attribute(name, elements) ?? initial
      if let length = NumberScanner.length(text, of: whole) { return length }
      throw source.error(
        "the \(name) \"\(text.printable)\" cannot be read; a number or a percentage can")
    }

    func point(
      _ x: String, _ y: String, _ initialX: String, _ initialY: String = "0%"
    ) throws(DrawingError) -> Point {
      Point(
        try number(x, initialX, viewport.width), try number(y, initialY, viewport.height))
    }
  }

  /// Where the units of a gradient are on the canvas; nil if they are those of a box without extent.
  private func map(
    of chain: [Int], isBox: Bool, in scope: PaintScope
  ) throws(DrawingError) -> Transform? {
    let (document, sheet, source) = (document, sheet, source(chain[0]))
    let elements = chain.map { document.elements[$0] }
    if let spread = GradientNumbers.attribute("spreadMethod", elements), spread != "pad" {
      throw source.error(
        "the gradient is repeated (\(spread.printable)); make it as long as what it paints")
    }
    var map = scope.context.transform
    if isBox {
      let box = scope.box
      guard box.width > 0, box.height > 0 else { return nil }
      map = Transform(
        a: box.width, b: 0, c: 0, d: box.height, origin: Point(box.left, box.top)
      ).followed(by: map)
    }
    let moved = ["transform", "transform-origin"].compactMap { name in
      elements.lazy.compactMap { sheet.style(of: $0)[name] }.first
    }
    if moved.contains(where: { $0 != "none" && NumberScanner.numbers($0) != [0, 0] }) {
      throw source.error(
        "the gradient is moved by its style or a transform-origin, which cannot be followed; write it as "
          + "gradientTransform")
    }
    guard let own = GradientNumbers.attribute("gradientTransform", elements) else { return map }
    return try Self.transform(own, source).followed(by: map)
  }

  /// The gradient and those it refers to, from which it inherits attributes.
  private func chain(from index: Int) throws(DrawingError) -> [Int] {
    var chain = [index]
    while let reference = document.elements[chain.last!].attributes["href"], !reference.isEmpty {
      guard reference.hasPrefix("#"), let next = elements[String(reference.dropFirst())] else {
        throw source(chain.last!).error(
          "\"\(reference.printable)\" is not in the file; give the gradient its own stops")
      }
      guard !chain.contains(next), chain.count < 64 else {
        throw source(index).error("\"\(reference.printable)\" contains itself")
      }
      chain.append(next)
    }
    return chain
  }

  /// An inherited property of an element that is not drawn in place.
  private func inherited(_ name: String, _ index: Int) -> String? {
    sequence(first: index) { document.elements[$0].parent }.lazy
      .compactMap { sheet.style(of: document.elements[$0])[name] }
      .first { $0 != "inherit" && $0.lowercased() != "currentcolor" }
  }

  private mutating func stops(
    _ chain: [Int], _ source: DrawingSource
  ) throws(DrawingError) -> [DrawnBrush.Stop] {
    for index in chain {
      let children = document.elements[index].children.filter {
        document.elements[$0].isSVG && document.elements[$0].name == "stop"
      }
      if children.isEmpty { continue }
      var stops: [DrawnBrush.Stop] = []
      for child in children {
        let element = document.elements[child]
        let style = sheet.style(of: element)
        let owner = self.source(child)
        let offset = try Self.part(element.attributes["offset"] ?? "0", "offset", owner)
        let current = inherited("color", child)
        let brush = try color(style["stop-color"] ?? "black", current, owner)
        if brush?.isCurrentColor == true {
          warn(owner, "has currentColor in a gradient, which cannot follow a page; it is black")
        }
        var color = brush?.color ?? SIMD4(repeating: 0)
        if let text = style["stop-opacity"] {
          color.w *= try Self.part(text, "stop-opacity", owner)
        }
        stops.append(
          DrawnBrush.Stop(offset: max(offset, stops.last?.offset ?? 0), color: color))
      }
      return stops
    }
    return []
  }
}

extension Transform {
  /// Transforms a linear gradient, with ends across its lines of equal colour; nil without length.
  func linear(from start: Point, to end: Point) -> [Point]? {
    let way = end - start
    let determinant = a * d - b * c
    guard way.squaredLength > 0, abs(determinant) > 1e-12 else { return nil }
    // The inverse's transpose maps the direction across the lines.
    let across = Point(
      (d * way.x - b * way.y) / determinant / way.squaredLength,
      (a * way.y - c * way.x) / determinant / way.squaredLength)
    let first = apply(start)
    return [first, first + (1 / across.squaredLength) * across]
  }

  /// The centre and the two axes of a transformed radial gradient; nil if it has no extent.
  func radial(at center: Point, radius: Double) -> [Point]? {
    guard radius > 0, abs(a * d - b * c) > 1e-12 else { return nil }
    let (greater, lesser) = scales
    if greater - lesser < 0.001 * greater {
      let radius = radius * lineScale
      return [apply(center), Point(radius, 0), Point(0, radius)]
    }
    return [apply(center), radius * Point(a, b), radius * Point(c, d)]
  }
}
