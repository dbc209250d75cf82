import EmojiRate
import EmojiRatePNG

/// A kind of file for a picture, such as SVG.
///
/// To add a kind to exports, add a type, and its option to the outputs in ExportOptions.swift.
protocol Output: Sendable {
  /// The ending of its files, such as `.svg`.
  var ending: String { get }

  /// Whether a terminal can show it.
  var isText: Bool { get }

  /// The number of pixels of a picture with this size in user units; 0 if the file is text.
  ///
  /// Pictures with pixels are drawn on several threads.
  func pixelCount(_ size: Size) -> Double

  func bytes(
    of picture: any CommandPicture, _ options: SVGOptions, _ animation: RatingAnimation?
  ) throws(PNGError) -> [UInt8]

  /// The width and height that the bytes of a file contain.
  ///
  /// - Parameter document: The size of the SVG document, for files that do not contain one.
  func size(in bytes: [UInt8], document: Size) -> Size
}

extension Output {
  var isText: Bool { true }
  func pixelCount(_ size: Size) -> Double { 0 }
  func size(in bytes: [UInt8], document: Size) -> Size { document }
}

/// The outputs of an export.
struct Outputs: Equatable, Sendable {
  /// The outputs besides SVG.
  private var others: [any Output] = []

  /// All outputs in the order of the manifest.
  var all: [any Output] { others + [SVGOutput()] }

  mutating func add(_ outputs: [any Output]) { others += outputs }

  /// Two outputs with the same ending would be one file.
  static func == (one: Outputs, other: Outputs) -> Bool {
    one.all.map(\.ending) == other.all.map(\.ending)
  }
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
  var isText: Bool { false }

  func pixelCount(_ size: Size) -> Double { size.width * size.height * factor * factor }

  func bytes(
    of picture: any CommandPicture, _ options: SVGOptions, _ animation: RatingAnimation?
  ) throws(PNGError) -> [UInt8] {
    try picture.png(options, size: .scale(factor), animation: animation)
  }

  /// Reads the size from the header: PNG, 11.2.1.
  func size(in bytes: [UInt8], document: Size) -> Size {
    func number(_ start: Int) -> Double {
      bytes[start..<start + 4].reduce(0) { $0 * 256 + Double($1) }
    }
    return Size(width: number(16), height: number(20))
  }
}
