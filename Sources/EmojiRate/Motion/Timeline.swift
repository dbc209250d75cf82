/// The times of an animation, in whole milliseconds.
struct Timeline {
  let moving: Int
  /// The rest before it starts again.
  let pause: Int
  /// The number of motions; nil is endless.
  let repeatCount: Int?

  init(_ animation: RatingAnimation, default duration: Double) {
    moving = Int(nearestInteger((animation.duration ?? duration) * 1000))
    pause = animation.repeatCount == 1 ? 0 : Int(nearestInteger(RatingAnimation.pause * 1000))
    repeatCount = animation.repeatCount
  }

  /// The time between two starts.
  var cycle: Int { moving + pause }

  /// The time from the first start to the last end, as an attribute's text.
  var total: String { repeatCount.map { "\($0 * cycle - pause)ms" } ?? "indefinite" }

  /// The part of a cycle after which the progress is `part`.
  func keyTime(_ part: Double) -> Double {
    Easing.time(of: part) * Double(moving) / Double(cycle)
  }
}
