/// A layout of ratings that has calculated its places, so that it knows its size and can be drawn.
///
/// A summary and ratings over time choose theirs in one place each, `withLayout`.
package protocol DrawnLayout {
  /// What the layouts of a kind of picture share.
  associatedtype Facts

  /// Calculates the places.
  init(_ facts: Facts)

  /// The size in user units.
  var size: Size { get }

  /// The paint of most marks.
  func basePaint(_ facts: Facts) -> Paint

  /// Draws it.
  func draw(with pen: SummaryPen)
}

extension DrawnLayout where Facts == SummaryFacts {
  /// The paint of small digits.
  func basePaint(_ facts: SummaryFacts) -> Paint { facts.ink(height: 10) }
}
