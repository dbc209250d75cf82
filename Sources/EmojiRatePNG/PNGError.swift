/// The reason why a picture cannot be written as PNG.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A side would have no pixels, or more than ``sideLimits`` allows.
  case size(width: Int, height: Int)
  /// Drawing would take seconds: a drawing of thousands of crossing lines, dozens of large gradients, or many frames.
  /// A smaller picture takes less time.
  case tooComplex

  /// The allowed numbers of pixels of each side.
  public static let sideLimits = 1...4096

  /// What is wrong, and what is allowed.
  public var description: String {
    switch self {
    case .size(let width, let height):
      "a PNG file of \(width) × \(height) pixels is not possible; "
        + "each side has \(Self.sideLimits.lowerBound) to \(Self.sideLimits.upperBound) pixels"
    case .tooComplex:
      "the picture is too complex for a PNG file of this size; "
        + "make it smaller, simplify the drawing, or shorten the motion"
    }
  }
}
