/// A rating control: it turns a person's actions into a rating.
///
/// A control is a value. It knows no screen and no clock: code that shows it passes it events and gets back
/// their effects.
///
/// ```swift
/// var control = Control(.face(.original), rating: Rating(2.5))
/// let picture = Size(width: 240, height: 240)
/// control.handle(.press(Touch(Point(120, 100), in: picture)))
/// control.handle(.move(Touch(Point(120, 124), in: picture)))     // 3: down raises
/// control.handle(.release(Touch(Point(120, 124), in: picture)))  // reports the change
/// ```
package struct Control: Hashable, Sendable {
  package var surface: ControlSurface

  /// The scale and the value; without a rating, it is the value that is shown.
  package var rating: Rating

  /// The unit of the rating: zero stars are no rating, but 0 out of 10 is one.
  package var unit: RatingUnit

  /// Whether there is a rating.
  package var isRated: Bool

  package var isEnabled = true

  /// Whether it only shows its rating.
  package var isReadOnly = false

  /// Whether users can clear the rating: with Home, the clearing keys, or in a row a tap on the current star.
  package var isClearable = false

  /// Whether a row starts at the right.
  package var isRightToLeft = false

  /// The current gesture; nil while nothing is pressed.
  package var gesture: Gesture?

  package struct Gesture: Hashable, Sendable {
    /// The place of its last event.
    package var last: Point
    /// The value before it, which a cancel restores.
    package var startValue: Double
    /// Whether there was a rating before it.
    package var startIsRated: Bool
    /// The value of the drag before rounding to a step.
    package var dragged: Double
    /// Whether it has moved far enough to be a drag rather than a tap.
    package var isDrag: Bool

    package init(
      last: Point, startValue: Double, startIsRated: Bool, dragged: Double, isDrag: Bool
    ) {
      self.last = last
      self.startValue = startValue
      self.startIsRated = startIsRated
      self.dragged = dragged
      self.isDrag = isDrag
    }
  }

  /// The distance after which a touch becomes a drag, in pixels.
  static let dragThreshold = 3.0

  package init(
    _ surface: ControlSurface, rating: Rating, unit: RatingUnit = .step, isRated: Bool = true
  ) {
    self.surface = surface
    self.rating = rating
    self.unit = unit
    self.isRated = isRated && !rating.isNothing(of: unit)
  }

  /// Handles `event`, and returns its effects; a disabled or read-only control only cancels its gesture.
  @discardableResult
  package mutating func handle(_ event: ControlEvent) -> ControlEffects {
    guard isEnabled, !isReadOnly else {
      switch event {
      // Without a cancel, an unfinished gesture would block the next press.
      case .cancel, .release: return cancel()
      default: return []
      }
    }
    switch event {
    case .press(let touch): return press(touch)
    case .move(let touch): return move(touch)
    case .release(let touch): return release(touch)
    case .key(let key): return press(key)
    case .cancel: return cancel()
    }
  }

  /// The value that a touch would give, for a preview; nil if it would give none, as on a face.
  package func preview(at touch: Touch) -> Double? {
    guard isEnabled, !isReadOnly, case .row = surface.kind else { return nil }
    return value(at: touch).map { given($0) }
  }

  /// Sets the rating, as from a script; NaN clears it, and so does a value that is no rating in ``unit``.
  package mutating func assign(_ value: Double) {
    guard value == value else { return clear() }
    rating.value = value
    isRated = !rating.isNothing(of: unit)
  }

  package mutating func clear() {
    isRated = false
    rating.value = unratedValue
  }

  /// The value to show without a rating: the middle of a face's scale, or an empty row.
  var unratedValue: Double {
    if case .face = surface.kind { return (rating.minimum + rating.maximum) / 2 }
    return rating.minimum
  }
}

// MARK: Touches

extension Control {
  private mutating func press(_ touch: Touch) -> ControlEffects {
    guard gesture == nil, touch.isSomewhere else { return [] }
    gesture = Gesture(
      last: touch.point, startValue: rating.value, startIsRated: isRated, dragged: rating.value,
      isDrag: false)
    guard case .row(let rule) = surface.kind, rule != .buttons, !touch.mayScroll else {
      return .handled
    }
    return slide(to: touch).union(.animation)
  }

  private mutating func move(_ touch: Touch) -> ControlEffects {
    guard var gesture else { return [] }
    // Continuing from NaN would make all later positions NaN.
    guard touch.isSomewhere else { return .handled }
    let way = touch.point - gesture.last
    let squaredDistance = way.squaredLength
    var isFar = squaredDistance > Self.dragThreshold * Self.dragThreshold
    if touch.mayScroll {
      let along = surface.isDraggedVertically ? way.y : way.x
      isFar = isFar && along * along * 2 > squaredDistance
    }
    guard gesture.isDrag || isFar, squaredDistance < .infinity else { return .handled }
    gesture.isDrag = true
    if surface.isDraggedVertically, touch.size.height > 0 {
      let range = rating.maximum - rating.minimum
      let down = surface.kind == .face(.vertical) ? -way.y : way.y
      gesture.dragged =
        (gesture.dragged + down / touch.size.height * surface.sensitivity * range / 5).clamped(
          to: rating.minimum...rating.maximum, ifNaN: gesture.dragged)
    }
    gesture.last = touch.point
    self.gesture = gesture
    if surface.kind == .row(.buttons) { return .handled }
    return slide(to: touch)
  }

  private mutating func release(_ touch: Touch) -> ControlEffects {
    // The last part of the movement may not have been reported.
    var effects = move(touch)
    guard let gesture else { return [] }
    switch surface.kind {
    case .face:
      if !gesture.isDrag { effects = slide(to: touch).union(.animation) }
    case .row(let rule):
      guard !gesture.isDrag || rule == .buttons, let value = value(at: touch) else { break }
      let isAgain = gesture.startIsRated && given(value) == gesture.startValue
      if isAgain, isClearable || rule == .buttons {
        effects = takeBack().union(.animation)
      } else if rule == .buttons || touch.mayScroll {
        effects = give(value).union(.animation)
      }
    }
    let isChanged = hasChanged(since: gesture)
    self.gesture = nil
    return isChanged ? effects.union(.change) : effects
  }

  private mutating func cancel() -> ControlEffects {
    guard let gesture else { return [] }
    let isChanged = hasChanged(since: gesture)
    rating.value = gesture.startValue
    isRated = gesture.startIsRated
    self.gesture = nil
    return isChanged ? [.handled, .input] : .handled
  }

  private func hasChanged(since gesture: Gesture) -> Bool {
    rating.value != gesture.startValue || isRated != gesture.startIsRated
  }

  /// Gives the rating at the touch or of the drag.
  private mutating func slide(to touch: Touch) -> ControlEffects {
    value(at: touch).map { give($0) } ?? .handled
  }

  private func value(at touch: Touch) -> Double? {
    guard touch.isSomewhere else { return nil }
    switch surface.kind {
    case .face(.vertical), .face(.original):
      if let gesture, gesture.isDrag { return gesture.dragged }
      return value(along: surface.kind == .face(.vertical) ? 1 - touch.down : touch.down)
    case .face(.horizontal): return value(along: touch.across(1, isRightToLeft: isRightToLeft))
    case .row(let rule):
      let count = surface.count
      let row = surface.layout.placed(count: count)
      let x = touch.across(row.canvasSize.width, isRightToLeft: isRightToLeft)
      return rule.earned(at: x, in: row, count: count)
        .map { rating.value(ofEarned: $0, count: count) }
    }
  }

  private func value(along part: Double) -> Double {
    lerp(rating.minimum, rating.maximum, part.clamped(to: 0...1, ifNaN: 0))
  }

  /// Clears the rating if that is allowed; otherwise sets the lowest value.
  private mutating func takeBack() -> ControlEffects {
    guard isClearable else { return give(rating.minimum) }
    let before = (rating.value, isRated)
    clear()
    return before == (rating.value, isRated) ? .handled : [.handled, .input]
  }

  private mutating func give(_ value: Double) -> ControlEffects {
    let before = (rating.value, isRated)
    assign(given(value))
    return before == (rating.value, isRated) ? .handled : [.handled, .input]
  }

  /// The rating that a user's `value` gives: the nearest step or, without steps, the nearest short decimal.
  ///
  /// A maximum between two steps is out of a user's reach, as with a native range.
  func given(_ value: Double) -> Double {
    var rating = rating
    // Less than half a step below the maximum rounds to it if it is a step, and otherwise to the step before it.
    rating.value =
      rating.step > 0
      ? min(value, rating.maximum - rating.step * 0.499)
      : value.rounded(toPart: surface.finestPart, ofScale: rating)
    return rating.value
  }
}

// MARK: Keys

extension Control {
  private mutating func press(_ key: ControlEvent.Key) -> ControlEffects {
    // During a drag, a value from a key would be lost at the next move.
    guard gesture == nil else { return .handled }
    let effects =
      switch key {
      case .home: takeBack()
      case .end: give(rating.maximum)
      case .clear: isClearable ? takeBack() : []
      default: step(by: distance(of: key))
      }
    return effects.contains(.input) ? effects.union([.change, .animation]) : effects
  }

  /// The distance that a key moves the value; negative is down.
  private func distance(of key: ControlEvent.Key) -> Double {
    let isPage = key == .pageUp || key == .pageDown
    let distance = isPage ? surface.pageStep(rating) : surface.keyStep(rating)
    let isForward = key == (isRightToLeft ? .left : .right)
    return isForward || key == .up || key == .pageUp ? distance : -distance
  }

  /// Moves the value; without a rating, up gives the lowest rating, and down does nothing.
  private mutating func step(by distance: Double) -> ControlEffects {
    guard isRated else { return distance > 0 ? give(lowestRating) : .handled }
    return give(rating.value + distance)
  }
}

extension Double {
  /// The nearest short decimal: a multiple of the greatest power of ten that is at most `part` of the scale.
  ///
  /// The ends of the scale stay unchanged.
  fileprivate func rounded(toPart part: Double, ofScale rating: Rating) -> Double {
    // An end may be no short decimal, but users must be able to reach it.
    guard self > rating.minimum, self < rating.maximum else { return self }
    let finest = (rating.maximum - rating.minimum) * part
    var unit = 1.0
    while unit > finest, unit > 1e-20 { unit /= 10 }
    while unit * 10 <= finest { unit *= 10 }
    // Dividing by a whole number gives the nearest decimal; multiplying by a fraction does not.
    var perOne = 1.0
    while perOne * unit < 0.99 { perOne *= 10 }
    let count = unit < 1 ? self * perOne : self / unit
    guard unit <= finest, abs(count) < 0x1p52 else { return self }
    let whole = Double(Int64(count + (count < 0 ? -0.5 : 0.5)))
    return unit < 1 ? whole / perOne : whole * unit
  }
}
