import Foundation

@testable import EmojiRate

extension FaceCharacter {
  /// Every fifth character, for tests that take seconds a character in a debug build.
  ///
  /// With `EMOJI_RATE_ALL_LOOKS=1` it is all of them.
  static var sampled: [FaceCharacter] {
    allCases.filter { areAllSampled || $0.ordinal % 5 == 0 }
  }

  /// Whether such tests take all characters, and all values.
  static var areAllSampled: Bool {
    ProcessInfo.processInfo.environment["EMOJI_RATE_ALL_LOOKS"] == "1"
  }
}
