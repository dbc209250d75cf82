import EmojiRate

/// A region of a fill, or a line, which corresponds to one at another value.
struct ShapeUnit {
  /// The contours with their paint; without a fill it is a line.
  let shape: DrawnShape
  /// A polygon near each contour.
  let polygons: [[Point]]
  /// The index of the shape at its value.
  let owner: Int
  let isTangled: Bool
  /// For each contour its index in the shape, and whether it runs in another direction than drawn.
  let origins: [(index: Int, isReversed: Bool)]
  /// The box, widened by half the line.
  let box: Box

  var isLine: Bool { shape.fill == nil }
  var contours: [Subpath] { shape.subpaths }
  var outer: Subpath { shape.subpaths[0] }
  var hasLine: Bool { shape.stroke != nil && shape.width > 0 }

  private init(
    _ shape: DrawnShape, _ polygons: [[Point]], owner: Int, isTangled: Bool = false,
    _ origins: [(index: Int, isReversed: Bool)]
  ) {
    self.shape = shape
    self.polygons = polygons
    self.owner = owner
    self.isTangled = isTangled
    self.origins = origins
    box = shape.box.widened(by: shape.halfWidth)
  }

  /// The units of all shapes of a value.
  static func units(of shapes: [DrawnShape], _ weights: Weights) -> [ShapeUnit] {
    shapes.enumerated().flatMap { units(of: $1, $0, weights) }
  }

  private static func units(
    of shape: DrawnShape, _ owner: Int, _ weights: Weights
  ) -> [ShapeUnit] {
    let isLined = shape.stroke != nil && shape.width > 0
    let contours = shape.subpaths.map {
      $0.withoutPoints(weights.units).closedIfMeeting(weights.units)
    }
    let isJoined = isLined && contours.allSatisfy { $0.isClosed }
    var units: [ShapeUnit] = []
    if let fill = shape.fill {
      let regions = Regions(
        contours, shape.isEvenOdd, isJoined: isJoined,
        isOpaque: fill.stops.allSatisfy { $0.color.w >= 1 }, weights.regions)
      for region in regions.regions {
        var part = shape
        part.subpaths = region.contours.map { regions.contours[$0] }
        // Where a fill closes a contour, its line has ends instead; so that line is a unit of its own.
        if !isJoined { part.stroke = nil }
        // Its holes run the other way, so that both rules fill the same.
        if !region.isTangled { part.isEvenOdd = false }
        let (box, polygons) = (part.box, region.contours.map(regions.polygon))
        if !isJoined,
          min(box.width, box.height) < weights.units.thin
            || abs(polygons[0].signedArea) < weights.units.empty && !region.isTangled
              // The halves of a bow tie cancel each other, and both are filled.
              && !polygons[0].crossesItself(weights.regions)
        {
          continue
        }
        units.append(
          ShapeUnit(
            part, polygons, owner: owner, isTangled: region.isTangled,
            region.contours.map { ($0, regions.isReversed[$0]) }))
      }
    }
    if isLined, shape.fill == nil || !isJoined {
      // A shape paints its line above its fill.
      for (index, contour) in contours.enumerated() {
        var line = shape
        line.subpaths = [contour]
        line.fill = nil
        units.append(ShapeUnit(line, [contour.polygon], owner: owner, [(index, false)]))
      }
    }
    return units
  }

  /// Whether its fill covers a point.
  func covers(_ point: Point) -> Bool {
    // Most points are elsewhere, and a box is quick to compare.
    guard !isLine, shape.box.holds(Box(around: point)) else { return false }
    let winding = polygons.reduce(0) { $0 + $1.winding(around: point) }
    return isInside(winding: winding, isEvenOdd: shape.isEvenOdd)
  }

  /// The index of its outer contour.
  var largest: Int {
    guard isTangled else { return 0 }
    let sizes = polygons.map { abs($0.signedArea) }
    return sizes.firstIndex(of: sizes.max()!)!
  }

  /// The nearest point of its outline.
  func nearest(to point: Point) -> Point {
    let nearest = contours.map { ($0, $0.nearest(to: point)) }.min { $0.1.distance < $1.1.distance }
    return nearest.map { $0.0.point($0.1.segment, $0.1.part) } ?? point
  }
}

/// The shapes of a value with their units, which both segments beside it need.
struct DrawnValue {
  let shapes: [DrawnShape]
  let units: [ShapeUnit]

  init(_ shapes: [DrawnShape], _ weights: Weights = Weights()) {
    self.shapes = shapes
    units = ShapeUnit.units(of: shapes, weights)
  }
}

/// The names of a shape, by which it is found at other values.
struct ShapeNames {
  struct Name: Equatable {
    let text: String
    /// Whether it is a word; names that end in digits are often numbered by an editor.
    var isWord: Bool { text.last.map { !($0.isASCII && $0.isNumber) } ?? false }

    /// Whether a designer wrote two names for two things: they have no word in common.
    func contradicts(_ other: Name) -> Bool {
      isWord && other.isWord
        && Set(text.split(separator: " ")).isDisjoint(with: other.text.split(separator: " "))
    }
  }

  /// The name of the element itself.
  var own: Name?
  /// The name of the nearest group with a name.
  var group: Name?
  /// The identifier in the file, without the suffixes of copies.
  var identifier: String?
  /// The nearest group, as the index of its element; nil directly in a layer.
  var groupIndex: Int?

  var words: [String] { [own, group].compactMap { $0 }.filter { $0.isWord }.map { $0.text } }
}
