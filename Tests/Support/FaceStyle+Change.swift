@testable import EmojiRate

extension FaceStyle {
  /// Makes the style of a character and changes it with a closure.
  init(_ character: FaceCharacter, _ change: (inout FaceStyle) -> Void) {
    self.init(character)
    change(&self)
  }

  /// The style with no eyes.
  var withoutEyes: FaceStyle {
    var style = self
    style.eyes = .none
    return style
  }
}
