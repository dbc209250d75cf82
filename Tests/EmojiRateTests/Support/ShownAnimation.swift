import Foundation

@testable import EmojiRate
@testable import EmojiRateTestSupport

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
  /// The coordinates of the values, where they are paths of the same commands; else none.
  private let paths: [[Double]]
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
    let read = values.compactMap { PathData($0)?.elements }
    let isUniform =
      read.count == values.count && Set(values.map { $0.filter(\.isLetter) }).count == 1
    paths = isUniform ? read.map { $0.flatMap(\.points).flatMap { [$0.x, $0.y] } } : []
    colors = values.map(Self.color)
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

  /// The components of an opaque colour, 0…255.
  static func color(_ text: String) -> [Double]? {
    HSBColor(css: text).map { [$0.sRGB.red * 255, $0.sRGB.green * 255, $0.sRGB.blue * 255] }
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
    for _ in 0..<40 {
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

  /// The colour at a time, in 1/255; nil where it is none.
  func shownColor(at time: Double) -> [Double]? {
    let place = place(at: time)
    guard let one = colors[place.before], let other = colors[place.after] else { return nil }
    return zip(one, other).map { $0 + ($1 - $0) * place.part }
  }

  /// The coordinates of the path at a time; nil where the values cannot be interpolated.
  func path(at time: Double) -> [Double]? {
    if paths.isEmpty { return nil }
    let place = place(at: time)
    let (one, other) = (paths[place.before], paths[place.after])
    return one.indices.map { one[$0] + (other[$0] - one[$0]) * place.part }
  }
}
