/// How a picture goes over from one rating to another.
public enum Easing {
  /// How long a face takes, in seconds.
  public static let faceDuration = 0.25
  /// How long a row takes, in seconds.
  public static let rowDuration = 0.2

  /// How much of the way is gone after `time` of `duration`, 0…1: slow, fast, slow.
  ///
  /// This is `ease-in-out` of
  /// [CSS Easing 1](https://www.w3.org/TR/css-easing-1/#cubic-bezier-easing-functions), the cubic curve
  /// with the control points (0.42, 0) and (0.58, 1), to within 10⁻⁶. A duration that is not above 0
  /// is over at once.
  public static func progress(at time: Double, of duration: Double) -> Double {
    guard time < duration else { return 1 }
    guard time > 0 else { return 0 }
    let x = time / duration
    // The curve's x grows with its parameter, so halving finds it; twenty times is one in a million.
    var low = 0.0
    var high = 1.0
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if bezier(middle, 0.42, 0.58) < x { low = middle } else { high = middle }
    }
    return bezier((low + high) / 2, 0, 1)
  }

  /// A coordinate of the curve from 0 to 1 with the given control points.
  private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
