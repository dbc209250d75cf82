/// The first slots of an element: its numbers in the memory that the script shares with the module.
///
/// The slots of the library's parameter table follow them. NaN means unset, so the default applies.
enum Slot: Int, CaseIterable {
  /// The value of the rating or, without a rating, the value to show.
  case value
  /// 1 with a rating, 0 without.
  case isRated
  /// 1 during a gesture, 0 otherwise; the slots after it hold the state of the gesture.
  case isPressed, lastX, lastY, startValue, startIsRated, dragged, isDrag
  /// The attributes of controls only: how users can touch the picture, and whether they can.
  case touch, direction, sensitivity, readonly, disabled, clearable

  /// The first slot of the library's table.
  static var tableStart: Int { clearable.rawValue + 1 }
}
