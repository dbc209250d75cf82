import EmojiRate

/// Reads groups, nested documents and copies.
extension ShapeReader {
  mutating func readGroup(_ index: Int, in context: Context) throws(DrawingError) {
    let element = document.elements[index]
    let first = shapes.count
    for child in element.children { try read(child, in: context) }
    let isFaded = sheet.style(of: element)["opacity"].flatMap(NumberScanner.part)
      .map { $0 > 0 && $0 < 1 }
    guard isFaded == true, !context.isQuiet else { return }
    let boxes = shapes[first...].filter { !$0.isHidden }.map { $0.box }
    for (number, box) in boxes.enumerated() {
      guard
        boxes[..<number].contains(where: {
          $0.sharedArea(box) > 0.02 * min($0.area, box.area)
        })
      else { continue }
      warn(
        source(index),
        "is faded as a whole, and its shapes overlap; each is faded by itself, so what is behind shows through"
      )
      return
    }
  }

  /// Places a nested document or a symbol: fits its view box into its size.
  func enter(
    _ element: XMLDocument.Element, _ source: DrawingSource, _ context: inout Context,
    width: Double? = nil, height: Double? = nil
  ) throws(DrawingError) {
    let own = Lengths(
      element: element, style: sheet.style(of: element), source: source, viewport: context.viewport)
    let origin = try own.point("x", "y")
    let (ownWidth, ownHeight) = (try own.x("width"), try own.y("height"))
    let size = Size(
      width: width ?? ownWidth ?? own.viewport.width,
      height: height ?? ownHeight ?? own.viewport.height)
    let room = Box(x: origin.x, y: origin.y, width: size.width, height: size.height)
    context.clips += try viewportClips(element, source, room, context.transform)
    var inner = Transform(scale: 1, origin: origin)
    context.viewport = size
    if let box = Self.viewBox(element) {
      inner = try AspectRatio(element, source).transform(of: box, into: room)
      context.viewport = box.size
    }
    context.transform = inner.followed(by: context.transform)
  }

  mutating func readUse(_ index: Int, in context: Context) throws(DrawingError) {
    let element = document.elements[index]
    let source = source(index)
    let reference = element.attributes["href"] ?? ""
    guard reference.hasPrefix("#"), let target = elements[String(reference.dropFirst())] else {
      throw source.error(
        "\"\(reference.printable)\" is not in the file; put a copy in its place (Inkscape: Edit > Clone > "
          + "Unlink)")
    }
    guard !context.path.contains(target) else {
      throw source.error("\"\(reference.printable)\" contains itself")
    }
    var context = context
    let own = Lengths(
      element: element, style: sheet.style(of: element), source: source, viewport: context.viewport)
    context.transform = Transform(scale: 1, origin: try own.point("x", "y"))
      .followed(by: context.transform)
    let used = document.elements[target]
    let (width, height) = (try own.x("width"), try own.y("height"))
    context.copySize = (width, height)
    guard used.isSVG, used.name == "symbol" else { return try read(target, in: context) }
    var inner = try self.context(target, in: context)
    try enter(used, source, &inner, width: width, height: height)
    try readGroup(target, in: inner)
  }
}
