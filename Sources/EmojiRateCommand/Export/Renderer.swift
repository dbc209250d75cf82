import EmojiRate
import EmojiRatePNG

/// Draws the pictures of one look.
final class Renderer {
  /// The tag that follows the picture's name in file names.
  let tag: String

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

  /// Draws what a picture shows.
  func drawn(_ shown: NamedSubject) -> Drawn {
    picture.show(shown.subject)
    if let title {
      let filled = title.filled(shown, on: picture.rating)
      options.label = .title(String(decoding: filled, as: UTF8.self))
    } else if label == .sentence, words.count > 1 {
      options.label = label
      options.label = .title(picture.spoken(words, options))
    }
    return Drawn(picture: picture, options: options, tag: tag)
  }
}

/// A picture with what it shows, and the options of its document.
struct Drawn: Sendable {
  let picture: any CommandPicture
  let options: SVGOptions
  /// The tag of its look, which follows the stem in file names; empty for the first of a pair.
  let tag: String

  /// The accessible text; empty if the picture is decorative.
  var text: String { picture.accessibleText(options) ?? "" }

  /// The size of a document, in CSS pixels.
  var size: Size { picture.documentSize(options) }

  /// The file of one picture: a document, a data URI or a PNG file; it is animated if the settings have a start value.
  func file(_ settings: Settings) throws(CommandError) -> Command.Outcome.File {
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
}

extension String {
  /// The path of a file with `tag` after its name, before the ending.
  fileprivate func tagged(_ tag: String) -> String {
    let name = utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.index(after: $0) } ?? startIndex
    let end = utf8[name...].lastIndex(of: UInt8(ascii: ".")) ?? endIndex
    return self[..<end] + tag + self[end...]
  }
}
