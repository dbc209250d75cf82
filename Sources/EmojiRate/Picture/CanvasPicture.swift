/// A rating with a sentence for screen readers: a picture, or what a picture of many ratings has calculated.
package protocol SpokenRating {
  /// The rating, for the placeholders of a title.
  var rating: Rating { get }

  /// The language of the text: an own one if numbers are drawn, by default the language asked for.
  func language(in asked: Language) -> Language

  /// Writes the sentence, as UTF-8 without escapes.
  func putSentence(in language: Language, into bytes: inout ByteWriter)
}

/// A picture of a rating that draws itself on a canvas; it depends on no format.
///
/// Everything that can draw itself on a ``Canvas`` can be written as SVG, and animated. Its sentence is ``rating`` in
/// ``unit`` by default: "3.2 out of 5".
package protocol CanvasPicture: Picture, SpokenRating {
  /// The unit of the rating in its sentence.
  var unit: RatingUnit { get }

  /// The number of decimals that the picture's coordinates need; 2 by default.
  var precision: Int { get }

  /// The canvas's paint before the first shape, ideally the most common one.
  var basePaint: Paint { get }

  /// Draws it on a canvas: paths, then the next paint and its paths, and so on.
  func draw(on canvas: inout Canvas)

  /// Writes the picture as an SVG document.
  ///
  /// A picture that calculates much before it is drawn does so here, once a document.
  func write(_ options: SVGOptions, into bytes: inout ByteWriter)

  /// The duration of a motion from one rating to another, in seconds; a face's by default.
  static var duration: Double { get }

  /// The picture in the language of a document, unless it has its own; itself by default, without drawn numbers.
  func settled(in language: Language) -> Self

  /// The picture during a motion from another value, at a progress of `part`, 0…1.
  ///
  /// By default, its value is interpolated, without steps.
  func moving(from start: Double, part: Double) -> Self
}

extension CanvasPicture {
  /// Plain numbers.
  package var unit: RatingUnit { .number }

  /// Hundredths of a user unit.
  package var precision: Int { 2 }

  /// The duration of a face.
  package static var duration: Double { 0.25 }

  /// The rating.
  package func putSentence(in language: Language, into bytes: inout ByteWriter) {
    RatingSentence.put(rating, unit: unit, language: language, into: &bytes)
  }

  /// The language asked for.
  package func language(in asked: Language) -> Language { asked }

  /// It draws no numbers.
  package func settled(in language: Language) -> Self { self }

  /// The picture at an interpolated value, without steps.
  package func moving(from start: Double, part: Double) -> Self {
    guard part < 1 else { return self }
    var picture = self
    picture.rating.value = start
    let (from, to) = (picture.rating.value, rating.value)
    picture.rating.step = 0
    picture.rating.value = from * (1 - part) + to * part
    return picture
  }
}
