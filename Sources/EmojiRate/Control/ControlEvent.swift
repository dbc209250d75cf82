/// An action of a person on a control.
package enum ControlEvent: Hashable, Sendable {
  /// A finger, a pen or the mouse's main button goes down.
  case press(Touch)
  /// It moves while down.
  case move(Touch)
  /// It goes up again.
  case release(Touch)
  /// The gesture is cancelled, by the Escape key or the system.
  case cancel
  case key(Key)

  /// A key that a control handles.
  package enum Key: Int, CaseIterable, Hashable, Sendable {
    /// The right arrow: a step up, or down in a right-to-left row.
    case right
    /// The left arrow: a step down, or up in a right-to-left row.
    case left
    case up
    case down
    /// Page up: a fifth of the scale up, in whole steps.
    case pageUp
    /// Page down: a fifth of the scale down, in whole steps.
    case pageDown
    /// Home: the lowest rating, or no rating if clearing is allowed.
    case home
    case end
    /// Delete or Backspace: no rating, if clearing is allowed.
    case clear
  }
}

/// A touch on a picture, in pixels from its top left corner.
package struct Touch: Hashable, Sendable {
  /// The place of the touch, which may be outside the picture.
  package var point: Point
  /// The size that the picture is shown at.
  package var size: Size
  /// Whether the touch may become a scroll, as for a finger.
  ///
  /// If it may, the control gives no value until the touch moves along the control or is released.
  package var mayScroll: Bool

  package init(_ point: Point, in size: Size, mayScroll: Bool = false) {
    self.point = point
    self.size = size
    self.mayScroll = mayScroll
  }

  /// Whether both coordinates are finite; otherwise the touch is ignored.
  var isSomewhere: Bool { point.x.isFinite && point.y.isFinite }

  /// The distance from the start of a picture of the given width, clamped to one width outside it; 0 if the
  /// picture has no width.
  func across(_ width: Double, isRightToLeft: Bool) -> Double {
    guard size.width > 0 else { return 0 }
    let x = isRightToLeft ? size.width - point.x : point.x
    // In this order, whole pixels stay whole if a picture is shown at its own size.
    return (x * width / size.width).clamped(to: -width...2 * width, ifNaN: 0)
  }

  /// The distance from the top edge, 0…1 within the picture; 0 if the picture has no height.
  var down: Double { size.height > 0 ? point.y / size.height : 0 }
}

/// The effects of an event, for the code that draws the control and fires its events.
package struct ControlEffects: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The rating differs from the one before the event.
  package static let input = ControlEffects(rawValue: 1)
  /// The user has finished a change.
  package static let change = ControlEffects(rawValue: 2)
  /// The picture moves to the new rating instead of jumping: see ``Easing``.
  package static let animation = ControlEffects(rawValue: 4)
  /// The event was for the control, even if it changed nothing.
  package static let handled = ControlEffects(rawValue: 8)
}
