import EmojiRate

/// Reads the shapes of an SVG file with their paint, layer by layer, in units of the canvas.
struct ShapeReader {
  /// The greatest absolute value of a coordinate on the canvas.
  static let reach = 100_000.0

  /// The state that applies to the content of an element.
  struct Context {
    var transform: Transform
    /// The inherited properties.
    var style: [String: String] = [:]
    var opacity = 1.0
    /// Whether it is not displayed, so nothing in it is refused.
    var isQuiet = false
    var names = ShapeNames()
    var clips: [ClipPath] = []
    /// Whether it is part of a clip path, whose paint does not matter.
    var isClip = false
    /// The size that percentages refer to.
    var viewport: Size
    /// The size that a `use` element gives to the nested document it refers to.
    var copySize: (width: Double?, height: Double?)?
    /// The enclosing elements, including `use` elements.
    var path: [Int] = []
  }

  let file: String?
  let document: XMLDocument
  let sheet: StyleSheet
  /// The elements by their identifiers.
  let elements: [String: Int]
  /// The size of the canvas, whose longer side is 240.
  let canvasSize: Size
  /// The width and height in the file.
  let fileSize: Size
  /// The context of the root element.
  let root: Context
  var shapes: [DrawnShape] = []
  var warnings: [String] = []
  /// What cannot be drawn.
  private(set) var problems: [DrawingError] = []
  private var visitedCount = 0
  /// The layers, which `display` does not hide, and the elements around them, whose names are ignored.
  var layers: Set<Int> = []
  var wrappers: Set<Int> = []

  init(_ bytes: [UInt8], file: String?) throws(DrawingError) {
    self.file = file
    document = try XMLReader.read(bytes)
    let root = document.elements[0]
    let source = Self.source(root, document, file)
    guard root.isSVG, root.name == "svg" else {
      throw source.error(
        "the root element is not <svg> of the namespace http://www.w3.org/2000/svg; this is not an SVG file"
      )
    }
    sheet = try StyleSheet(document)
    var elements: [String: Int] = [:]
    for (index, element) in document.elements.enumerated() {
      if let id = element.attributes["id"], elements[id] == nil { elements[id] = index }
    }
    self.elements = elements
    guard let box = Self.viewBox(root) ?? Self.sizeBox(root) else {
      throw source.error("there is neither a viewBox nor a width and a height; give it a viewBox")
    }
    let style = sheet.style(of: root)
    for name in ["background", "background-color"] {
      guard let text = style[name], !Self.isGround(text) else { continue }
      throw source.error(
        "its \(name) \"\(text.printable)\" is no shape and would not be drawn; draw it as a rectangle behind all"
      )
    }
    fileSize = box.size
    let longer = max(box.size.width, box.size.height)
    try Self.checkAspect(root, box.size, source)
    let scale = Drawing.side / longer
    guard min(box.size.width, box.size.height) * 16 >= longer else {
      throw source.error(
        "the canvas is \(box.size.text), more than 16 times as long as wide; draw on a wider one")
    }
    canvasSize = Size(width: box.size.width * scale, height: box.size.height * scale)
    self.root = Context(
      transform: Transform(
        scale: scale, origin: Point(-box.origin.x * scale, -box.origin.y * scale)),
      viewport: box.size)
  }

  /// Whether a background is that of every page: none, transparent or white.
  private static func isGround(_ text: String) -> Bool {
    if ["none", "transparent", "inherit", "initial", "unset"].contains(text) { return true }
    guard case .hsb(let color)? = CSSColor(css: text) else { return false }
    let sRGB = color.sRGB
    return color.alpha == 0 || sRGB.red == 1 && sRGB.green == 1 && sRGB.blue == 1
  }

  // MARK: Elements

  /// The elements that are refused with a specific message.
  private static let refused = [
    "text": textRefusal, "tspan": textRefusal, "textPath": textRefusal, "flowRoot": textRefusal,
    "image":
      "pictures of pixels cannot be drawn; trace it (Inkscape: Path > Trace Bitmap) or leave it out",
    "script": "scripts are not run; leave it out",
    "animate": moves, "animateTransform": moves, "animateMotion": moves, "animateColor": moves,
    "set": moves,
    "foreignObject": "what is in it is not SVG and cannot be drawn; leave it out",
    "switch":
      "it chooses what is shown, which cannot be followed; keep what is meant and ungroup it (Illustrator: "
      + "save without \"Preserve Illustrator Editing Capabilities\")",
  ]

  private static let textRefusal =
    "text cannot be drawn; convert it to paths (Inkscape: Path > Object to Path, Figma: Flatten, Illustrator: "
    + "Type > Create Outlines)"

  private static let moves =
    "the drawing must not move by itself; draw what it shows at each value as a layer"

  /// The elements that draw nothing in place.
  static let silent: Set<String> = [
    "title", "desc", "metadata", "defs", "style", "linearGradient", "radialGradient",
    "meshgradient", "meshGradient", "solidcolor", "solidColor", "hatch", "stop", "pattern",
    "mask",
    "filter", "clipPath", "marker", "symbol", "view", "font", "font-face", "color-profile",
    "cursor",
    "path-effect",
  ]

  private static let drawn: Set<String> = [
    "svg", "g", "a", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use",
  ]

  /// Whether an element is drawn or ignored, rather than refused.
  func isKnown(_ index: Int) -> Bool {
    let element = document.elements[index]
    return !element.isSVG || Self.silent.contains(element.name)
      || Self.drawn.contains(element.name)
  }

  private static func source(
    _ element: XMLDocument.Element, _ document: XMLDocument, _ file: String?
  ) -> DrawingSource {
    let label = LayerName.label(element)?.printable
    let name = element.name.printable
    return DrawingSource(
      file: file, line: element.line,
      column: document.isOnOneLine && element.parent != nil ? element.column : nil,
      element: label.map { "<\(name) \"\($0)\">" } ?? "<\(name)>", label: label)
  }

  func source(_ index: Int) -> DrawingSource {
    Self.source(document.elements[index], document, file)
  }

  /// Reads an element and its content.
  mutating func read(_ index: Int, in outer: Context) throws(DrawingError) {
    let element = document.elements[index]
    guard element.isSVG, !Self.silent.contains(element.name) else { return }
    visitedCount += 1
    guard visitedCount <= XMLReader.elementLimit, outer.path.count < 2 * XMLReader.depthLimit
    else {
      throw source(index).error(
        "with all copies there are more than \(XMLReader.elementLimit) elements, or they are too deep in "
          + "each other; simplify the drawing")
    }
    do throws(DrawingError) {
      guard Self.drawn.contains(element.name) else { throw refusal(index) }
      let context = try context(index, in: outer)
      switch element.name {
      case "svg", "g", "a": try readGroup(index, in: context)
      case "use": try readUse(index, in: context)
      default: try readShape(index, in: context)
      }
    } catch {
      let isQuiet =
        outer.isQuiet || !layers.contains(index) && sheet.style(of: element)["display"] == "none"
      if visitedCount > XMLReader.elementLimit || outer.isClip { throw error }
      if !isQuiet { try note(error) }
    }
  }

  /// Keeps a problem, to go on and name all of the file at once; throws them if they are many.
  private mutating func note(_ problem: DrawingError) throws(DrawingError) {
    if !problems.contains(problem) { problems.append(problem) }
    if problems.count == 10 { try throwProblems() }
  }

  /// Throws what could not be read so far.
  func throwProblems() throws(DrawingError) {
    guard var first = problems.first else { return }
    first.others = Array(problems.dropFirst())
    throw first
  }

  func refusal(_ index: Int) -> DrawingError {
    let name = document.elements[index].name
    return source(index).error(
      Self.refused[name]
        ?? "this element is not known and cannot be drawn; leave it out, or draw it as paths")
  }

  /// The context of an element's content; throws if the element has unsupported effects.
  mutating func context(_ index: Int, in outer: Context) throws(DrawingError) -> Context {
    let element = document.elements[index]
    let source = source(index)
    let style = sheet.style(of: element).filter { $0.value != "inherit" }
    let isLayer = layers.contains(index)
    var context = outer
    context.path.append(index)
    if style["display"] == "none", !isLayer { context.isQuiet = true }
    for (name, value) in style where StyleSheet.inherited.contains(name) {
      if name != "color" || value.lowercased() != "currentcolor" { context.style[name] = value }
    }
    if let text = style["transform"], text != "none" {
      let transform = try Self.transform(text, source)
      if let origin = style["transform-origin"],
        NumberScanner.numbers(origin.filter { !"px".contains($0) })?.allSatisfy({ $0 == 0 })
          != true
      {
        throw source.error(
          "its transform-origin cannot be followed; apply the transform in the editor, or ungroup it"
        )
      }
      context.transform = transform.followed(by: outer.transform)
    }
    context.copySize = nil
    if index > 0, element.name == "svg" {
      try enter(
        element, source, &context, width: outer.copySize?.width, height: outer.copySize?.height)
    }
    if let text = style["opacity"] {
      let opacity = try Self.part(text, "opacity", source)
      if opacity > 0 || !isLayer { context.opacity *= opacity }
    }
    context.names = names(of: index, in: outer.names)
    if context.isQuiet { return context }
    if element.attributes["systemLanguage"] != nil {
      throw source.error(
        "it is drawn for some languages only (systemLanguage), which cannot be followed; keep what is meant, "
          + "without the attribute")
    }
    try refuseEffects(style, source)
    if let text = style["clip-path"], text != "none" {
      context.clips += try clips(text, source, context)
    }
    return context
  }

  private func names(of index: Int, in outer: ShapeNames) -> ShapeNames {
    if wrappers.contains(index) || layers.contains(index) { return ShapeNames() }
    let element = document.elements[index]
    var names = outer
    names.own = nil
    names.identifier = LayerName.identifier(element, elements)
    let name = LayerName.shapeName(element, elements).map(ShapeNames.Name.init)
    if ["g", "a", "svg", "symbol", "use"].contains(element.name) {
      names.group = name ?? names.group
      names.groupIndex = index
    } else {
      names.own = name
    }
    return names
  }

  private func refuseEffects(
    _ style: [String: String], _ source: DrawingSource
  ) throws(DrawingError) {
    func has(_ name: String) -> Bool { !["none", ""].contains(style[name] ?? "none") }
    if let name = ["rotate", "scale", "translate", "offset-path"].first(where: has) {
      throw source.error(
        "its style moves it by \(name), which cannot be followed; write it as a transform")
    }
    if has("filter") {
      throw source.error(
        "it has a filter; shadows and blurs cannot be drawn; take them off, or draw them as shapes"
      )
    }
    if has("mask") {
      throw source.error(
        "it has a mask; cut the shapes instead (Figma writes masks for strokes inside or outside: set them "
          + "to centre; Inkscape: Path > Intersection)")
    }
    // Some tools write a word of their own for groups, which browsers ignore.
    let plain = ["normal", "passthrough", "pass-through"]
    if let mode = style["mix-blend-mode"], !plain.contains(mode) {
      throw source.error(
        "it blends with what is behind (\(mode.printable)); set it to normal and choose the colours that it "
          + "makes")
    }
    let effects = Self.effects(style)
    if let effect = effects.first(where: {
      ["non-scaling-size", "non-rotation", "fixed-position"].contains($0)
    }) {
      throw source.error(
        "its vector-effect \(effect) cannot be followed; take it off, only non-scaling-stroke can"
      )
    }
  }

  /// The words of `vector-effect`, which children do not inherit.
  static func effects(_ style: [String: String]) -> [Substring] {
    style["vector-effect"]?.split { $0.isWhitespace } ?? []
  }

  static func transform(
    _ text: String, _ source: DrawingSource
  ) throws(DrawingError) -> Transform {
    if let transform = NumberScanner.transform(text) { return transform }
    throw source.error(
      "the transform \"\(text.printable)\" cannot be read; matrix, translate, scale, rotate, skewX and "
        + "skewY can")
  }

  static func part(
    _ text: String, _ name: String, _ source: DrawingSource
  ) throws(DrawingError) -> Double {
    if let part = NumberScanner.part(text) { return part }
    throw source.error(
      "the \(name) \"\(text.printable)\" cannot be read; a number from 0 to 1 or a percentage can"
    )
  }

  mutating func warn(_ source: DrawingSource, _ what: String) {
    let file = source.file.map { $0 + ", " } ?? ""
    let warning = "\(file)\(source.place), \(source.element): it \(what)"
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  // MARK: Lengths

  static func viewBox(_ element: XMLDocument.Element) -> Box? {
    guard let text = element.attributes["viewBox"], let box = NumberScanner.numbers(text),
      box.count == 4, box[2] > 1e-6, box[3] > 1e-6
    else { return nil }
    return Box(x: box[0], y: box[1], width: box[2], height: box[3])
  }

  static func sizeBox(_ element: XMLDocument.Element) -> Box? {
    guard let width = element.attributes["width"].flatMap({ NumberScanner.length($0, of: nil) }),
      let height = element.attributes["height"].flatMap({ NumberScanner.length($0, of: nil) }),
      width > 1e-6, height > 1e-6
    else { return nil }
    return Box(x: 0, y: 0, width: width, height: height)
  }

  /// Reads the lengths in the attributes of an element.
  struct Lengths {
    let element: XMLDocument.Element
    let style: [String: String]
    let source: DrawingSource
    /// The size that percentages refer to.
    let viewport: Size

    /// A length; nil if it is missing or `auto`.
    func length(_ name: String, of whole: Double) throws(DrawingError) -> Double? {
      let given = StyleSheet.geometry.contains(name) ? style[name] : element.attributes[name]
      guard let text = given, text != "auto" else { return nil }
      if let length = NumberScanner.length(text, of: whole) { return length }
      throw source.error(
        "the \(name) \"\(text.printable)\" cannot be read; a number from -1e9 to 1e9 can, with px, pt, pc, mm, cm, in or %"
      )
    }

    func x(_ name: String) throws(DrawingError) -> Double? {
      try length(name, of: viewport.width)
    }

    func y(_ name: String) throws(DrawingError) -> Double? {
      try length(name, of: viewport.height)
    }

    /// A point, whose missing coordinates are 0.
    func point(_ x: String, _ y: String) throws(DrawingError) -> Point {
      Point(try self.x(x) ?? 0, try self.y(y) ?? 0)
    }
  }
}

extension Size {
  /// The length that a percentage refers to if it is neither a width nor a height:
  /// [SVG 2 § 8.9](https://www.w3.org/TR/SVG2/coords.html#Units).
  var diagonal: Double { ((width * width + height * height) / 2).squareRoot() }
}
