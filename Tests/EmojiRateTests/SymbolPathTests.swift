import Testing

@testable import EmojiRate

@Suite
struct SymbolPathTests {
  /// A round drop, whose x turns in the middle of its curves.
  private static let drop = "M12 2C30 14 24 22 12 22S-6 14 12 2Z"

  private func row(_ value: Double, _ data: String = drop) throws -> StarRow {
    var row = StarRow(value, count: 5)
    row.symbolPath = try SymbolPath(data)
    return row
  }

  @Test("is fitted into the square of a star, and centred there")
  func fit() throws {
    var box = Extent.empty
    for case .move(let point) in try elements(SymbolPath("M0 0H10V20H0Z")) { box.join(point) }
    for case .line(let point) in try elements(SymbolPath("M0 0H10V20H0Z")) { box.join(point) }
    #expect(box == Extent(25, 0, 75, 100))
  }

  @Test("is cut where a vertical line cuts it", arguments: [0.1, 0.25, 0.5, 0.7, 0.9])
  func cut(part: Double) throws {
    let whole = try box(of: elements(SymbolPath(Self.drop)))
    let cut = try box(of: elements(SymbolPath(Self.drop), upTo: part))
    #expect(abs(cut.right - min(100 * part, whole.right)) < 0.01)
    #expect(abs(cut.left - whole.left) < 0.01)
    for element in try elements(SymbolPath(Self.drop), upTo: part) {
      if case .curve(let end, let control1, let control2) = element {
        #expect([end, control1, control2].allSatisfy { $0.x <= 100 * part + 1e-6 })
      }
    }
  }

  @Test("fills a row as stars are filled")
  func rows() throws {
    #expect(try row(3.5).svg() != row(3.4).svg())
    #expect(try row(3.5).unit == .number)
    #expect(try row(3.5) != StarRow(3.5, count: 5))
    #expect(try MovingPicture(row(4), RatingAnimation(from: 1)).svg().contains("<animate"))
  }

  @Test("says what is wrong with path data")
  func errors() throws {
    #expect(throws: PathDataError.self) { try SymbolPath("M0 0") }
    #expect(throws: PathDataError.self) { try SymbolPath("M0 0H") }
    #expect(throws: PathDataError.self) { try SymbolPath("M0 0L9 9M3 0V9Z") }
    #expect(throws: Never.self) { try SymbolPath("M0 0L9 9M3 0V9H9Z") }
  }

  /// The box around points of a path, close enough to each other.
  private func box(of elements: [PathElement]) -> Extent {
    var (box, current) = (Extent.empty, Point(0, 0))
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        box.join(point)
        current = point
      case .curve(let end, let control1, let control2):
        Cubic(start: current, control1: control1, control2: control2, end: end)
          .forEachPoint(24) { box.join($0) }
        current = end
      case .close: break
      }
    }
    return box
  }

  private func elements(_ symbol: SymbolPath, upTo fraction: Double = 1) -> [PathElement] {
    var sink = ElementSink()
    sink.cut(leftOf: fraction, through: Transform(scale: 100, origin: Point(0, 0))) {
      symbol.draw(into: &$0)
    }
    return sink.elements
  }

  private struct ElementSink: PathSink {
    var elements: [PathElement] = []
    mutating func move(to point: Point) { elements.append(.move(to: point)) }
    mutating func line(to point: Point) { elements.append(.line(to: point)) }
    mutating func curve(to point: Point, control1: Point, control2: Point) {
      elements.append(.curve(to: point, control1: control1, control2: control2))
    }
    mutating func close() { elements.append(.close) }
  }
}
