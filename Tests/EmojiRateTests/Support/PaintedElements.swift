@testable import EmojiRate
@testable import EmojiRateTestSupport

/// What the library writes for `elements` between the quotes of `d`.
func pathData(_ elements: [PathElement], precision: Int = 2) -> String {
  pathData(in: PaintedElements(elements: elements).svg(SVGOptions(precision: precision)))
}

/// The path data of the last path of a document; empty where there is none.
func pathData(in document: String) -> String {
  let parts = document.split(separator: " d=\"", omittingEmptySubsequences: false)
  guard parts.count > 1, let last = parts.last else { return "" }
  return String(last.prefix { $0 != "\"" })
}

/// What path data draws; nil if it is none.
func elements(of data: String) -> [PathElement]? {
  (try? PathDataReader(Array(data.utf8)[...]))?.subpaths.flatMap(\.elements)
}

extension Subpath {
  /// A move, its lines and curves, and its close.
  var elements: [PathElement] {
    let segments = segments.map { segment -> PathElement in
      let cubic = segment.cubic
      return segment.isCurve
        ? .curve(to: cubic.end, control1: cubic.control1, control2: cubic.control2)
        : .line(to: cubic.end)
    }
    return [.move(to: start)] + segments + (isClosed ? [.close] : [])
  }
}

/// A number as the library writes it where no leading zero is needed.
func written(_ value: Double, precision: Int = 2) -> String {
  let data = pathData([.move(to: Point(value, 0))], precision: precision)
  return data.hasPrefix("M") && data.hasSuffix(" 0") ? String(data.dropFirst().dropLast(2)) : data
}

extension CanvasPicture {
  /// The document as bytes.
  func bytes(_ options: SVGOptions = SVGOptions()) -> [UInt8] { Array(svg(options).utf8) }
}

extension PathElement {
  /// Its points, in the order of path data.
  var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }
}

/// The largest difference between coordinates of two outlines; infinity if they do not have the same verbs.
func largestDifference(_ one: [PathElement], _ other: [PathElement]) -> Double {
  var outlines: [Recording.Outline] = []
  for elements in [one, other] {
    let recording = Recording(PaintedElements(elements: elements))
    outlines.append(recording.shapes.first?.outline ?? .path(Path()))
  }
  guard outlines[0].path?.verbs == outlines[1].path?.verbs else { return .infinity }
  return zip(outlines[0].coordinates, outlines[1].coordinates).map { abs($0 - $1) }.max() ?? 0
}

extension [PathElement] {
  /// The ends of its lines, and points along its curves.
  var spots: [Point] {
    var (spots, current) = ([Point](), Point(0, 0))
    for element in self {
      switch element {
      case .move(let end), .line(let end):
        spots.append(end)
        current = end
      case .curve(let end, let control1, let control2):
        let curve = Cubic(start: current, control1: control1, control2: control2, end: end)
        curve.forEachPoint(12) { spots.append($0) }
        current = end
      case .close: break
      }
    }
    return spots
  }
}

/// The elements that are drawn on a canvas.
func drawnElements(_ draw: (inout Canvas) -> Void) -> [PathElement] {
  let painted = PaintedShapes(Paint())
  painted.draw(draw)
  return painted.shapes.flatMap(\.elements)
}

/// The opaque colour `0xRRGGBB`.
func eightBitColor(_ value: Int, alpha: Double = 1) -> SRGBColor {
  SRGBColor(
    red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255,
    blue: Double(value & 255) / 255, alpha: alpha)
}

/// The nearest `0xRRGGBB` to a colour, worked out apart from the library.
func eightBitValue(_ color: SRGBColor) -> Int {
  func byte(_ component: Double) -> Int { Int((component * 255).rounded()) }
  return byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
}

/// The shortest spelling of `units` · 10^-`decimals`, worked out on text.
func spelling(_ units: Int, decimals: Int) -> String {
  var digits = String(abs(units))
  digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
  var whole = String(digits.dropLast(decimals))
  var fraction = String(digits.suffix(decimals))
  while fraction.hasSuffix("0") { fraction.removeLast() }
  if whole == "0", !fraction.isEmpty { whole = "" }
  return (units < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : ".\(fraction)")
}

extension DigitText {
  /// Makes a text of at most 32 characters.
  init(_ text: String, height: Double, weight: Double = 1) {
    var inline = InlineText()
    for byte in text.utf8 { inline.append(byte) }
    self.init(inline, height: height, weight: weight)
  }
}

extension Transform {
  /// Mirrors at the vertical line at `x`.
  static func mirrored(atX x: Double) -> Transform {
    Transform(a: -1, b: 0, c: 0, d: 1, origin: Point(2 * x, 0))
  }
}
