/// A picture of a rating: it knows its shapes and their paint, and nothing of any format.
///
/// It asks for little and is given the rest: whatever can draw itself on a ``Canvas`` can be written as
/// SVG, and made to move.
public protocol Picture: Drawable {
  /// What the picture shows; also what its accessible text says.
  var rating: Rating { get set }

  /// What the rating counts, for the same text.
  var unit: RatingUnit { get }

  /// The size of the canvas the picture draws on; the origin is at the top left.
  var canvasSize: Size { get }

  /// How many decimals the picture's coordinates need; 2, where it says nothing.
  var precision: Int { get }

  /// The paint of the canvas that the picture is drawn on: best the one that most of it has.
  var basePaint: Paint { get }
}

extension Picture {
  /// Nothing that has a name.
  public var unit: RatingUnit { .step }

  /// Hundredths of a user unit.
  public var precision: Int { 2 }
}

#if !hasFeature(Embedded)
  extension Picture {
    /// The paths as elements, in the order they are painted in, for drawing them elsewhere; a circle is
    /// four curves.
    public var pathElements: [PathElement] {
      var canvas = PathElements()
      draw(on: &canvas)
      return canvas.elements
    }
  }
#endif
