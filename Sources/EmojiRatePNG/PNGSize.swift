import EmojiRate

/// The size of a PNG file.
public enum PNGSize: Hashable, Sendable {
  /// A number of pixels for a CSS pixel of the document, whose height is `SVGOptions.size`.
  case scale(Double)
  /// A width in pixels; the height follows.
  case width(Int)
  /// A height in pixels; the width follows.
  case height(Int)
  /// The largest size within a width and a height in pixels.
  case fit(width: Int, height: Int)
}

/// The pixels of a PNG file, and those of a user unit on it.
struct PixelSize {
  let width: Int
  let height: Int
  var pixelCount: Int { width * height }
  /// The number of pixels for a user unit.
  let unit: Double
  /// The resolution: a CSS pixel is 1/96 of an inch.
  let pixelsPerMeter: UInt32

  /// - Parameters:
  ///   - canvas: The picture's size, in user units.
  ///   - cssHeight: Its height in CSS pixels; nil means one CSS pixel for each user unit.
  ///   - size: The size of the file.
  init(_ canvas: Size, _ cssHeight: Double?, _ size: PNGSize) throws(PNGError) {
    var scale = 1.0
    switch size {
    case .scale(let given):
      scale = given
      unit = scale * (cssHeight ?? canvas.height) / canvas.height
    case .width(let width): unit = Double(width) / canvas.width
    case .height(let height): unit = Double(height) / canvas.height
    case .fit(let width, let height):
      unit = min(Double(width) / canvas.width, Double(height) / canvas.height)
    }
    (self.width, self.height) = (
      Self.pixels(canvas.width * unit), Self.pixels(canvas.height * unit)
    )
    let limits = PNGError.sideLimits
    guard limits.contains(self.width), limits.contains(self.height) else {
      throw .size(width: self.width, height: self.height)
    }
    // Programs cannot show a resolution of 0.
    pixelsPerMeter = max(UInt32(min(scale, 0x1p16) * 96 / 0.0254 + 0.5), 1)
  }

  /// The number of pixels for a length, rounded up; less than a thousandth of a pixel is an error of rounding.
  private static func pixels(_ length: Double) -> Int {
    // This refuses NaN too.
    guard length > 0 else { return 0 }
    return max(Int(min(length, 1e9) + 1 - 1 / 1024), 1)
  }
}

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
