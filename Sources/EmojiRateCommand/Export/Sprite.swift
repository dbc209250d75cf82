/// One file in which every picture is a `<symbol>`, for `<use href="sprite.svg#face-3.2"/>`.
struct Sprite {
  static let name = "sprite.svg"
  /// How the file begins, by which it is known again.
  static let mark: StaticString = "<!-- emoji-rate export --><svg "

  let file: LongFile
  private let renderers: [(tag: String, renderer: Renderer)]
  private var id: [UInt8] = []

  /// - Parameter renderers: They draw the pictures without a size, with what stands behind their names.
  init(_ file: LongFile, renderers: [(tag: String, renderer: Renderer)]) {
    self.file = file
    self.renderers = renderers
    file.output.append(Self.mark)
    file.output.append("xmlns=\"http://www.w3.org/2000/svg\">\n")
  }

  mutating func add(_ entry: Entry, stem: [UInt8]) {
    id.removeAll(keepingCapacity: true)
    Markup.escapeHTML(stem, into: &id)
    let output = file.output
    for (tag, renderer) in renderers {
      let document = renderer.draw(entry.value)
      guard let parts = DocumentFacts.parts(document) else { continue }
      output.append("<symbol id=\"")
      output.append(id)
      output.append(string: tag)
      output.append("\"")
      output.append(parts.attributes)
      output.append(">")
      output.append(parts.content)
      output.append("</symbol>\n")
    }
  }

  func end() { file.output.append("</svg>\n") }
}
