import EmojiRate
import EmojiRatePNG

/// A kind of file that shows a picture.
///
/// A new one is a type, and a row in ``Settings/outputs``.
protocol Output: Sendable {
  /// The ending of its files, such as `.svg`.
  var ending: String { get }

  /// The number of pixels of a picture of this size in user units, which other threads draw; 0 for a text.
  func pixelCount(_ size: Size) -> Double

  func bytes(
    of picture: any CommandPicture, _ options: SVGOptions, _ animation: RatingAnimation?
  ) throws(PNGError) -> [UInt8]

  /// The size in the bytes of a file.
  ///
  /// - Parameter document: The size of the picture's document.
  func size(in bytes: [UInt8], document: Size) -> Size
}

extension Output {
  func pixelCount(_ size: Size) -> Double { 0 }
  func size(in bytes: [UInt8], document: Size) -> Size { document }
}

struct SVGOutput: Output {
  let ending = ".svg"

  func bytes(
    of picture: any CommandPicture, _ options: SVGOptions, _ animation: RatingAnimation?
  ) throws(PNGError) -> [UInt8] {
    animation == nil
      ? [UInt8](expecting: 4096) { picture.write(into: $0, options: options) }
      : Array(picture.svg(options, animation: animation).utf8)
  }
}

/// A document as a `data:` URI.
struct DataURIOutput: Output {
  let ending = ".txt"

  func bytes(
    of picture: any CommandPicture, _ options: SVGOptions, _ animation: RatingAnimation?
  ) throws(PNGError) -> [UInt8] {
    Array(picture.dataURI(options, animation: animation).utf8)
  }
}

extension PNGScale: Output {
  func pixelCount(_ size: Size) -> Double { size.width * size.height * factor * factor }

  func bytes(
    of picture: any CommandPicture, _ options: SVGOptions, _ animation: RatingAnimation?
  ) throws(PNGError) -> [UInt8] {
    try picture.png(options, size: .scale(factor), animation: animation)
  }

  /// The size in the header: PNG, 11.2.1.
  func size(in bytes: [UInt8], document: Size) -> Size {
    func number(_ start: Int) -> Double {
      bytes[start..<start + 4].reduce(0) { $0 * 256 + Double($1) }
    }
    return Size(width: number(16), height: number(20))
  }
}
