import EmojiRate

/// Text with placeholders such as `{name}`, which are filled in for each picture.
struct TextTemplate {
  let text: String
  private var parts: [Part] = []

  private enum Part {
    case text([UInt8])
    case placeholder(Placeholder)
  }

  /// A word in braces.
  fileprivate enum Placeholder: String {
    case value, name, line
    /// The number of ratings, and the value in hundredths of the maximum.
    case number, percent
  }

  fileprivate var placeholders: [Placeholder] {
    parts.compactMap { if case .placeholder(let word) = $0 { word } else { nil } }
  }

  var usesNames: Bool { placeholders.contains(.name) }
  var usesValues: Bool { placeholders.contains(.value) || placeholders.contains(.percent) }
  /// Whether lines with the same value can give different texts.
  var isPerLine: Bool { placeholders.contains { $0 != .value && $0 != .percent } }

  /// - Parameters:
  ///   - option: The option of the template.
  ///   - kept: Placeholders that the library fills in.
  ///   - filled: Placeholders that an export fills in for each picture.
  init(
    _ template: String, option: String, kept: [String] = [],
    filled: [String] = ["value", "name", "line"]
  ) throws(CommandError) {
    text = template
    var rest = template[...]
    while let brace = rest.firstIndex(of: "{") {
      let inside = rest[brace...].dropFirst()
      guard let end = inside.firstIndex(of: "}") else {
        if inside.first?.isLetter != true { break }
        throw .usage(
          "\(option) has no brace that closes \(String(rest[brace...]).quoted); "
            + "write {\(inside.prefix { $0.isLetter })}")
      }
      parts.append(.text(Array(rest[..<brace].utf8)))
      let word = String(inside[..<end])
      rest = rest[end...].dropFirst()
      if kept.contains(word) {
        parts.append(.text(Array("{\(word)}".utf8)))
      } else if filled.contains(word), let placeholder = Placeholder(rawValue: word) {
        parts.append(.placeholder(placeholder))
      } else {
        let words = filled + kept.filter { !filled.contains($0) }
        let nearest = Suggestion.nearest(to: word, among: words)
        throw .usage(
          "\(option) does not know \("{\(word)}".quoted); "
            + (Suggestion.question(nearest.map { "{\($0)}" })
              ?? "give \(Messages.list(words.map { "{\($0)}" }, "or"))"))
      }
    }
    parts.append(.text(Array(rest.utf8)))
  }

  /// The text with the placeholders filled in for what a picture shows, whose value is on this scale.
  func filled(_ shown: NamedSubject, on scale: Rating) -> [UInt8] {
    parts.reduce(into: []) { text, part in
      switch part {
      case .text(let bytes): text += bytes
      case .placeholder(.value): text += shown.text.utf8
      case .placeholder(.name): text += shown.name
      case .placeholder(.line): text += "\(shown.line)".utf8
      case .placeholder(.number): text += "\(shown.subject.counts.number ?? 0)".utf8
      case .placeholder(.percent):
        let low = min(scale.minimum, 0)
        let value = shown.subject.value
        let percent = (value - low) / (scale.maximum - low) * 100
        text += (value.isNaN ? "0" : "\(Int(percent.rounded()))").utf8
      }
    }
  }
}

extension Settings {
  /// The template of the titles; nil without one that the command must fill in.
  func titleTemplate(filled: [String]) throws(CommandError) -> TextTemplate? {
    guard let title = picture.options.label.title else { return nil }
    do throws(CommandError) {
      let template = try TextTemplate(
        title, option: style.titlePlace == nil ? "--title" : "title", kept: ["value", "maximum"],
        filled: filled)
      return template.placeholders.isEmpty ? nil : template
    } catch {
      throw style.titlePlace.map(error.at) ?? error
    }
  }
}
