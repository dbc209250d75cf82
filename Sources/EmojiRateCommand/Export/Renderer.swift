import EmojiRate

/// Draws the pictures of one look.
struct Renderer {
  /// Writes the document of a value into a buffer, and says how many bytes it has; if they are more
  /// than the buffer has room for, it holds the first of them.
  let write: (Double, UnsafeMutableRawBufferPointer) -> Int
  /// What the document of a value tells those who do not see it.
  let title: (Double) -> String
  /// A value as a symbol of a sprite, with its id.
  let symbol: (Double, String) -> String
  /// The size of every document, in CSS pixels.
  let size: Size
  /// What the names of its files have behind the picture's.
  let tag: String
  var isDark: Bool { !tag.isEmpty }

  init(_ kind: PictureKind, _ settings: PictureSettings, tag: String = "") {
    let options = settings.options(of: kind)
    switch kind {
    case .face: self.init(settings.face(Rating.defaultValue), options, tag)
    case .row: self.init(settings.row(Rating.defaultValue), options, tag)
    }
  }

  private init(_ picture: some Picture, _ options: SVGOptions, _ tag: String) {
    // Each has its own, so that neither waits for the other.
    var (drawn, told, used) = (picture, picture, picture)
    write = {
      drawn.rating.value = $0
      return drawn.write(into: $1, options: options)
    }
    title = {
      told.rating.value = $0
      return told.accessibleText(options) ?? ""
    }
    symbol = {
      used.rating.value = $0
      return used.symbol(id: $1, options: options)
    }
    size = picture.documentSize(options)
    self.tag = tag
  }

  func document(_ value: Double) -> [UInt8] {
    var document: [UInt8] = []
    document.write(expectedCount: 4096) { write(value, $0) }
    return document
  }
}
