import EmojiRate

/// Numbers of a Lottie file at the frames where they are seen, as few keys between which players interpolate.
///
/// Each key is as late as a straight line from the key before stays close to all frames between: Elmeleegy and others,
/// "Online piece-wise linear approximation of numerical streams", VLDB 2009. The fitter of moving pictures only has keys
/// on frames, so it needs more of them, and keeps all frames in memory.
struct LottieProperty {
  private typealias Key = (frame: Double, numbers: [Double])

  private let tolerance: Double
  private var keys: [Key] = []
  /// The last frame since the last key, and the least and the greatest slope of a close line to it.
  private var last: Key = (0, [])
  private var (least, most): ([Double], [Double]) = ([], [])

  /// - Parameter tolerance: The allowed error.
  init(_ tolerance: Double) { self.tolerance = tolerance }

  mutating func append(_ numbers: [Double], at frame: Double) {
    guard let key = keys.last else { return begin((frame, numbers)) }
    func slope(_ index: Int, _ change: Double) -> Double {
      (numbers[index] + change - key.numbers[index]) / (frame - key.frame)
    }
    let least = numbers.indices.map { max(self.least[$0], slope($0, -tolerance)) }
    let most = numbers.indices.map { min(self.most[$0], slope($0, tolerance)) }
    if zip(least, most).contains(where: { $0 > $1 }) {
      begin(end)
      append(numbers, at: frame)
    } else {
      (self.least, self.most, last) = (least, most, (frame, numbers))
    }
  }

  private mutating func begin(_ key: Key) {
    keys.append(key)
    least = key.numbers.map { _ in -.infinity }
    (last, most) = (key, least.map { -$0 })
  }

  /// The end of the close line that is nearest to the numbers there.
  private var end: Key {
    guard let key = keys.last, last.frame > key.frame else { return last }
    let way = last.frame - key.frame
    let numbers = last.numbers.indices.map { index in
      let start = key.numbers[index]
      let slope = (last.numbers[index] - start) / way
      return start + way * slope.clamped(to: least[index]...most[index])
    }
    return (last.frame, numbers)
  }

  /// The values of its keys.
  var values: [[Double]] { keys.map { $0.numbers } + [end.numbers] }

  /// The only value, or the keys.
  ///
  /// - Parameters:
  ///   - isList: Whether a value is a list. Others are in a list in each key.
  ///   - text: The text of a value.
  func json(isList: Bool = true, _ text: ([Double]) -> String) -> String {
    let texts = values.map(text)
    guard texts.contains(where: { $0 != texts[0] }) else { return #"{"a":0,"k":\#(texts[0])}"# }
    let values = zip(keys + [end], texts).map { key, text in
      #"{"t":\#(key.frame.plainText),"s":\#(isList ? text : "[\(text)]")"#
    }
    let linear = #","i":{"x":[1],"y":[1]},"o":{"x":[0],"y":[0]}},"#
    return #"{"a":1,"k":[\#(values.joined(separator: linear))}]}"#
  }
}

extension Sequence<Double> {
  /// The numbers as a list; tenths of a unit are enough for points.
  func json(precision: Int = 1) -> String {
    "[\(map { $0.text(precision, leadingZero: true) }.joined(separator: ","))]"
  }
}
