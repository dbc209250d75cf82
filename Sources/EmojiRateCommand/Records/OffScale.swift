import EmojiRate

/// The ratings outside the scale.
///
/// One in a hundred may be a slip, which counts as the nearest end. More are another scale.
struct OffScale {
  private(set) var above = 0
  private(set) var below = 0
  private var zeros = 0
  private var lowest = Double.infinity
  private var highest = -Double.infinity
  /// The first of them, and its place.
  private var first = (value: 0.0, place: "")

  var count: Int { above + below }

  mutating func add(_ value: Double, _ limits: ClosedRange<Double>, place: String) {
    if count == 0 { first = (value, place) }
    if value > limits.upperBound { above += 1 } else { below += 1 }
    if value == 0 { zeros += 1 }
    (lowest, highest) = (min(lowest, value), max(highest, value))
  }

  /// The warning; nil if all ratings are on the scale.
  func warning(_ limits: ClosedRange<Double>) -> String? {
    guard count > 0 else { return nil }
    return "\(Messages.count(count, "value")) \(count == 1 ? "is" : "are") outside of "
      + "\(Messages.range(limits)), first \(Messages.plain(first.value)) in \(first.place); using the nearest"
  }

  /// The error if there are more than one in a hundred of `total`.
  func error(_ limits: ClosedRange<Double>, of total: Int) -> CommandError? {
    guard count * 100 > total else { return nil }
    let (low, high) = (limits.lowerBound, limits.upperBound)
    let share = "\(Messages.count(count)) of \(Messages.count(total, "rating"))"
    let verb = count == 1 ? "is" : "are"
    // Scales end at round numbers.
    let maximum = Messages.plain(highest <= 10 ? 10 : highest <= 100 ? 100 : highest.rounded(.up))
    let minimum = Messages.plain(min(lowest.rounded(.down), low))
    let missing = below == zeros && zeros > 0 ? "--missing 0, " : ""
    if below == 0 {
      return .data(
        "\(share) \(verb) above \(Messages.plain(high)), the highest is \(Messages.plain(highest)); "
          + "give --maximum \(maximum), or --clamp")
    }
    if above == 0 {
      return .data(
        "\(share) \(verb) below \(Messages.plain(low)), the lowest is \(Messages.plain(lowest)); "
          + "give \(missing)--minimum \(minimum), or --clamp")
    }
    return .data(
      "\(share) \(verb) outside of \(Messages.range(limits)), from \(Messages.plain(lowest)) to "
        + "\(Messages.plain(highest)); give --minimum \(minimum) --maximum \(maximum), \(missing)or --clamp"
    )
  }
}
