import EmojiRate

extension ControlEvent {
  /// The event of a number of the script's: 0 is a press, 1 a move, 2 a release, 3 a cancellation, and
  /// from 4 on the keys.
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
