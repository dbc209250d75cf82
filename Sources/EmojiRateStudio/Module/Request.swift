import EmojiRate

/// A picture that the page asks for: its kind, and the options of the command.
struct Request {
  enum Kind: String { case face, stars, summary, history }

  let kind: Kind
  private(set) var settings = PictureSettings()
  /// The options that are no settings of a picture.
  private var others: [(name: String, text: String)] = []
  /// The options as words of the command line.
  private(set) var optionWords: [String] = []

  /// The options that are not in the library's table of parameters.
  private static var ownNames: [String] {
    [
      "value", "animate-from", "duration", "repeat", "drawing", "look", "counts", "values", "rows",
      "period", "date-order", "words",
    ]
  }

  /// Reads the kind, and a name and a text for each option; the text of a flag is empty.
  init(_ words: ArraySlice<String>) throws(Refusal) {
    guard let kind = words.first.flatMap({ Kind(rawValue: $0) }) else {
      throw Refusal("there is no such kind of picture")
    }
    self.kind = kind
    var rest = words.dropFirst()
    while let name = rest.popFirst() {
      let text = rest.popFirst() ?? ""
      optionWords += ["--\(name)"] + (text.isEmpty ? [] : [text])
      if Self.ownNames.contains(name) {
        others.append((name, text))
      } else {
        do throws(ParameterError) {
          try settings.set(name, to: text.isEmpty ? "true" : text)
        } catch {
          throw Refusal("--\(error.description)" + (text.isEmpty ? "" : "; it is \(text.quoted)"))
        }
      }
    }
    if hasOption("drawing") {
      guard let drawing = DrawnFiles.drawing else { throw Refusal("there is no drawing yet") }
      settings.style.drawing = drawing
      let index = optionWords.firstIndex { $0 == "--drawing" }!
      optionWords.insert(DrawnFiles.argument, at: index + 1)
    }
    switch text("look") {
    case "light": settings = settings.look(.light)
    case "dark": settings = settings.look(.dark)
    default: break
    }
  }

  func hasOption(_ name: String) -> Bool { others.contains { $0.name == name } }

  /// The text of an option that is no setting; nil if it is not given.
  func text(_ name: String) -> String? { others.last { $0.name == name }?.text }

  /// The number of an option that is no setting; nil if it is not given.
  func number(_ name: String) throws(Refusal) -> Double? {
    guard let text = text(name) else { return nil }
    guard let number = NumberParameter.number(text) else {
      throw Refusal("--\(name) \(text) is not a number")
    }
    return number
  }
}
