import EmojiRate

/// A clip path, or the viewport of a nested document.
struct ClipPath {
  /// The element that is cut.
  let owner: DrawingSource
  /// The rectangle that remains, in units of the clip.
  var box: Box
  /// From the canvas to the units of the clip; nil if these are the same.
  var map: Transform?
  /// The shapes of a clip path that is no upright rectangle.
  var outlines: [DrawnShape] = []
  var refusal = Self.refusal

  static let refusal =
    "it is cut by a clip path; cut the shapes themselves (Inkscape: Path > Intersection, Figma: Intersect "
    + "selection, Illustrator: Pathfinder > Crop)"

  /// Cuts a shape; throws if that would change its outline.
  ///
  /// PDF converters fill the whole clip path by a rectangle around it, for example for gradients. Such a
  /// rectangle takes the outline of the clip path.
  func cut(_ shape: inout DrawnShape, on canvas: Box) throws(DrawingError) {
    let room = box.widened(by: 0.05)
    if let outline = outlines.first {
      let painted = shape.box.widened(by: shape.halfWidth)
      if outlines.contains(where: { $0.holds(painted.shared(with: canvas)) }) { return }
      guard outlines.count == 1, shape.stroke == nil, shape.subpaths.count == 1,
        shape.subpaths[0].isUprightRectangle,
        shape.box.widened(by: 0.05).holds(box)
      else { throw owner.error(refusal) }
      (shape.subpaths, shape.isEvenOdd) = (outline.subpaths, outline.isEvenOdd)
      return
    }
    let placed = map.map { map in shape.subpaths.map { $0.placed(by: map) } }
    let halfWidth = shape.halfWidth * (map?.lineScale ?? 1)
    guard room.holds((placed?.box ?? shape.box).widened(by: halfWidth)) else {
      throw owner.error(refusal)
    }
  }
}

/// Reads clip paths and viewports that cut.
extension ShapeReader {
  /// The clip path of an element; empty if it contains the canvas.
  mutating func clips(
    _ text: String, _ owner: DrawingSource, _ context: Context
  ) throws(DrawingError) -> [ClipPath] {
    guard let id = Self.reference(text), let index = elements[id],
      document.elements[index].name == "clipPath",
      document.elements[index].attributes["clipPathUnits"] != "objectBoundingBox",
      !context.path.contains(index), context.path.count < 2 * XMLReader.depthLimit
    else { throw owner.error(ClipPath.refusal) }
    let drawn = shapes
    shapes = []
    defer { shapes = drawn }
    do throws(DrawingError) {
      var inner = context
      (inner.clips, inner.isClip) = ([], true)
      // It inherits from where it stands, not from what it cuts.
      inner.style = [:]
      let document = document
      let around = sequence(first: index) { document.elements[$0].parent }.dropFirst().reversed()
      for ancestor in around {
        for (name, value) in sheet.style(of: document.elements[ancestor])
        where StyleSheet.inherited.contains(name) && value != "inherit" {
          inner.style[name] = value
        }
      }
      inner = try self.context(index, in: inner)
      for child in document.elements[index].children where !isGroup(child) {
        try read(child, in: inner)
      }
    } catch { throw owner.error(ClipPath.refusal) }
    shapes.removeAll { $0.isHidden }
    guard !shapes.isEmpty else { throw owner.error(ClipPath.refusal) }
    var clip = ClipPath(owner: owner, box: shapes[0].box)
    guard shapes.count == 1, shapes[0].subpaths.count == 1,
      shapes[0].subpaths[0].isUprightRectangle
    else {
      clip.outlines = shapes
      return [clip]
    }
    return clip.box.widened(by: 0.05).holds(canvas) ? [] : [clip]
  }

  /// The viewport of a nested document or a symbol, which cuts what is in it.
  func viewportClips(
    _ element: XMLDocument.Element, _ source: DrawingSource, _ box: Box, _ transform: Transform
  ) throws(DrawingError) -> [ClipPath] {
    let overflow = sheet.style(of: element)["overflow"] ?? "hidden"
    if ["visible", "auto"].contains(overflow) { return [] }
    guard let map = transform.inverse else { return [] }
    let holder = Subpath(
      rectAt: Point(0, 0), Size(width: canvas.right, height: canvas.bottom), corner: nil)
    if box.widened(by: 0.05).holds(holder.placed(by: map).box) { return [] }
    var clip = ClipPath(owner: source, box: box, map: map)
    clip.refusal =
      "it is cut at the edge of <\(element.name.printable)>; cut the shapes themselves, or give it "
      + "overflow=\"visible\""
    return [clip]
  }
}

extension DrawnShape {
  /// Whether its fill covers a whole box.
  fileprivate func holds(_ box: Box) -> Bool {
    let corners = Subpath(rectAt: box.origin, box.size, corner: nil).polygon
    let polygons = subpaths.map { $0.closedForFill.polygon }
    var budget = 1_000_000
    return corners.allSatisfy { corner in
      let winding = polygons.reduce(0) { $0 + $1.winding(around: corner) }
      return isInside(winding: winding, isEvenOdd: isEvenOdd)
    }
      && !polygons.contains { polygon in
        // What lies inside of the box may be a hole.
        polygon.crosses(corners, Weights.Regions(), &budget) || box.holds(polygon.box)
      } && budget >= 0
  }
}

extension Transform {
  /// The transform back; nil if there is none.
  var inverse: Transform? {
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-12 else { return nil }
    let linear = Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      origin: Point(0, 0))
    let moved = linear.apply(origin)
    return Transform(
      a: linear.a, b: linear.b, c: linear.c, d: linear.d, origin: Point(-moved.x, -moved.y))
  }
}
