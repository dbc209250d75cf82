#if !hasFeature(Embedded)
  /// How a picture moves by itself from another value to its own, as soon as it is shown.
  ///
  /// ```swift
  /// let svg = MovingPicture(Face(4), RatingAnimation(from: 1)).svg()
  /// ```
  ///
  /// The motion follows ``Easing``, as in the control. A repeated picture rests at its own value for
  /// ``pause`` before it starts again, so it never flashes more than once a second.
  public struct RatingAnimation: Hashable, Sendable {
    /// The limits of ``duration``, in seconds.
    public static let durationLimits = 0.01...60.0

    /// The limits of ``repeatCount``.
    public static let repeatCountLimits = 1...1000

    /// The rest between two repeats, in seconds.
    public static let pause = 1.0

    /// The value that the picture starts from; like the rating's, it is clamped to the scale and
    /// snapped to the step.
    ///
    /// It is clamped to ``Rating/boundLimits``. NaN means ``Rating/defaultValue``.
    public var start: Double {
      get { storedStart }
      set {
        storedStart = newValue.clamped(to: Rating.boundLimits, ifNaN: Rating.defaultValue)
      }
    }
    private var storedStart = Rating.defaultValue

    /// How long it takes, in seconds, to the millisecond.
    ///
    /// Nil, the default, means the control's duration: ``Easing/faceDuration`` or
    /// ``Easing/rowDuration``. Others are clamped to ``durationLimits``, and NaN means nil.
    public var duration: Double? {
      get { storedDuration }
      set {
        storedDuration = newValue.flatMap {
          $0.isNaN ? nil : $0.clamped(to: Self.durationLimits, ifNaN: $0)
        }
      }
    }
    private var storedDuration: Double?

    /// How many times it moves, clamped to ``repeatCountLimits``; nil is without end.
    public var repeatCount: Int? {
      get { storedRepeatCount }
      set {
        storedRepeatCount = newValue.map { $0.clamped(to: Self.repeatCountLimits, ifNaN: $0) }
      }
    }
    private var storedRepeatCount: Int?

    /// Makes an animation; what is left out keeps its default, what is out of limits is clamped.
    public init(from start: Double, duration: Double? = nil, repeatCount: Int? = 1) {
      self.start = start
      self.duration = duration
      self.repeatCount = repeatCount
    }
  }
#endif
