import EmojiRate
import EmojiRatePNG

/// Draws the pictures of one look.
final class Renderer {
  /// The suffix of the look in file names, such as `-dark`; empty for the first look.
  let tag: String
  let settings: PictureSettings

  private var picture: any CommandPicture
  private var options: SVGOptions
  private let label: SVGOptions.Label
  /// The template of the titles; nil if the command has nothing to fill in.
  private let title: TextTemplate?
  /// The words for values, if the accessible text has them.
  var spokenWords: [String] = []

  init(
    _ kind: any CommandPicture.Type, _ settings: PictureSettings, tag: String, title: TextTemplate?
  ) {
    self.tag = tag
    self.settings = settings
    self.title = title
    picture = kind.init(kind.sample(Rating.defaultValue, settings), settings: settings)
    options = kind.options(settings)
    label = options.label
  }

  /// Draws the subject, with its title.
  func drawn(_ shown: NamedSubject) -> Drawn {
    picture.show(shown.subject)
    options.label = label
    if shown.subject.value.isNaN, case .title(let text) = label, text.contains("{") {
      // Without a rating, there is nothing to fill in.
      options.label = .sentence
    } else if let title {
      let summary = picture as? RatingSummary
      let share = summary?.shownBands.count == 2 ? summary?.score : nil
      let filled = title.filled(shown, on: picture.rating, share: share)
      options.label = .title(String(decoding: filled, as: UTF8.self))
    } else if !spokenWords.isEmpty {
      options.label = .title(picture.spoken(spokenWords, options))
    }
    return Drawn(picture: picture, options: options, tag: tag)
  }
}

/// A picture with its subject, and the options of its document.
struct Drawn: Sendable {
  let picture: any CommandPicture
  let options: SVGOptions
  /// The suffix of the look in file names; see ``Renderer/tag``.
  let tag: String

  /// The accessible text; empty if the picture is decorative.
  var text: String { picture.accessibleText(options) ?? "" }

  /// The size of a document, in CSS pixels.
  var size: Size { picture.documentSize(options) }

  /// The files for a single picture, animated if `--animate-from` is given.
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
          isText: output.isText)
      } catch { throw .notDrawn(path, error) }
    }
    let (stem, ending) = settings.output?.stemAndEnding ?? ("", "")
    let path = settings.output.map { _ in stem + tag + ending }
    switch settings.outputFormat {
    case .png: return [try file(draw.png ?? PNGScale(1), path)]
    case .dataURI: return [try file(DataURIOutput(), path)]
    case .svg, .json, .lottie:
      var files = [try file(SVGOutput(), path)]
      if let png = draw.png, path != nil { files.append(try file(png, stem + tag + png.ending)) }
      return files
    }
  }
}
