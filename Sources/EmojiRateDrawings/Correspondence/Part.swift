import EmojiRate

/// A shape of a segment between two values, with the same segments at both.
struct Part {
  /// Its states at the values, rising.
  var states: [DrawnShape]
  /// The units that it has at either value; empty where it grows.
  var units: Ends<[Int]>
  /// Whether it has the points of both shapes, in the places and directions in which they were drawn.
  var isAsDrawn = false
  var turn: Turn?
  /// The states with a second kind of gradient, which is painted over the first one.
  var over: [DrawnShape]?
  /// What is drawn in its place: an arc that becomes a circle; empty for other parts.
  var copies: [ArcCopies.Copy] = []
  /// Whether it is painted in one with the part before, as a copy.
  var isCopy = false
  /// Whether a visible `currentColor` became black.
  var isBlackened = false

  /// Makes the part that one unit becomes another by, with their indices.
  init(_ a: ShapeUnit, _ b: ShapeUnit, _ units: Ends<Int>, _ weights: Weights) {
    var maker = PartMaker(a, b, weights)
    maker.make()
    states = [maker.first, maker.second]
    isAsDrawn = maker.isAsDrawn
    if a.isLine, b.isLine, a.outer.isClosed != b.outer.isClosed {
      let (arc, ring) = a.outer.isClosed ? (b, a) : (a, b)
      copies = ArcCopies.of(arc, ring, isFirst: !a.outer.isClosed, weights.parts)
    }
    self.units = Ends(lower: [units.lower], upper: [units.upper])
  }

  init(states: [DrawnShape], units: Ends<[Int]>) {
    self.states = states
    self.units = units
  }

  /// The state at one end of a segment.
  subscript(end: End) -> DrawnShape {
    get { states[end == .lower ? 0 : 1] }
    set { states[end == .lower ? 0 : 1] = newValue }
  }
}
