import EmojiRate

/// SVG path data, read: <https://www.w3.org/TR/SVG2/paths.html#PathDataBNF> without arcs, quadratic
/// curves and exponents, none of which the library writes.
struct PathData {
  /// What is drawn, every point absolute and every shorthand written out.
  private(set) var elements: [PathElement] = []
  /// The numbers as they are spelled.
  private(set) var numbers: [String] = []

  private var rest: Substring.UTF8View
  private var current = Point(0, 0)
  private var subpathStart = Point(0, 0)
  private var mirrored = Point(0, 0)

  /// Nil where `text` is not path data.
  init?(_ text: String) {
    rest = text[...].utf8
    guard read() else { return nil }
  }

  private mutating func read() -> Bool {
    var letter: UInt8?
    while let next = rest.first {
      if (next | 0x20) >= UInt8(ascii: "a"), (next | 0x20) <= UInt8(ascii: "z") {
        rest.removeFirst()
        letter = next
      } else if letter == UInt8(ascii: "M") {
        letter = UInt8(ascii: "L")
      } else if letter == UInt8(ascii: "m") {
        letter = UInt8(ascii: "l")
      } else if letter.map({ $0 | 0x20 }) == UInt8(ascii: "z") {
        return false
      }
      guard let letter, command(letter) else { return false }
      if elements.count == 1, case .move = elements[0] {
      } else if elements.count == 1 {
        return false
      }
    }
    return true
  }

  private mutating func command(_ letter: UInt8) -> Bool {
    let origin = letter & 0x20 == 0 ? Point(0, 0) : current
    func point(_ x: Double, _ y: Double) -> Point { Point(origin.x + x, origin.y + y) }
    switch letter | 0x20 {
    case UInt8(ascii: "m"):
      guard let n = take(2) else { return false }
      arrive(point(n[0], n[1]))
      subpathStart = current
      elements.append(.move(to: current))
    case UInt8(ascii: "l"):
      guard let n = take(2) else { return false }
      line(point(n[0], n[1]))
    case UInt8(ascii: "h"):
      guard let n = take(1) else { return false }
      line(Point(origin.x + n[0], current.y))
    case UInt8(ascii: "v"):
      guard let n = take(1) else { return false }
      line(Point(current.x, origin.y + n[0]))
    case UInt8(ascii: "c"):
      guard let n = take(6) else { return false }
      curve(point(n[0], n[1]), point(n[2], n[3]), point(n[4], n[5]))
    case UInt8(ascii: "s"):
      guard let n = take(4) else { return false }
      curve(mirrored, point(n[0], n[1]), point(n[2], n[3]))
    case UInt8(ascii: "z"):
      elements.append(.close)
      arrive(subpathStart)
    default: return false
    }
    return true
  }

  private mutating func line(_ end: Point) {
    elements.append(.line(to: end))
    arrive(end)
  }

  private mutating func curve(_ control1: Point, _ control2: Point, _ end: Point) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
    arrive(end)
    mirrored = Point(2 * end.x - control2.x, 2 * end.y - control2.y)
  }

  private mutating func arrive(_ point: Point) {
    current = point
    mirrored = point
  }

  private mutating func take(_ count: Int) -> [Double]? {
    var values: [Double] = []
    for _ in 0..<count {
      if let next = rest.first, next == UInt8(ascii: " ") || next == UInt8(ascii: ",") {
        rest.removeFirst()
      }
      let start = rest
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      skipDigits()
      if rest.first == UInt8(ascii: ".") {
        rest.removeFirst()
        skipDigits()
      }
      let text = String(start[..<rest.startIndex]) ?? ""
      guard let value = Double(text) else { return nil }
      numbers.append(text)
      values.append(value)
    }
    return values
  }

  private mutating func skipDigits() {
    while let next = rest.first, next >= UInt8(ascii: "0"), next <= UInt8(ascii: "9") {
      rest.removeFirst()
    }
  }
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

  fileprivate var kind: Int {
    switch self {
    case .move: 0
    case .line: 1
    case .curve: 2
    case .close: 3
    }
  }
}

/// The most any coordinate differs between two outlines; infinity where their elements are not of the
/// same kinds.
func largestDifference(_ one: [PathElement], _ other: [PathElement]) -> Double {
  guard one.map(\.kind) == other.map(\.kind) else { return .infinity }
  var largest = 0.0
  for (a, b) in zip(one.flatMap(\.points), other.flatMap(\.points)) {
    let difference = max(abs(a.x - b.x), abs(a.y - b.y))
    guard difference.isFinite else { return .infinity }
    largest = max(largest, difference)
  }
  return largest
}
