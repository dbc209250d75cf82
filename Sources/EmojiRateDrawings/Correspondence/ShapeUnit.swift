import EmojiRate

/// A region of a fill, or a line, which corresponds to one at another value.
struct ShapeUnit {
  /// The contours with their paint; without a fill it is a line.
  var shape: DrawnShape
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
  var diagonal: Double {
    (box.width * box.width + box.height * box.height).squareRoot()
  }

  private init(
    _ shape: DrawnShape, owner: Int, isTangled: Bool = false,
    _ origins: [(index: Int, isReversed: Bool)]
  ) {
    self.shape = shape
    self.owner = owner
    self.isTangled = isTangled
    self.origins = origins
    box = shape.box.widened(by: shape.halfWidth)
  }

  /// The units of all shapes of a value.
  static func units(of shapes: [DrawnShape]) -> [ShapeUnit] {
    shapes.enumerated().flatMap { units(of: $1, $0) }
  }

  private static func units(of shape: DrawnShape, _ owner: Int) -> [ShapeUnit] {
    let isLined = shape.stroke != nil && shape.width > 0
    let contours = shape.subpaths.map { $0.withoutPoints.closedIfMeeting }
    let isJoined = isLined && contours.allSatisfy { $0.isClosed }
    var units: [ShapeUnit] = []
    if let fill = shape.fill {
      let regions = Regions(
        contours, shape.isEvenOdd, isJoined: isJoined,
        isOpaque: fill.stops.allSatisfy { $0.color.w >= 1 })
      for region in regions.regions {
        var part = shape
        part.subpaths = region.contours.map { regions.contours[$0] }
        if !isJoined { part.stroke = nil }
        if !region.isTangled { part.isEvenOdd = false }
        let box = part.box
        if !isJoined,
          min(box.width, box.height) < 0.001
            || abs(part.subpaths[0].polygon.signedArea) < 1e-4 && !region.isTangled
              // The halves of a bow tie cancel each other, and both are filled.
              && !part.subpaths[0].polygon.crossesItself
        {
          continue
        }
        units.append(
          ShapeUnit(
            part, owner: owner, isTangled: region.isTangled,
            region.contours.map { ($0, regions.isReversed[$0]) }))
      }
    }
    if isLined, shape.fill == nil || !isJoined {
      for (index, contour) in contours.enumerated() {
        var line = shape
        line.subpaths = [contour]
        line.fill = nil
        units.append(ShapeUnit(line, owner: owner, [(index, false)]))
      }
    }
    return units
  }

  /// Whether its fill covers a point.
  func covers(_ point: Point) -> Bool {
    guard !isLine, shape.box.holds(Box(around: point)) else { return false }
    let winding = contours.reduce(0) { $0 + $1.polygon.winding(around: point) }
    return isInside(winding: winding, isEvenOdd: shape.isEvenOdd)
  }
}

/// The names of a shape, by which it is found at other values.
struct ShapeNames {
  struct Name: Equatable {
    let text: String
    /// Whether it is a word; names that end in digits are often numbered by an editor.
    var isWord: Bool { text.last.map { !($0.isASCII && $0.isNumber) } ?? false }
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
