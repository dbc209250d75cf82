import EmojiRate

/// The frames of an animated PNG file: [PNG, third edition](https://www.w3.org/TR/png-3/), 4.9 and 11.3.6.
///
/// A frame replaces the part of the picture that differs from the frame before.
struct PNGFrames {
  static var perSecond: Double { 30 }
  /// The most pixels of all frames, which take some ten seconds.
  static var pixelLimit: Int { 1 << 27 }

  private struct Frame {
    let part: Raster.Part
    let data: [UInt8]
    /// How often the same pixels follow each other.
    var count = 1
  }

  private let colors: PNGColors
  private var frames: [Frame] = []
  private var last: Raster?

  init(isOpaque: Bool) { colors = isOpaque ? .opaque : .translucent }

  mutating func append(_ raster: Raster) {
    if let part = last.map({ raster.difference(from: $0) }) ?? raster.whole {
      frames.append(Frame(part: part, data: colors.data(of: raster, part)))
    } else {
      frames[frames.count - 1].count += 1
    }
    last = raster
  }

  /// The file with these frames.
  ///
  /// - Parameters:
  ///   - still: The picture for programs without animation.
  ///   - plays: How often the animation plays; 0 is without end.
  func file(of still: Raster, _ size: PNGSize, _ text: PNGText?, plays: Int) -> [UInt8] {
    var file = PNGFile(size, text: text)
    guard frames.count > 1 else {
      file.begin(with: still, PNGColors(of: still))
      return file.bytes
    }
    file.begin(with: still, colors, animation: (frames.count, plays))
    for (number, frame) in frames.enumerated() {
      // The last frame rests before the next play, as in a document.
      let rests = number == frames.count - 1 && plays != 1
      let delay = rests ? Int(RatingAnimation.pause * Self.perSecond) : frame.count
      // 11.3.6.2: number of the chunk, size and place of the part, and a delay as a fraction. The part stays
      // (0) and replaces what is there (0).
      var control = PNGFile.numbers(
        2 * number, frame.part.columns.count, frame.part.rows.count,
        frame.part.columns.lowerBound, frame.part.rows.lowerBound)
      control += [
        UInt8(truncatingIfNeeded: delay >> 8), UInt8(truncatingIfNeeded: delay), 0,
        UInt8(Self.perSecond), 0, 0,
      ]
      file.append("fcTL", control)
      file.append("fdAT", PNGFile.numbers(2 * number + 1) + frame.data)
    }
    return file.bytes
  }
}
