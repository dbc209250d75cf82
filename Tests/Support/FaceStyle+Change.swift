@testable import EmojiRate

extension FaceStyle {
  /// Makes the style of a character and changes it with a closure.
  init(_ character: FaceCharacter, _ change: (inout FaceStyle) -> Void) {
    self.init(character)
    change(&self)
  }
}
