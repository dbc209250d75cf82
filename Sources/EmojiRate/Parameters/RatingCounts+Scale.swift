extension RatingCounts {
  /// The values of counts: from the lowest in equal steps, all in hundredths.
  package struct Scale {
    /// The lowest value.
    package let minimum: Double
    /// The highest value.
    package let maximum: Double
    /// The number of values.
    package let valueCount: Int

    /// The distance between two values.
    package var step: Double { (maximum - minimum) / Double(valueCount - 1) }

    /// Makes a scale of what is given of it.
    ///
    /// - Parameters:
    ///   - minimum: The lowest value; nil is 1.
    ///   - maximum: The highest value; nil lets `valueCount` decide, and is 5 without that.
    ///   - step: The distance between two values; nil and 0 let the others decide, or are 1.
    ///   - valueCount: The number of values; nil lets the others decide.
    package init(
      minimum: Double? = nil, maximum: Double? = nil, step: Double? = nil, valueCount: Int? = nil
    ) throws(ScaleError) {
      let low = minimum ?? 1
      let given = step == 0 ? nil : step
      let high: Double
      if let maximum {
        high = maximum
      } else if let valueCount {
        high = low + Double(valueCount - 1) * (given ?? 1)
      } else {
        high = try Self.usualMaximum(low)
      }
      if valueCount == nil { try Self.checkEnds(low, high) }
      guard low < high else { throw ScaleError(.notBelow(low, high)) }
      guard boundLimits.contains(low), boundLimits.contains(high) else {
        throw ScaleError(.outside(low, high))
      }
      let step = valueCount.map { (high - low) / Double($0 - 1) } ?? given ?? 1
      let count = (high - low) / step + 1
      if let given, (given - step).magnitude >= 1e-8 {
        throw ScaleError(.contradicted(step: given, low, high))
      }
      guard Self.isWhole(count), Self.isWhole(step * 100), Self.isWhole(low * 100) else {
        throw ScaleError(.uneven(valueCount, step: step, low, high))
      }
      if let valueCount, given == nil, !Self.isWhole(step), !Self.isWhole(1 / step) {
        throw ScaleError(.odd(valueCount, step: step, low, high))
      }
      let values = Int(nearestInteger(min(count, 1e6)))
      guard valueLimits.contains(values) else { throw ScaleError(.tooMany(values, low, high)) }
      self.minimum = low
      self.maximum = high
      self.valueCount = values
    }

    /// The highest value, if neither it nor the number of values is given.
    package static func usualMaximum(_ low: Double) throws(ScaleError) -> Double {
      guard low < 5 else { throw ScaleError(.lacksMaximum(low)) }
      return 5
    }

    /// Refuses ends in the wrong order, and ends that are not in hundredths.
    package static func checkEnds(_ low: Double, _ high: Double) throws(ScaleError) {
      guard low < high else { throw ScaleError(.notBelow(low, high)) }
      guard isWhole(low * 100), isWhole(high * 100) else {
        throw ScaleError(.notHundredths(low, high))
      }
    }

    private static func isWhole(_ number: Double) -> Bool {
      number.magnitude < 1e12 && (number - Double(nearestInteger(number))).magnitude < 1e-6
    }
  }

  /// Makes counts on a scale, without ratings.
  package init(_ scale: Scale) {
    self.init(valueCount: scale.valueCount, minimum: scale.minimum, step: scale.step)
  }

  /// Makes counts of a text such as `12,5,3,40,80`: the number of ratings of each value, lowest first.
  ///
  /// - Parameters:
  ///   - text: 2 to 21 whole numbers from 0 to 999,999,999 with commas between.
  ///   - settings: The settings that have the scale; without any it is from 1 in steps of 1.
  public init(_ text: String, settings: PictureSettings = PictureSettings()) throws(ScaleError) {
    let numbers = try Self.numbers(of: text)
    for number in numbers where !(0...Double(Self.countLimit)).contains(number) {
      throw ScaleError(.noCount(NumberParameter.text(number)))
    }
    let scale = try Scale(
      minimum: settings.minimum, maximum: settings.maximum, step: settings.step,
      valueCount: numbers.count)
    self.init(counts: numbers.map { Int($0) }, minimum: scale.minimum, step: scale.step)
  }

  /// The whole numbers in a text such as `12,5,3,40,80`, which can be too large or below 0.
  package static func numbers(of text: String) throws(ScaleError) -> [Double] {
    var numbers: [Double] = []
    for item in text.listItems {
      let digits = item.utf8.first == UInt8(ascii: "-") ? item.utf8.dropFirst() : item.utf8[...]
      guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Double(item)
      else { throw ScaleError(.noCount(item.excerpt())) }
      numbers.append(number)
    }
    guard valueLimits.contains(numbers.count) else {
      throw ScaleError(.countOfCounts(numbers.count))
    }
    return numbers
  }
}

/// The reason why ratings have no scale, or a text no counts.
public struct ScaleError: Error, Hashable, Sendable, CustomStringConvertible {
  private let problem: Problem

  enum Problem: Hashable {
    case notBelow(Double, Double)
    /// A scale that begins at 5 or above has no default maximum.
    case lacksMaximum(Double)
    case outside(Double, Double)
    case notHundredths(Double, Double)
    /// A step does not fit the number of values between the ends.
    case contradicted(step: Double, Double, Double)
    /// The values between the ends are not in hundredths; their number is nil if the step is given.
    case uneven(Int?, step: Double, Double, Double)
    /// Nobody asked for values at such distances.
    case odd(Int, step: Double, Double, Double)
    case tooMany(Int, Double, Double)
    case noCount(String)
    case countOfCounts(Int)
  }

  init(_ problem: Problem) { self.problem = problem }

  /// The sentence about it.
  public var description: String { sentence("") }

  /// The sentence about it, with a mark such as `--` before the names of parameters.
  package func sentence(_ mark: String) -> String {
    func text(_ number: Double) -> String { NumberParameter.text(number) }
    func scale(_ low: Double, _ high: Double) -> String { "\(text(low)) to \(text(high))" }
    return switch problem {
    case .notBelow(let low, let high):
      "\(mark)minimum \(text(low)) is not below \(mark)maximum \(text(high)); "
        + "give a lower minimum or a higher maximum"
    case .lacksMaximum(let low): "\(mark)minimum \(text(low)) needs \(mark)maximum; give both"
    case .outside(let low, let high):
      "the scale from \(scale(low, high)) is outside of -9999 to 9999; give another minimum or maximum"
    case .notHundredths(let low, let high):
      "the scale from \(scale(low, high)) is not in hundredths"
    case .contradicted(let step, let low, let high):
      "\(mark)step \(text(step)) does not lead from \(scale(low, high)) in so many counts; "
        + "leave \(mark)step or \(mark)maximum out"
    case .uneven(let count?, let step, let low, let high):
      "\(count) counts from \(scale(low, high)) are \(text(tenThousandths(step))) apart; "
        + "values are hundredths"
    case .uneven(nil, let step, let low, let high):
      "\(mark)step \(text(tenThousandths(step))) does not lead from \(scale(low, high)) "
        + "in hundredths"
    case .odd(let count, let step, let low, let high):
      "\(count) counts from \(scale(low, high)) are \(text(tenThousandths(step))) apart; "
        + "give one for each value, or \(mark)step \(text(tenThousandths(step))) if they are"
    case .tooMany(let count, let low, let high):
      "\(count) values from \(scale(low, high)); a summary has 2 to 21; "
        + "give a larger \(mark)step, such as \(text((high - low) / 10))"
    case .noCount(let text):
      "'\(text)' is not a count; it is a whole number from 0 to 999,999,999"
    case .countOfCounts(let count):
      "\(count) \(count == 1 ? "count" : "counts"); a summary has 2 to 21"
    }
  }

  private func tenThousandths(_ number: Double) -> Double {
    Double(nearestInteger(number * 10_000)) / 10_000
  }
}
