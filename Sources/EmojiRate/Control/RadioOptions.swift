extension Control {
  /// The most ratings that are offered as radio buttons; more are easier to find on a slider.
  public static let maximumRadioCount = 7

  /// The ratings as radio buttons, from the lowest: every step of the scale, but not a row's zero,
  /// which is no rating; nil if they are more than ``maximumRadioCount``.
  public var radioCount: Int? {
    let steps = (rating.maximum - lowestRating) / surface.keyStep(rating)
    guard steps < Double(Self.maximumRadioCount) - 1 + 1e-9 else { return nil }
    return Int(steps + 1e-9) + 1
  }

  /// The value of the radio button at `index`, from 0.
  public func radioValue(_ index: Int) -> Double {
    given(lowestRating + Double(index) * surface.keyStep(rating))
  }

  /// The lowest that the first key gives: the lowest of the scale, but of a row not its zero.
  var lowestRating: Double {
    if case .row = surface.kind, rating.minimum <= 0 {
      return rating.minimum + surface.keyStep(rating)
    }
    return rating.minimum
  }
}
