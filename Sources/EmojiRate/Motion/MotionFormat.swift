/// The precision and the times of a moving picture's document.
struct MotionFormat {
  /// The number of steps between samples of the whole progress.
  static let sampleCount = 512

  /// The distance of two samples, between which a jump takes place, as a part of the progress.
  static let sampleDistance = 1.0 / Double(sampleCount)

  /// The allowed error of a length, in user units.
  let tolerance: Double
  let decimals: SVGFormat
  let timeline: Timeline

  /// - Parameters:
  ///   - side: The shorter side of the box around all shapes.
  ///   - precision: The maximum number of decimals.
  init(side: Double, precision: Int, _ timeline: Timeline) {
    // Half of 1/240. The other half is for rounding and for values between samples.
    var (decimals, unit) = (0, 1.0)
    while decimals < max(precision, 1), unit > side / 960 {
      decimals += 1
      unit /= 10
    }
    tolerance = max(side / 480, unit / 2)
    self.decimals = SVGFormat(precision: decimals)
    self.timeline = timeline
  }
}

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
