/// A picture of a rating: it knows its shapes and their paint, and nothing of any format.
///
/// It asks for little and is given the rest: whatever can draw itself on a ``Canvas`` can be written as
/// SVG, and made to move.
public protocol Picture: Drawable {
  /// The rating to show, also in the accessible text.
  var rating: Rating { get set }

  /// The unit of the rating, for the same text.
  var unit: RatingUnit { get }

  /// The size of the canvas the picture draws on; the origin is at the top left.
  var canvasSize: Size { get }

  /// The number of decimals that the picture's coordinates need; 2 by default.
  var precision: Int { get }

  /// The paint of the canvas that the picture is drawn on: best the one that most of it has.
  var basePaint: Paint { get }

  /// The time from one rating to another, in seconds; by default, a face's.
  static var duration: Double { get }

  /// Writes what assistive technology reads of the picture into `buffer`, in UTF-8 and not escaped.
  ///
  /// - Returns: How many bytes there are; if they are more than `buffer` has room for, it holds the first
  ///   of them. Nil, the default, where ``rating`` and ``unit`` say it all: "3.2 out of 5".
  func writeSentence(into buffer: UnsafeMutableRawBufferPointer) -> Int?

  /// The language of a document of the picture: the picture's own where it draws numbers, by default the one that
  /// the document is asked for in.
  func language(in asked: Language) -> Language

  #if !hasFeature(Embedded)
    /// The picture on its way from another value, when a part of the way, 0…1, is gone; for moving
    /// pictures.
    ///
    /// By default its value is in between, without steps.
    func moving(from start: Double, part: Double) -> Self
  #endif
}

extension Picture {
  /// Nothing that has a name.
  public var unit: RatingUnit { .step }

  /// Hundredths of a user unit.
  public var precision: Int { 2 }

  /// As long as a face takes.
  public static var duration: Double { Easing.faceDuration }

  /// None of its own.
  public func writeSentence(into buffer: UnsafeMutableRawBufferPointer) -> Int? { nil }

  /// The document's.
  public func language(in asked: Language) -> Language { asked }
}

#if !hasFeature(Embedded)
  extension Picture {
    /// The picture of a value in between.
    public func moving(from start: Double, part: Double) -> Self { between(start, part) }

    /// The same picture with a value in between, without steps.
    func between(_ start: Double, _ part: Double) -> Self {
      guard part < 1 else { return self }
      var picture = self
      picture.rating.value = start
      let (from, to) = (picture.rating.value, rating.value)
      picture.rating.step = 0
      picture.rating.value = from * (1 - part) + to * part
      return picture
    }

    /// The paths as elements, in the order they are painted in, for drawing them elsewhere; a circle is
    /// four curves.
    public var pathElements: [PathElement] {
      var canvas = PathElements()
      draw(on: &canvas)
      return canvas.elements
    }
  }
#endif
