import EmojiRate

extension ControlEvent {
  /// Makes the event for a number from the script.
  ///
  /// 0 is a press, 1 a move, 2 a release and 3 a cancel. The keys start at 4.
  init(number: Int, _ touch: Touch) {
    switch number {
    case 0: self = .press(touch)
    case 1: self = .move(touch)
    case 2: self = .release(touch)
    case 3: self = .cancel
    default: self = .key(Key(rawValue: number - 4) ?? .clear)
    }
  }
}
