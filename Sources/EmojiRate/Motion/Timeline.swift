#if !hasFeature(Embedded)
  /// The times of motion and rest of an animation, in whole milliseconds.
  struct Timeline {
    /// How long it moves.
    let moving: Int
    /// The rest before it starts again.
    let pause: Int
    /// Nil is without end.
    let repeatCount: Int?

    init(_ animation: RatingAnimation, usually duration: Double) {
      moving = Int(nearestInteger((animation.duration ?? duration) * 1000))
      pause = animation.repeatCount == 1 ? 0 : Int(nearestInteger(RatingAnimation.pause * 1000))
      repeatCount = animation.repeatCount
    }

    /// From one start to the next.
    var cycle: Int { moving + pause }

    /// From the first start until nothing moves any more, as a document has it.
    var total: String { repeatCount.map { "\($0 * cycle - pause)ms" } ?? "indefinite" }

    /// The part of a cycle that is over when `part` of the way is gone.
    func keyTime(_ part: Double) -> Double {
      Easing.time(of: part) * Double(moving) / Double(cycle)
    }
  }
#endif
