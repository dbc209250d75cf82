import EmojiRate

/// The outline of the line along a path, as closed polygons that all turn the same way.
///
/// Every piece of the line is a rectangle, and every corner, cap or dot adds a polygon.
/// So their union is the area whose winding is not zero. Edges between neighbours cancel each other, and are
/// left out: what remains is the left side forwards and the right side backwards, which at inner corners runs
/// through the path itself. Source of joins, caps and limits: SVG 2, 13.5.
struct StrokeOutline {
  private let radius: Double
  private let cap: Stroke.Cap
  private let join: Stroke.Join
  private let miterLimit: Double
  /// The polygon so far.
  private var side: [Vector] = []
  private(set) var polygons: [[Vector]] = []
  private(set) var pointCount = 0

  /// A piece of the path, between two places that differ.
  private struct Piece {
    let start: Vector
    let end: Vector
    let length: Double
    /// Its direction, with the length 1.
    let direction: Vector
    /// Whether its ends are inside a curve.
    var startsSmoothly = false
    var endsSmoothly = false

    var reversed: Piece {
      Piece(
        start: end, end: start, length: length, direction: -direction,
        startsSmoothly: endsSmoothly, endsSmoothly: startsSmoothly)
    }
  }

  init(of path: FlatPath, _ stroke: Stroke, unit: Double) {
    radius = min(abs(stroke.width) * unit / 2, 0x1p24)
    cap = stroke.cap
    join = stroke.join
    miterLimit = stroke.miterLimit
    guard radius > 0 else { return }
    for subpath in path.subpaths where pointCount <= Effort.pointLimit { add(subpath) }
  }

  private mutating func add(_ subpath: FlatPath.Subpath) {
    let vertices = subpath.vertices
    var pieces: [Piece] = []
    var start = vertices[0]
    for vertex in vertices.dropFirst() + (subpath.isClosed ? [vertices[0]] : []) {
      let way = vertex.place - start.place
      let length = way.length
      guard length > 1e-6 else { continue }
      pieces.append(
        Piece(
          start: start.place, end: vertex.place, length: length, direction: way / length,
          startsSmoothly: start.isSmooth, endsSmoothly: vertex.isSmooth))
      start = vertex
    }
    guard !pieces.isEmpty else {
      // A single move draws nothing.
      if vertices.count > 1 || subpath.isClosed { addDot(start.place) }
      return
    }
    // The right side is the left one of the reversed path.
    for way in [pieces, pieces.reversed().map { $0.reversed }] {
      addSide(way)
      let (first, last) = (way[0], way[way.count - 1])
      if subpath.isClosed {
        addJoin(last, first)
        endPolygon()
      } else {
        addCap(last)
      }
    }
    if !subpath.isClosed { endPolygon() }
  }

  private mutating func endPolygon() {
    pointCount += side.count
    polygons.append(side)
    side.removeAll(keepingCapacity: true)
  }

  /// Adds the left side of all pieces, with the corners between them.
  private mutating func addSide(_ pieces: [Piece]) {
    for (index, piece) in pieces.enumerated() where side.count <= Effort.pointLimit {
      if index > 0 { addJoin(pieces[index - 1], piece) }
      side.append(left(of: piece, piece.start))
      side.append(left(of: piece, piece.end))
    }
  }

  private func left(of piece: Piece, _ place: Vector) -> Vector {
    place - radius * piece.direction.turned
  }

  /// Adds what is between the left sides of two pieces.
  private mutating func addJoin(_ piece: Piece, _ next: Piece) {
    let sine = piece.direction.cross(next.direction)
    let cosine = piece.direction.dot(next.direction)
    let place = piece.end
    if sine < 0 || sine == 0 && cosine > 0 {
      // An inner corner. If both pieces are long, they cover the short way between both.
      let isCovered = cosine > 0 && -sine * radius <= min(piece.length, next.length)
      if !isCovered { side.append(place) }
      return
    }
    switch piece.endsSmoothly ? .round : join {
    case .bevel: return
    case .round:
      addArc(-piece.direction.turned, -next.direction.turned, around: place, isHalf: cosine < 0)
    case .miter:
      // The squared ratio of the miter's length to the width is 2 / (1 + cosine).
      guard (1 + cosine) * miterLimit * miterLimit >= 2 else { return }
      let way = piece.direction.turned + next.direction.turned
      side.append(place - radius / (1 + cosine) * way)
    }
  }

  /// Adds the points between two directions, clockwise, and the middle if they may be opposite.
  private mutating func addArc(
    _ from: Vector, _ to: Vector, around center: Vector, isHalf: Bool = false
  ) {
    if isHalf {
      // The way from one to the other is long, so its normal is exact.
      let normal = (from - to).turned
      let middle = normal / normal.length
      addArc(from, middle, around: center)
      side.append(center + radius * middle)
      addArc(middle, to, around: center)
    } else {
      Arc(from: from, to: to, radius: radius).forEachPoint { side.append(center + radius * $0) }
    }
  }

  /// Adds the cap at the end of a piece.
  private mutating func addCap(_ piece: Piece) {
    let out = -piece.direction.turned
    switch cap {
    case .butt: break
    case .round: addArc(out, -out, around: piece.end, isHalf: true)
    case .square:
      let end = piece.end + radius * piece.direction
      side += [end + radius * out, end - radius * out]
    }
  }

  /// Adds the caps of a subpath without length, as if it pointed to the right: SVG 2, 13.5.4.
  private mutating func addDot(_ place: Vector) {
    guard cap != .butt else { return }
    let right = Piece(start: place, end: place, length: 0, direction: Vector(1, 0))
    for piece in [right, right.reversed] {
      side.append(left(of: piece, place))
      addCap(piece)
    }
    endPolygon()
  }
}

/// An arc of the unit circle, clockwise by less than half a turn, for a circle of a radius in pixels.
struct Arc {
  let from: Vector
  let to: Vector
  let radius: Double

  /// Calls `body` with the points between the ends, by halving, without trigonometry.
  func forEachPoint(_ body: (Vector) -> Void) { divide(from, to, 10, body) }

  private func divide(_ from: Vector, _ to: Vector, _ depth: Int, _ body: (Vector) -> Void) {
    let sum = from + to
    let length = sum.length
    // Half of the sum reaches to the chord; the rest of the radius is the error.
    guard depth > 0, length > 0, radius * (1 - length / 2) > FlatPath.tolerance else { return }
    let middle = sum / length
    divide(from, middle, depth - 1, body)
    body(middle)
    divide(middle, to, depth - 1, body)
  }
}

/// A place or a way on the picture, in pixels; x grows to the right, y downwards.
typealias Vector = SIMD2<Double>

extension Vector {
  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// The area between both, positive if `other` points further clockwise.
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  var length: Double { dot(self).squareRoot() }

  /// The vector turned clockwise by a quarter.
  var turned: Vector { Vector(-y, x) }
}
