import EmojiRate
import EmojiRatePNG

/// Draws the pictures of one look.
final class Renderer {
  /// The tag that follows the picture's name in file names.
  let tag: String
  var isDark: Bool { !tag.isEmpty }

  private var picture: any CommandPicture
  private var options: SVGOptions
  /// The label that the settings ask for.
  private let spoken: SVGOptions.Label
  /// The template of the titles; nil if all pictures share one.
  private let title: TextTemplate?
  /// The words for values, lowest first, which are spoken if no title is given.
  private let words: [String]

  init(
    _ kind: any CommandPicture.Type, _ settings: PictureSettings, title: TextTemplate? = nil,
    tag: String = "",
    words: [String] = []
  ) {
    self.words = words
    self.tag = tag
    picture = kind.sample(settings)
    options = kind.options(settings)
    spoken = options.label
    self.title = title
  }

  /// Writes an entry's document into a buffer.
  ///
  /// Returns the number of bytes. If they do not fit, the buffer holds the first of them.
  func write(_ entry: Entry, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    show(entry)
    return picture.write(into: buffer, options: options)
  }

  func document(_ entry: Entry) -> [UInt8] {
    [UInt8](expecting: 4096) { write(entry, into: $0) }
  }

  /// A function that draws an entry as a PNG file, in any thread.
  func png(_ entry: Entry, _ scale: PNGScale) -> @Sendable () throws(PNGError) -> [UInt8] {
    show(entry)
    return { [picture, options] () throws(PNGError) in
      try picture.png(scale: scale.factor, options)
    }
  }

  /// The accessible text of an entry's document; empty if the picture is decorative.
  func text(_ entry: Entry) -> String {
    show(entry)
    return picture.accessibleText(options) ?? ""
  }

  /// The size of an entry's document, in CSS pixels.
  func size(_ entry: Entry) -> Size {
    show(entry)
    return picture.documentSize(options)
  }

  private func show(_ entry: Entry) {
    picture.showSubject(of: entry)
    if let title {
      let filled = title.filled(entry, on: picture.rating)
      options.label = .title(String(decoding: filled, as: UTF8.self))
    } else if !words.isEmpty {
      options.label = picture.label(spoken, words, options)
    }
  }
}

extension CommandPicture {
  fileprivate mutating func showSubject(of entry: Entry) { show(Self.subject(of: entry)) }
}
