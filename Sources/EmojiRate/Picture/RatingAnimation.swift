/// An animation of a picture from another value to its own, which starts when the picture appears.
///
/// ```swift
/// let svg = Face(4).svg(animation: RatingAnimation(from: 1))
/// ```
///
/// The motion is slow, fast, slow, as in the control. Before it repeats, the picture rests at its own value
/// for a second, so it never flashes more than once a second.
///
/// It is stored as `{"from": 1, "duration": 0.5, "repeat-count": 2}`. A duration can be left out, and so can a single
/// motion; `null` repeats forever.
public struct RatingAnimation: Hashable, Sendable {
  /// The limits of ``duration``, in seconds.
  package static let durationLimits = 0.01...60.0

  /// The limits of ``repeatCount``.
  package static let repeatCountLimits = 1...1000

  /// The rest between two repeats, in seconds.
  package static let pause = 1.0

  /// The value at the start, clamped to ±10¹³; NaN means 2.5.
  ///
  /// Like the rating's value, it is then clamped to the scale and snapped to the step.
  public let start: Double

  /// The duration of one motion in seconds, rounded to milliseconds.
  ///
  /// Nil, the default, means the picture's own: 0.25 for a face, 0.2 for a row,
  /// and 0.6 for a summary. Other values are clamped to 0.01…60. NaN means nil.
  public let duration: Double?

  /// The number of motions, clamped to 1…1000; nil repeats forever.
  public let repeatCount: Int?

  /// Makes an animation; values out of limits are clamped.
  public init(from start: Double, duration: Double? = nil, repeatCount: Int? = 1) {
    self.start = start.clamped(to: Rating.boundLimits, ifNaN: Rating.defaultValue)
    self.duration = duration.flatMap { $0.isNaN ? nil : $0.clamped(to: Self.durationLimits) }
    self.repeatCount = repeatCount?.clamped(to: Self.repeatCountLimits)
  }
}
