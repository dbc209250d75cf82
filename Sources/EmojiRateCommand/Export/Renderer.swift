import EmojiRate

/// Draws the pictures of one look.
struct Renderer {
  /// Writes the document of a value, with a title of its own where it has one, into a buffer, and says how many bytes it has; if they are more
  /// than the buffer has room for, it holds the first of them.
  let write: (Double, String?, UnsafeMutableRawBufferPointer) -> Int
  /// What the document of a value tells those who do not see it.
  let title: (Double, String?) -> String
  /// A value as a symbol of a sprite, with its id.
  let symbol: (Double, String?, String) -> String
  /// The size of every document, in CSS pixels.
  let size: Size
  /// What the names of its files have behind the picture's.
  let tag: String
  var isDark: Bool { !tag.isEmpty }

  init(_ kind: PictureKind, _ settings: PictureSettings, tag: String = "") {
    self.init(kind.command, settings, tag)
  }

  private init<Kind: RatedPicture>(
    _ kind: Kind.Type, _ settings: PictureSettings, _ tag: String
  ) {
    let (picture, options) = (Kind(Rating.defaultValue, settings), Kind.options(settings))
    // Each has its own, so that neither waits for the other.
    var (drawn, told, used) = (picture, picture, picture)
    write = {
      drawn.rating.value = $0
      return drawn.write(into: $2, options: options.titled($1))
    }
    title = {
      told.rating.value = $0
      return told.accessibleText(options.titled($1)) ?? ""
    }
    symbol = {
      used.rating.value = $0
      return used.symbol(id: $2, options: options.titled($1))
    }
    size = picture.documentSize(options)
    self.tag = tag
  }

  func document(_ value: Double, _ title: String? = nil) -> [UInt8] {
    var document: [UInt8] = []
    document.write(expectedCount: 4096) { write(value, title, $0) }
    return document
  }
}

extension SVGOptions {
  /// The same with this title, unless the picture says nothing.
  fileprivate func titled(_ title: String?) -> SVGOptions {
    guard let title, label != .decorative else { return self }
    var options = self
    options.label = .title(title)
    return options
  }
}
