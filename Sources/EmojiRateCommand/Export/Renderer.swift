import EmojiRate

/// Draws the pictures of one look.
struct Renderer {
  /// Writes an entry's document, with its title if it has one, into a buffer.
  ///
  /// Returns the number of bytes. If they do not fit, the buffer holds the first of them.
  let write: (Entry, String?, UnsafeMutableRawBufferPointer) -> Int
  /// The accessible text of an entry's document.
  let title: (Entry, String?) -> String
  /// An entry as a `<symbol>` of a sprite, with its id.
  let symbol: (Entry, String?, String) -> String
  /// The size of an entry's document, in CSS pixels.
  let size: (Entry) -> Size
  /// The tag that follows the picture's name in file names.
  let tag: String
  var isDark: Bool { !tag.isEmpty }

  init(_ kind: PictureKind, _ settings: PictureSettings, tag: String = "") {
    self.init(kind.command, settings, tag)
  }

  private init<Kind: CommandPicture>(
    _ kind: Kind.Type, _ settings: PictureSettings, _ tag: String
  ) {
    let options = Kind.options(settings)
    let picture = Kind(Kind.sample(Rating.defaultValue, settings), settings)
    // Each closure has its own picture, so none waits for another.
    var (drawn, told, used, measured) = (picture, picture, picture, picture)
    write = {
      drawn.show(Kind.subject(of: $0))
      return drawn.write(into: $2, options: options.titled($1))
    }
    title = {
      told.show(Kind.subject(of: $0))
      return told.accessibleText(options.titled($1)) ?? ""
    }
    symbol = {
      used.show(Kind.subject(of: $0))
      return used.symbol(id: $2, options: options.titled($1))
    }
    size = {
      measured.show(Kind.subject(of: $0))
      return measured.documentSize(options)
    }
    self.tag = tag
  }

  func document(_ entry: Entry, _ title: String? = nil) -> [UInt8] {
    var document: [UInt8] = []
    document.write(expectedCount: 4096) { write(entry, title, $0) }
    return document
  }
}

extension SVGOptions {
  /// The same options with this title, unless the picture is decorative.
  fileprivate func titled(_ title: String?) -> SVGOptions {
    guard let title, label != .decorative else { return self }
    var options = self
    options.label = .title(title)
    return options
  }
}
