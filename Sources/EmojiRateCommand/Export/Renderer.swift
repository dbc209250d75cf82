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
    tag = look.tag
    self.title = title
    self.words = words
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

  /// The files of one picture, which are animated if the settings have a start value.
  func files(_ settings: Settings) throws(CommandError) -> [Command.Outcome.File] {
    let draw = settings.draw
    let animation = draw.start.map {
      RatingAnimation(
        from: $0.place(on: picture.rating), duration: draw.duration, repeatCount: draw.repeatCount)
    }
    func file(_ output: any Output, _ path: String?) throws(CommandError) -> Command.Outcome.File {
      do throws(PNGError) {
        return .init(
          bytes: try output.bytes(of: picture, options, animation), path: path,
          isPNG: output is PNGScale)
      } catch { throw .notDrawn(path, error) }
    }
    let (stem, ending) = settings.output?.stemAndEnding ?? ("", "")
    let path = settings.output.map { _ in stem + tag + ending }
    switch settings.outputFormat {
    case .png: return [try file(draw.png ?? PNGScale(1), path)]
    case .dataURI: return [try file(DataURIOutput(), path)]
    case .svg, .json:
      var files = [try file(SVGOutput(), path)]
      if let png = draw.png, path != nil { files.append(try file(png, stem + tag + png.ending)) }
      return files
    }
  }
}
