import EmojiRate
import EmojiRateControl

/// A picture that the page asks for: its kind, and the options of the command.
package struct Request {
  enum Kind: String { case face, stars, summary }

  let kind: Kind
  package private(set) var settings = PictureSettings()
  /// The settings for reading ratings.
  private(set) var input = InputSettings()
  /// The options that are not settings of a picture.
  private var others: [(name: String, text: String)] = []
  /// The options as words of the command line.
  private(set) var optionWords: [String] = []

  /// The options that are not in the library's table of parameters.
  private static var ownNames: [String] {
    [
      "value", "animate-from", "duration", "repeat", "drawing", "look", "counts", "values",
      "words", "file", "group", "line",
    ]
  }

  /// Reads a kind of picture, and a name and a text for each option; the text of a flag is empty.
  package init(_ words: ArraySlice<String>) throws(Refusal) {
    guard let kind = words.first.flatMap({ Kind(rawValue: $0) }) else {
      throw Refusal("there is no such kind of picture")
    }
    self.kind = kind
    var rest = words.dropFirst()
    while let name = rest.popFirst() {
      let text = rest.popFirst() ?? ""
      optionWords += ["--\(name)"] + (text.isEmpty ? [] : [text])
      if kind == .summary, name != InputOption.nameColumn.name,
        let option = InputOption.named(name)
      {
        do throws(CommandError) {
          try option.set(&input, ArgumentText(option: "--" + name, text: text))
        } catch { throw Refusal(error) }
      } else if Self.ownNames.contains(name) {
        others.append((name, text))
      } else {
        do throws(ParameterError) {
          try settings.set(name, to: text.isEmpty ? "true" : text)
        } catch {
          throw Refusal(.parameter(error, as: "--" + error.parameter))
        }
      }
    }
    input.scaleWords(of: &settings)
    if hasOption("drawing") {
      guard let form = ReadDrawing.form else { throw Refusal("there is no drawing yet") }
      settings.style.form = form
      let index = optionWords.firstIndex { $0 == "--drawing" }!
      optionWords.insert(ReadDrawing.argument, at: index + 1)
    }
    switch text("look") {
    case "light": settings = settings.look(.light)
    case "dark": settings = settings.look(.dark)
    default: break
    }
  }

  func hasOption(_ name: String) -> Bool { others.contains { $0.name == name } }

  /// The text of an option in ``others``; nil if it is not given.
  func text(_ name: String) -> String? { others.last { $0.name == name }?.text }

  /// The number of an option in ``others``; nil if it is not given.
  func number(_ name: String) throws(Refusal) -> Double? {
    guard let text = text(name) else { return nil }
    guard let number = NumberParameter.number(text) else {
      throw Refusal("--\(name) \(text) is not a number")
    }
    return number
  }
}

extension Request {
  /// The script of the control.
  func script() throws(Refusal) -> String {
    switch kind {
    case .face: try script(Face.self)
    case .stars: try script(StarRow.self)
    case .summary: throw Refusal("a control shows a face or a row")
    }
  }

  /// The element for a field of a form, with a picture and native inputs.
  func markup(_ field: String) throws(Refusal) -> String {
    switch kind {
    case .face: try markup(Face.self, field)
    case .stars: try markup(StarRow.self, field)
    case .summary: throw Refusal("a control shows a face or a row")
    }
  }

  private func markup<Kind: ControlledPicture>(
    _ kind: Kind.Type, _ field: String
  ) throws(Refusal) -> String {
    guard let value = try number("value") else {
      throw Refusal("there is no rating; give the one to show, such as 3.2")
    }
    return ControlMarkup(name: "emoji-rate", settings: settings, text: Messages.plain)
      .element(kind, value, field: field.inXML) { _ErasedPicture($0) }
  }

  private func script<Kind: ControlledPicture>(_ kind: Kind.Type) throws(Refusal) -> String {
    let words =
      ["emoji-rate", "control"] + (self.kind == .stars ? [Kind.name] : []) + optionWords
    let look = ControlScript.look(kind, settings) { _ErasedPicture($0) }
    return ControlScript(
      parts: [Kind.part], looks: [("default", look)],
      name: "emoji-rate", languages: [settings.options.language],
      words: text("words") ?? "",
      command: words + ["-o", "rating.js"], version: version
    ).text
  }
}

/// The drawing for the option `drawing`, which only drawing.wasm can read.
package enum ReadDrawing {
  /// The drawing, or nil; not isolated, because the module has only one thread.
  nonisolated(unsafe) package static var form: FaceForm?
  /// The files as the argument of `--drawing`.
  nonisolated(unsafe) package static var argument = ""
}
