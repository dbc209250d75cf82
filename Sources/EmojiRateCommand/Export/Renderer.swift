import EmojiRate
import EmojiRatePNG

/// Draws the pictures of one look.
final class Renderer {
  /// The tag that follows the picture's name in file names.
  let tag: String
  var isDark: Bool { !tag.isEmpty }

  private var picture: any CommandPicture
  private var options: SVGOptions
  private let label: SVGOptions.Label
  /// The template of the titles; nil if all pictures share one.
  private let title: TextTemplate?
  /// The words for values, lowest first, which are spoken if no title is given.
  private let words: [String]

  init(_ kind: any CommandPicture.Type, _ look: PictureLook, title: TextTemplate?, words: [String])
  {
    (tag, self.title, self.words) = (look.tag, title, words)
    picture = kind.init(kind.sample(Rating.defaultValue, look.settings), settings: look.settings)
    options = kind.options(look.settings)
    label = options.label
  }

  /// Writes a document into a buffer.
  ///
  /// Returns the number of bytes. If they do not fit, the buffer holds the first of them.
  func write(_ shown: NamedSubject, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    show(shown)
    return picture.write(into: buffer, options: options)
  }

  func document(_ shown: NamedSubject) -> [UInt8] {
    [UInt8](expecting: 4096) { write(shown, into: $0) }
  }

  /// The file of one picture: a document, a data URI or a PNG file; it is animated if the settings have a start value.
  func file(_ shown: NamedSubject, _ settings: Settings) throws(CommandError)
    -> Command.Outcome.File
  {
    show(shown)
    var file = Command.Outcome.File(path: settings.output?.tagged(tag) ?? "")
    let draw = settings.draw
    let animation = draw.start.map {
      RatingAnimation(
        from: $0.place(on: picture.rating), duration: draw.duration, repeatCount: draw.repeatCount)
    }
    switch settings.outputFormat {
    case .png:
      do throws(PNGError) {
        file.png = try picture.png(
          scale: draw.scale?.factor ?? 1, options, animation: animation)
      } catch {
        throw .notDrawn(settings.output, error)
      }
    case .dataURI: file.output = picture.dataURI(options, animation: animation)
    case .svg, .json: file.output = picture.svg(options, animation: animation)
    }
    return file
  }

  /// A function that draws a PNG file, in any thread.
  func png(_ shown: NamedSubject, _ scale: PNGScale) -> @Sendable () throws(PNGError) -> [UInt8] {
    show(shown)
    return { [picture, options] () throws(PNGError) in
      try picture.png(scale: scale.factor, options)
    }
  }

  /// The accessible text of a document; empty if the picture is decorative.
  func text(_ shown: NamedSubject) -> String {
    show(shown)
    return picture.accessibleText(options) ?? ""
  }

  /// The size of a document, in CSS pixels.
  func size(_ shown: NamedSubject) -> Size {
    show(shown)
    return picture.documentSize(options)
  }

  private func show(_ shown: NamedSubject) {
    picture.show(shown.subject)
    if let title {
      let filled = title.filled(shown, on: picture.rating)
      options.label = .title(String(decoding: filled, as: UTF8.self))
    } else if label == .sentence, words.count > 1 {
      options.label = label
      options.label = .title(picture.spoken(words, options))
    }
  }
}

extension String {
  /// The path of a file with `tag` after its name, before the ending.
  fileprivate func tagged(_ tag: String) -> String {
    let name = utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.index(after: $0) } ?? startIndex
    let end = utf8[name...].lastIndex(of: UInt8(ascii: ".")) ?? endIndex
    return self[..<end] + tag + self[end...]
  }
}
