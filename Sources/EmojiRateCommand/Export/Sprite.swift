/// One file in which every picture is a `<symbol>`, for `<use href="sprite.svg#face-3.2"/>`.
struct Sprite {
  static let name = "sprite.svg"
  /// How the file begins, by which it is known again.
  static let mark: StaticString = "<!-- emoji-rate export --><svg "

  let file: LongFile
  private let renderers: [(tag: String, renderer: Renderer)]

  /// - Parameter renderers: They draw decorative pictures without a size, whose words stand where the
  ///   symbol is used.
  init(_ file: LongFile, renderers: [(tag: String, renderer: Renderer)]) {
    self.file = file
    self.renderers = renderers
    file.output.append(Self.mark)
    file.output.append("xmlns=\"http://www.w3.org/2000/svg\">\n")
  }

  func add(_ entry: Entry, stem: [UInt8]) {
    let output = file.output
    for (tag, renderer) in renderers {
      let document = renderer.draw(entry.value)
      // The document less its own tag: `<svg xmlns="…" viewBox="…" … aria-hidden="true">…</svg>`.
      guard let start = document.start(of: " viewBox=", from: 0),
        let label = document.start(of: " aria-hidden=", from: start),
        let content = document.start(of: ">", from: label)
      else { continue }
      output.append("<symbol id=\"")
      output.append(stem)
      output.append(string: tag)
      output.append("\"")
      output.append(UnsafeRawBufferPointer(rebasing: document[start..<label]))
      output.append(
        UnsafeRawBufferPointer(rebasing: document[content..<document.count - "</svg>".utf8.count]))
      output.append("</symbol>\n")
    }
  }

  func end() { file.output.append("</svg>\n") }
}
