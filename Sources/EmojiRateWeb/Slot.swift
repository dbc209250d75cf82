/// Where the numbers of an element stand in the memory it shares with the module: the control's own, and
/// behind them those of the library's table of parameters.
///
/// What is not said is not a number, for which every parameter has its default.
enum Slot: Int, CaseIterable {
  /// The value; what is shown, where there is none.
  case value
  /// 1 where there is a rating, 0 where there is none.
  case isRated
  /// 1 while something is pressed, and then the state of that.
  case isPressed, lastX, lastY, startValue, startIsRated, dragged, isDrag
  /// What only a control has: how it is touched and whether.
  case touch, direction, sensitivity, readonly, disabled, clearable

  /// The first slot of the library's table.
  static var tableStart: Int { clearable.rawValue + 1 }
}
