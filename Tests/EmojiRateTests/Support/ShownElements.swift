@testable import EmojiRate
@testable import EmojiRateTestSupport

/// One `<path>` or `<circle>`: what it is painted with, and its path, a circle as four curves.
struct ShownElement {
  var paint: ShownPaint
  var elements: [PathElement]
}

/// A paint in the numbers that a document has it in.
struct ShownPaint: Equatable {
  enum Brush: Equatable {
    /// `0xRRGGBB`, and the opacity of 255.
    case color(Int, Int)
    case text
    case gradient(ShownGradient)
  }

  struct Stroke: Equatable {
    var brush: Brush
    /// In millionths.
    var width: Int
    var hasRoundCaps: Bool
    var hasRoundJoins: Bool
  }

  var fill: Brush?
  /// False where nothing is filled.
  var isEvenOdd: Bool
  var stroke: Stroke?
}

/// A gradient in the numbers that a document has it in.
struct ShownGradient: Equatable {
  struct Stop: Equatable {
    var thousandths: Int
    var color: Int
    var alpha: Int
  }

  /// In millionths: x₁, y₁, x₂ and y₂ of a linear one; x, y and the radius of a radial one.
  var geometry: [Int]
  var isOfCanvas: Bool
  var stops: [Stop]
  var fallback: Int
}

// MARK: As drawn

/// A canvas that keeps the elements a document is to have: a new one for every other paint, and circles
/// by themselves; one that has no move goes on where the last one ended.
struct ExpectedElements: Canvas {
  private(set) var shown: [ShownElement] = []
  private var paint: Paint
  private var isInPath = false
  private var current = Point(0, 0)
  private var start = Point(0, 0)

  init(_ picture: some CanvasPicture) {
    paint = picture.basePaint
    picture.draw(on: &self)
  }

  mutating func paint(_ paint: Paint) {
    guard paint != self.paint || paint.winding == .evenOdd else { return }
    self.paint = paint
    isInPath = false
  }

  mutating func move(to point: Point) {
    if !isInPath { begin() }
    append(.move(to: point))
    start = point
  }

  mutating func line(to point: Point) {
    if !isInPath { move(to: current) }
    append(.line(to: point))
  }

  mutating func curve(to point: Point, control1: Point, control2: Point) {
    if !isInPath { move(to: current) }
    append(.curve(to: point, control1: control1, control2: control2))
  }

  mutating func close() {
    guard isInPath else { return }
    append(.close)
    current = start
  }

  mutating func circle(center: Point, radius: Double) {
    var circle = PathElements()
    circle.circle(center: center, radius: radius)
    begin()
    for element in circle.elements { append(element) }
    start = Point(center.x + radius, center.y)
    current = start
    isInPath = false
  }

  private mutating func begin() {
    shown.append(ShownElement(paint: ShownPaint(paint), elements: []))
    isInPath = true
  }

  private mutating func append(_ element: PathElement) {
    shown[shown.count - 1].elements.append(element)
    if let end = element.points.last { current = end }
  }
}

private func thousandths(_ value: Double) -> Int { Int((value * 1000).rounded()) }

private func millionths(_ value: Double) -> Int { Int((value * 1_000_000).rounded()) }

private func eightBits(_ part: Double) -> Int { Int((part * 255).rounded()) }

extension ShownPaint {
  init(_ paint: Paint) {
    fill = paint.fill.map { Brush($0) }
    isEvenOdd = paint.fill != nil && paint.winding == .evenOdd
    stroke = paint.stroke.map {
      Stroke(
        brush: Brush($0.brush), width: millionths($0.width), hasRoundCaps: $0.cap == .round,
        hasRoundJoins: $0.join == .round)
    }
  }
}

extension ShownPaint.Brush {
  init(_ brush: EmojiRate.Brush) {
    switch brush {
    case .color(let color): self = .color(eightBitValue(color), eightBits(color.alpha))
    case .currentColor, .translucentCurrentColor: self = .text
    case .gradient(let gradient):
      let geometry =
        switch gradient.geometry {
        case .linear(let from, let to): [from.x, from.y, to.x, to.y]
        case .radial(let center, let radius): [center.x, center.y, radius]
        case .elliptical(let center, let axis, let otherAxis):
          [axis.x, axis.y, otherAxis.x, otherAxis.y, center.x, center.y]
        }
      let stops = (0..<gradient.count).map { index in
        let (color, offset) = gradient[index]
        return ShownGradient.Stop(
          thousandths: thousandths(offset), color: eightBitValue(color),
          alpha: eightBits(color.alpha))
      }
      self = .gradient(
        ShownGradient(
          geometry: geometry.map(millionths), isOfCanvas: gradient.units == .canvas,
          stops: stops, fallback: eightBitValue(gradient.fallback)))
    }
  }
}

// MARK: As written

extension ParsedDocument {
  /// What the document shows, but for a ground under it; nil where something refers to nothing, or what
  /// it refers to is not written before it.
  func shown(hasBackground: Bool = false) -> [ShownElement]? {
    var gradients: [String: ShownGradient] = [:]
    var shown: [ShownElement] = []
    var inherited: [String: String] = [:]
    for (index, element) in elements.enumerated() {
      let attributes = element.attributes
      switch element.name {
      case "svg", "g": inherited.merge(attributes) { $1 }
      case "linearGradient", "radialGradient":
        let stops = elements[(index + 1)...].prefix { $0.name == "stop" }
        guard let id = attributes["id"],
          let gradient = ShownGradient(element, stops: stops.map(\.attributes))
        else { return nil }
        // A second definition would be for nothing.
        guard gradients.updateValue(gradient, forKey: id) == nil else { return nil }
      case "path", "circle":
        if hasBackground, element.parent == "svg" { continue }
        let all = inherited.merging(attributes) { $1 }
        guard let paint = ShownPaint(all, gradients), let path = Self.path(element)
        else { return nil }
        shown.append(ShownElement(paint: paint, elements: path))
      default: break
      }
    }
    return shown
  }

  private static func path(_ element: Element) -> [PathElement]? {
    if let data = element.attributes["d"] { return PathData(data)?.elements }
    let numbers = ["cx", "cy", "r"].compactMap { element.attributes[$0].flatMap(Double.init) }
    guard numbers.count == 3 else { return nil }
    var circle = PathElements()
    circle.circle(center: Point(numbers[0], numbers[1]), radius: numbers[2])
    return circle.elements
  }
}

extension ShownPaint {
  fileprivate init?(_ attributes: [String: String], _ gradients: [String: ShownGradient]) {
    func brush(_ name: String, _ defaultValue: String) -> Brush?? {
      let text = attributes[name] ?? defaultValue
      if text == "none" { return .some(nil) }
      if text == "currentColor" { return .text }
      if text.hasPrefix("url(#"), let end = text.firstIndex(of: ")") {
        let id = String(text[text.index(text.startIndex, offsetBy: 5)..<end])
        guard var gradient = gradients[id], attributes["\(name)-opacity"] ?? "1" == "1",
          let fallback = value(String(text[end...].dropFirst(2)))
        else { return nil }
        gradient.fallback = fallback
        return .gradient(gradient)
      }
      return value(text).map { color in
        .color(color, eightBits(attributes["\(name)-opacity"].flatMap(Double.init) ?? 1))
      }
    }
    guard let fill = brush("fill", "#000"), let stroke = brush("stroke", "none") else { return nil }
    self.fill = fill
    isEvenOdd = fill != nil && attributes["fill-rule"] == "evenodd"
    self.stroke = stroke.map {
      Stroke(
        brush: $0, width: millionths(attributes["stroke-width"].flatMap(Double.init) ?? 1),
        hasRoundCaps: attributes["stroke-linecap"] == "round",
        hasRoundJoins: attributes["stroke-linejoin"] == "round")
    }
  }
}

extension ShownGradient {
  fileprivate init?(_ element: ParsedDocument.Element, stops: [[String: String]]) {
    let names =
      element.name == "linearGradient"
      ? [("x1", "0"), ("y1", "0"), ("x2", "1"), ("y2", "0")]
      : [("cx", ".5"), ("cy", ".5"), ("r", ".5")]
    geometry = names.compactMap {
      Double(element.attributes[$0.0] ?? $0.1).map(millionths)
    }
    isOfCanvas = element.attributes["gradientUnits"] == "userSpaceOnUse"
    self.stops = stops.compactMap { stop in
      guard let color = stop["stop-color"].flatMap(value) else { return nil }
      return Stop(
        thousandths: thousandths(Double(stop["offset"] ?? "0") ?? .nan), color: color,
        alpha: eightBits(Double(stop["stop-opacity"] ?? "1") ?? .nan))
    }
    guard geometry.count == names.count, self.stops.count == stops.count else { return nil }
    fallback = 0
  }
}

/// A colour as `0xRRGGBB`.
private func value(_ css: String) -> Int? { HSBColor(css: css).map { eightBitValue($0.sRGB) } }
