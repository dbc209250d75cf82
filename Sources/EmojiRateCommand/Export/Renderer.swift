import EmojiRate

/// Draws the pictures of one look.
final class Renderer {
  /// The tag that follows the picture's name in file names.
  let tag: String
  var isDark: Bool { !tag.isEmpty }

  private var picture: any CommandPicture
  private var options: SVGOptions

  init(_ kind: PictureKind, _ settings: PictureSettings, tag: String = "") {
    self.tag = tag
    picture = kind.command.sample(settings)
    options = kind.command.options(settings)
  }

  /// Writes an entry's document, with its title if it has one, into a buffer.
  ///
  /// Returns the number of bytes. If they do not fit, the buffer holds the first of them.
  func write(_ entry: Entry, _ title: String?, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    show(entry, title)
    return picture.write(into: buffer, options: options)
  }

  func document(_ entry: Entry, _ title: String? = nil) -> [UInt8] {
    [UInt8](expecting: 4096) { write(entry, title, into: $0) }
  }

  /// The accessible text of an entry's document.
  func title(_ entry: Entry, _ title: String?) -> String {
    show(entry, title)
    return picture.accessibleText(options) ?? ""
  }

  /// An entry as a `<symbol>` of a sprite.
  func symbol(_ entry: Entry, _ title: String?, id: String) -> String {
    show(entry, title)
    return picture.symbol(id: id, options: options)
  }

  /// The size of an entry's document, in CSS pixels.
  func size(_ entry: Entry) -> Size {
    show(entry, nil)
    return picture.documentSize(options)
  }

  /// - Parameter title: The entry's own title; nil if all pictures share one.
  private func show(_ entry: Entry, _ title: String?) {
    picture.showSubject(of: entry)
    if let title, !options.label.isDecorative { options.label = .title(title) }
  }
}

extension CommandPicture {
  fileprivate mutating func showSubject(of entry: Entry) { show(Self.subject(of: entry)) }
}
