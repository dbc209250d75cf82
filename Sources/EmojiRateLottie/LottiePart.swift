import EmojiRate

/// A named part of a face, as a group of its outlines, lines and fills.
struct LottiePart {
  private let name: String
  private var outlines: [LottieOutline]
  /// More than one if the rule changes, or the cap or the join, which players cannot change.
  private var fills = [LottieBrush()]
  private var lines = [LottieBrush()]

  init(of shape: Recording.Shape, tolerance: Double) {
    name = shape.part ?? ""
    outlines = shape.outline.subpaths.map { LottieOutline(of: $0, tolerance: tolerance) }
  }

  mutating func append(_ shape: Recording.Shape, at frame: Double) throws(LottieError) {
    let (paint, line) = (shape.paint, shape.paint.stroke)
    let isFilled = try Self.append(paint.fill, of: shape, at: frame, to: &fills) {
      $0.canFill(paint)
    }
    let isStroked = try Self.append(
      line?.brush, width: line?.width ?? 0, of: shape, at: frame, to: &lines
    ) { $0.canLine(paint) }
    guard isFilled || isStroked else { return }
    for (index, outline) in shape.outline.subpaths.enumerated() {
      outlines[index].append(outline, at: frame)
    }
  }

  /// Appends a fill or a line to the brush that can draw it, and nothing to the others.
  ///
  /// - Returns: Whether it is seen.
  private static func append(
    _ brush: Brush?, width: Double = 1, of shape: Recording.Shape, at frame: Double,
    to brushes: inout [LottieBrush], where canDraw: (LottieBrush) -> Bool
  ) throws(LottieError) -> Bool {
    var chosen = brushes.firstIndex(where: canDraw)
    if chosen == nil {
      var other = LottieBrush()
      if frame > 1 { _ = try other.append(nil, of: shape, at: 0) }
      _ = try other.append(nil, of: shape, at: frame - 1)
      brushes.append(other)
      chosen = brushes.count - 1
    }
    var isSeen = false
    for index in brushes.indices {
      let brush = index == chosen ? brush : nil
      if try brushes[index].append(brush, width: width, of: shape, at: frame) { isSeen = true }
    }
    return isSeen
  }

  /// The group, or a group for each side of a pair; none if it is never seen.
  var groups: [String] {
    guard (fills + lines).contains(where: { $0.isEverSeen }) else { return [] }
    let paints = (lines.map { $0.line } + fills.map { $0.fill }).joined()
    let boxes = outlines.map { $0.box }
    return Recording.Shape.sides(of: name, boxes, middle: Face.side / 2).map { name, indices in
      // The first is on top, in a group too.
      Self.group(
        name, indices.map { outlines[$0].json }.joined(separator: ",") + paints)
    }
  }

  static func group(_ name: String, _ content: String) -> String {
    #"{"ty":"gr","nm":\#(name.inJSON),"it":[\#(content),{"ty":"tr",\#(identity)}]}"#
  }

  /// The members of a transform that changes nothing.
  static let identity =
    #""p":{"a":0,"k":[0,0]},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},"r":{"a":0,"k":0},"o":{"a":0,"k":100}"#
}
