@testable import EmojiRate

/// A picture that draws what it is told to, for looking at how anything is written.
struct PaintedElements: CanvasPicture {
  var rating = Rating()
  var canvasSize = Size(width: 240, height: 240)
  var paint = Paint(
    stroke:
      Stroke(.color(SRGBColor(red: 0, green: 0, blue: 0)), width: 1))
  var elements: [PathElement] = []

  var basePaint: Paint { paint }

  func draw<Target: Canvas>(on canvas: inout Target) { replay(elements, into: &canvas) }
}

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

/// A number as the library writes it where no leading zero is needed.
func written(_ value: Double, precision: Int = 2) -> String {
  let data = pathData([.move(to: Point(value, 0))], precision: precision)
  return data.hasPrefix("M") && data.hasSuffix(" 0") ? String(data.dropFirst().dropLast(2)) : data
}

extension CanvasPicture {
  /// The document as bytes.
  func bytes(_ options: SVGOptions = SVGOptions()) -> [UInt8] { Array(svg(options).utf8) }
}

/// A canvas that stores paths as an array of elements, without paints.
struct PathElements: Canvas {
  private(set) var elements: [PathElement] = []

  mutating func paint(_ paint: Paint) {}

  mutating func move(to point: Point) { elements.append(.move(to: point)) }

  mutating func line(to point: Point) { elements.append(.line(to: point)) }

  mutating func curve(to point: Point, control1: Point, control2: Point) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  mutating func close() { elements.append(.close) }
}
