/// A picture of a rating, such as a ``Face``, a ``StarRow`` or a ``RatingSummary``.
///
/// The library alone has pictures. To draw them on a canvas of your own, take their ``shapes``.
public protocol Picture: Sendable {
  /// The rating to show, also in the text for screen readers.
  var rating: Rating { get set }

  /// The size of the picture in user units; the origin is at the top left.
  var canvasSize: Size { get }

  /// The picture as paths with their paints, from back to front.
  ///
  /// ```swift
  /// for shape in Face(4).shapes {
  ///   for element in shape.elements { … }
  ///   fill(shape.paint.fill)
  /// }
  /// ```
  ///
  /// A circle becomes four curves.
  var shapes: [PaintedShape] { get }

  /// The picture as an SVG document; with an animation, it moves from another value to its own.
  ///
  /// A moving document needs no script and works in `<img>`. The still picture shows at the end, in programs
  /// without animation, and to users who ask for reduced motion.
  func svg(_ options: SVGOptions, animation: RatingAnimation?) -> String

  /// Writes the picture as an SVG document into `buffer`, without the heap; a face takes about 450 bytes.
  ///
  /// - Returns: The number of bytes of the document. If `buffer` is too small, it holds the first of them.
  func write(into buffer: UnsafeMutableRawBufferPointer, options: SVGOptions) -> Int

  /// The document's text for screen readers, as plain text; nil if it is decorative.
  ///
  /// The characters are unchanged; only the document replaces those that XML forbids.
  func accessibleText(_ options: SVGOptions) -> String?

  /// The width and height of the document in CSS pixels; for a responsive document, those of its view box.
  func documentSize(_ options: SVGOptions) -> Size
}

extension Picture {
  /// The picture as an SVG document.
  ///
  /// ```swift
  /// Face(3.2).svg()
  /// Face(3.2).svg(SVGOptions(size: 48, label: .title("Rated {value} of {maximum}")))
  /// ```
  public func svg(_ options: SVGOptions = SVGOptions()) -> String { svg(options, animation: nil) }

  /// The picture as an SVG document that moves.
  ///
  /// ```swift
  /// Face(4).svg(animation: RatingAnimation(from: 1))
  /// ```
  public func svg(animation: RatingAnimation) -> String {
    svg(SVGOptions(), animation: animation)
  }

  /// The SVG document as a `data:` URI, for `url("…")` in CSS and `src="…"` in HTML.
  ///
  /// It is percent-encoded, including every character that could end the quotes, the URI or a word of a
  /// `srcset`. Decoding gives exactly the bytes of ``Picture/svg(_:animation:)``. It compresses better than
  /// Base64, and stays readable.
  public func dataURI(
    _ options: SVGOptions = SVGOptions(), animation: RatingAnimation? = nil
  ) -> String {
    DataURI.text(of: svg(options, animation: animation))
  }

  /// A short text that differs if the document does, for entity tags: 16 hexadecimal digits.
  ///
  /// It changes with the value, the style and the options, and with a release that writes other bytes. It is the
  /// 64-bit [FNV-1a](http://www.isthe.com/chongo/tech/comp/fnv/) of the document.
  public func digest(_ options: SVGOptions = SVGOptions()) -> String {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in svg(options).utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Writes the document with default options into `buffer`.
  public func write(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    write(into: buffer, options: SVGOptions())
  }

  /// The text for screen readers in English.
  public func accessibleText() -> String? { accessibleText(SVGOptions()) }

  /// The width and height of the document with default options.
  public func documentSize() -> Size { documentSize(SVGOptions()) }

  /// The paths of all ``Picture/shapes``, without their paints.
  public var pathElements: [PathElement] { shapes.flatMap { $0.elements } }
}
