import EmojiRate

/// How a view box fits into a viewport: [SVG 2 § 8.6](https://www.w3.org/TR/SVG2/coords.html#PreserveAspectRatioAttribute).
struct AspectRatio: Equatable {
  /// Where the view box lies in the room that is left, 0…1; nil stretches it.
  var alignment: Point?
  /// Whether it covers the viewport, which cuts it.
  var isSlice = false

  static let centered = AspectRatio(alignment: Point(0.5, 0.5))

  private init(alignment: Point?) { self.alignment = alignment }

  /// Reads the attribute of an element.
  init(_ element: XMLDocument.Element, _ source: DrawingSource) throws(DrawingError) {
    self = .centered
    guard let text = element.attributes["preserveAspectRatio"] else { return }
    var words = text.split { $0.isWhitespace }.map(String.init)
    if words.first == "defer" { words.removeFirst() }
    let parts = ["Min": 0, "Mid": 0.5, "Max": 1]
    let name = words.first ?? ""
    let (x, y) = (name.dropFirst().prefix(3), name.dropFirst(5))
    if name == "none" {
      alignment = nil
    } else if name.hasPrefix("x"), name.dropFirst(4).hasPrefix("Y"),
      let first = parts[String(x)], let second = parts[String(y)]
    {
      alignment = Point(first, second)
    } else {
      throw source.error(
        "the preserveAspectRatio \"\(text.printable)\" cannot be read; none or words such as xMidYMid meet can"
      )
    }
    isSlice = alignment != nil && words.dropFirst().first == "slice"
  }

  func transform(of box: Box, into room: Box) -> Transform {
    let (x, y) = (room.width / box.width, room.height / box.height)
    let scale = isSlice ? max(x, y) : min(x, y)
    let scales = alignment == nil ? (x, y) : (scale, scale)
    let part = alignment ?? Point(0, 0)
    return Transform(
      a: scales.0, b: 0, c: 0, d: scales.1,
      origin: Point(
        room.left + (room.width - box.width * scales.0) * part.x - box.left * scales.0,
        room.top + (room.height - box.height * scales.1) * part.y - box.top * scales.1))
  }
}

extension ShapeReader {
  /// Refuses a document whose view box does not lie in the middle of its size, or is stretched.
  static func checkAspect(
    _ root: XMLDocument.Element, _ canvas: Size, _ source: DrawingSource
  ) throws(DrawingError) {
    let fit = try AspectRatio(root, source)
    guard fit != .centered, let size = sizeBox(root)?.size,
      abs(size.width / size.height - canvas.width / canvas.height) > 0.005
    else { return }
    throw source.error(
      "its preserveAspectRatio \"\(root.attributes["preserveAspectRatio", default: ""].printable)\" fits "
        + "\(canvas.text) into \(size.text), which cannot be followed; give width and height the ratio of "
        + "the viewBox")
  }
}
