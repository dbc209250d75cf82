/// A picture of a rating, such as a ``Face``, a ``StarRow`` or a ``RatingSummary``.
///
/// Only the library has types of pictures. To draw one on a custom canvas, use its ``shapes``.
public protocol Picture: Sendable {
  /// The rating to show, also in the text for screen readers.
  var rating: Rating { get set }

  /// The size of the picture in user units; the origin is at the top left.
  var canvasSize: Size { get }

  /// The picture as paths with their paints, from back to front.
  ///
  /// ```swift
  /// for shape in Face(4).shapes { draw(shape.elements, shape.paint) }
  /// ```
  ///
  /// A circle becomes four curves.
  var shapes: [PaintedShape] { get }

  // The functions below call these requirements, which cannot have default arguments.
  func _svg(_ options: SVGOptions, _ animation: RatingAnimation?) -> String
  func _write(into buffer: UnsafeMutableRawBufferPointer, _ options: SVGOptions) -> Int
  func _accessibleText(_ options: SVGOptions) -> String?
  func _documentSize(_ options: SVGOptions) -> Size
  func _erased(in language: Language) -> _ErasedPicture
}

extension Picture {
  /// The picture as an SVG document; with an animation, it moves from another value to its own.
  ///
  /// ```swift
  /// Face(3.2).svg()
  /// Face(3.2).svg(SVGOptions(size: 48, label: .title("Rated {value} of {maximum}")))
  /// Face(4).svg(animation: RatingAnimation(from: 1))
  /// ```
  ///
  /// A moving document needs no script and works in `<img>`. The still picture shows at the end, in programs
  /// without animation, and to users who ask for reduced motion.
  public func svg(
    _ options: SVGOptions = SVGOptions(), animation: RatingAnimation? = nil
  ) -> String {
    _svg(options, animation)
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

  /// Writes the picture as an SVG document into `buffer`, without the heap; a face takes about 450 bytes.
  ///
  /// - Returns: The number of bytes of the document. If `buffer` is too small, it holds the first of them.
  public func write(
    into buffer: UnsafeMutableRawBufferPointer, options: SVGOptions = SVGOptions()
  ) -> Int {
    _write(into: buffer, options)
  }

  /// The document's text for screen readers, as plain text; nil if it is decorative.
  ///
  /// The characters are unchanged; only the document replaces characters that XML forbids.
  public func accessibleText(_ options: SVGOptions = SVGOptions()) -> String? {
    _accessibleText(options)
  }

  /// The width and height of the document in CSS pixels; if it is responsive, of its view box.
  public func documentSize(_ options: SVGOptions = SVGOptions()) -> Size { _documentSize(options) }
}
