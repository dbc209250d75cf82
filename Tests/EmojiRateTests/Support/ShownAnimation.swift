import Foundation

@testable import EmojiRate

/// What an `<animate>` makes of its attribute, worked out as
/// [SVG Animations 2](https://www.w3.org/TR/svg-animations-2/) says, apart from the library.
struct ShownAnimation {
  let attribute: String
  let values: [String]
  let cycle: Double
  /// Infinity is without end.
  let repeatCount: Double
  private let keyTimes: [Double]
  private let keySplines: [[Double]]
  private let isDiscrete: Bool
  /// The values as outlines, where they are.
  private let outlines: [[PathElement]?]
  /// The values as colours in 1/255, where they are.
  private let colors: [[Double]?]

  /// Nil where the element is not as the specification asks.
  init?(_ element: ParsedDocument.Element) {
    func list(_ name: String) -> [String] {
      element.attributes[name]?.split(separator: ";").map(String.init) ?? []
    }
    guard element.name == "animate", let attribute = element.attributes["attributeName"],
      let cycle = Self.seconds(element.attributes["dur"])
    else { return nil }
    self.attribute = attribute
    self.cycle = cycle
    let count = element.attributes["repeatCount"] ?? "1"
    repeatCount = count == "indefinite" ? .infinity : Double(count) ?? .nan
    values = list("values")
    outlines = values.map { PathData($0)?.elements }
    colors = values.map { text in
      HSBColor(css: text).map { [$0.sRGB.red * 255, $0.sRGB.green * 255, $0.sRGB.blue * 255] }
    }
    keyTimes = list("keyTimes").compactMap { Double($0) }
    keySplines = list("keySplines").map { $0.split(separator: " ").compactMap { Double($0) } }
    isDiscrete = element.attributes["calcMode"] == "discrete"
    guard keyTimes.count == values.count, keyTimes.first == 0, keyTimes == keyTimes.sorted(),
      repeatCount >= 1
    else { return nil }
    if isDiscrete {
      guard keySplines.isEmpty, keyTimes.last! <= 1 else { return nil }
    } else {
      guard element.attributes["calcMode"] == "spline", keyTimes.last == 1,
        keySplines.count == values.count - 1,
        keySplines.allSatisfy({ $0.count == 4 && $0.allSatisfy { (0...1).contains($0) } })
      else { return nil }
    }
  }

  static func seconds(_ text: String?) -> Double? {
    guard let text else { return nil }
    if text == "indefinite" { return .infinity }
    return text.hasSuffix("ms") ? Double(text.dropLast(2)).map { $0 / 1000 } : nil
  }

  /// The values before and after a time of the first cycles, and how far it is from one to the other.
  func place(at time: Double) -> (before: Int, after: Int, part: Double) {
    let phase = (time / cycle).truncatingRemainder(dividingBy: 1)
    let before = keyTimes.lastIndex { $0 <= phase }!
    guard !isDiscrete, before + 1 < values.count else { return (before, before, 0) }
    let part = (phase - keyTimes[before]) / (keyTimes[before + 1] - keyTimes[before])
    return (before, before + 1, Self.eased(part, keySplines[before]))
  }

  private static func eased(_ x: Double, _ spline: [Double]) -> Double {
    func at(_ u: Double, _ first: Double, _ second: Double) -> Double {
      3 * (1 - u) * (1 - u) * u * first + 3 * (1 - u) * u * u * second + u * u * u
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if at(middle, spline[0], spline[2]) < x { low = middle } else { high = middle }
    }
    return at(low, spline[1], spline[3])
  }

  /// The number at a time.
  func number(at time: Double) -> Double {
    let place = place(at: time)
    let (one, other) = (Double(values[place.before])!, Double(values[place.after])!)
    return one + (other - one) * place.part
  }

  /// The colour at a time, in 1/255.
  func color(at time: Double) -> [Double] {
    let place = place(at: time)
    return zip(colors[place.before]!, colors[place.after]!).map {
      $0 + ($1 - $0) * place.part
    }
  }

  /// The outline at a time; nil where the values cannot be interpolated.
  func outline(at time: Double) -> [PathElement]? {
    let place = place(at: time)
    guard let elements = outlines[place.before], let others = outlines[place.after],
      Self.letters(values[place.before]) == Self.letters(values[place.after])
    else { return nil }
    func between(_ a: Point, _ b: Point) -> Point {
      Point(a.x + (b.x - a.x) * place.part, a.y + (b.y - a.y) * place.part)
    }
    return zip(elements, others).map { one, other in
      switch (one, other) {
      case (.move(let a), .move(let b)): .move(to: between(a, b))
      case (.line(let a), .line(let b)): .line(to: between(a, b))
      case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
        .curve(to: between(a, b), control1: between(a1, b1), control2: between(a2, b2))
      default: .close
      }
    }
  }

  private static func letters(_ data: String) -> [UInt8] { data.utf8.filter { $0 >= 0x41 } }
}

/// An animated document, read.
struct ShownDocument {
  let document: ParsedDocument
  /// The animations by the name of their element's parent and their attribute.
  let animations: [(parent: String, animation: ShownAnimation)]

  /// Nil where the document is not well-formed, or an animation is not.
  init?(_ text: String) {
    guard let document = ParsedDocument(text) else { return nil }
    self.document = document
    let elements = document.elements.filter { $0.name == "animate" }
    animations = elements.compactMap { element in
      ShownAnimation(element).map { (element.parent ?? "", $0) }
    }
    guard animations.count == elements.count else { return nil }
  }

  func animation(of attribute: String) -> ShownAnimation? {
    animations.first { $0.animation.attribute == attribute }?.animation
  }
}
