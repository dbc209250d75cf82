import EmojiRate

/// A named part of a face, as a group of its outlines, line and fill.
struct LottiePart {
  private let name: String
  private var outlines: [LottieOutline]
  private var fill = LottieBrush()
  private var line = LottieBrush()

  init(of shape: Recording.Shape, tolerance: Double) {
    name = shape.part ?? ""
    outlines = shape.outline.subpaths.map { LottieOutline(of: $0, tolerance: tolerance) }
  }

  mutating func append(_ shape: Recording.Shape, at frame: Double) throws(LottieError) {
    let line = shape.paint.stroke
    let isFilled = try fill.append(shape.paint.fill, of: shape, at: frame)
    let isStroked = try self.line.append(line?.brush, width: line?.width ?? 0, of: shape, at: frame)
    guard isFilled || isStroked else { return }
    for (index, outline) in shape.outline.subpaths.enumerated() {
      outlines[index].append(outline, at: frame)
    }
  }

  /// The group, or a group for each side of a pair; none if it is never seen.
  var groups: [String] {
    guard fill.isEverSeen || line.isEverSeen else { return [] }
    let boxes = outlines.map { $0.box }
    return Recording.Shape.sides(of: name, boxes, middle: Face.side / 2).map { name, indices in
      // The first is on top, in a group too.
      Self.group(
        name, indices.map { outlines[$0].json }.joined(separator: ",") + line.line + fill.fill)
    }
  }

  static func group(_ name: String, _ content: String) -> String {
    #"{"ty":"gr","nm":\#(name.inJSON),"it":[\#(content),{"ty":"tr",\#(identity)}]}"#
  }

  /// The members of a transform that changes nothing.
  static let identity =
    #""p":{"a":0,"k":[0,0]},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},"r":{"a":0,"k":0},"o":{"a":0,"k":100}"#
}
