import EmojiRate

/// Draws the pictures of one look.
final class Renderer {
  /// The tag that follows the picture's name in file names.
  let tag: String
  var isDark: Bool { !tag.isEmpty }

  private var picture: any CommandPicture
  private let options: SVGOptions

  init(_ kind: PictureKind, _ settings: PictureSettings, tag: String = "") {
    self.tag = tag
    picture = kind.command.sample(settings)
    options = kind.command.options(settings)
  }

  /// Writes an entry's document, with its title if it has one, into a buffer.
  ///
  /// Returns the number of bytes. If they do not fit, the buffer holds the first of them.
  func write(_ entry: Entry, _ title: String?, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    picture.showSubject(of: entry)
    return picture.write(into: buffer, options: titled(title))
  }

  func document(_ entry: Entry, _ title: String? = nil) -> [UInt8] {
    [UInt8](expecting: 4096) { write(entry, title, into: $0) }
  }

  /// The accessible text of an entry's document.
  func title(_ entry: Entry, _ title: String?) -> String {
    picture.showSubject(of: entry)
    return picture.accessibleText(titled(title)) ?? ""
  }

  /// An entry as a `<symbol>` of a sprite.
  func symbol(_ entry: Entry, _ title: String?, id: String) -> String {
    picture.showSubject(of: entry)
    return picture.symbol(id: id, options: titled(title))
  }

  /// The size of an entry's document, in CSS pixels.
  func size(_ entry: Entry) -> Size {
    picture.showSubject(of: entry)
    return picture.documentSize(options)
  }

  /// The options with this title, unless the picture is decorative.
  private func titled(_ title: String?) -> SVGOptions {
    guard let title, !options.label.isDecorative else { return options }
    var options = options
    options.label = .title(title)
    return options
  }
}

extension CommandPicture {
  fileprivate mutating func showSubject(of entry: Entry) { show(Self.subject(of: entry)) }
}
