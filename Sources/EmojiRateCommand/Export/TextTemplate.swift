import EmojiRate

/// A text with placeholders such as `{name}`, which is filled in for each picture.
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
    /// The number of ratings, and the value in percent of the maximum.
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
  ///   - option: The option of the template, for errors.
  ///   - kept: The placeholders that stay in the text, because the library fills them in.
  ///   - filled: The placeholders that ``filled(_:on:share:)`` fills in.
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
              ?? "give \(words.map { "{\($0)}" }.listed("or"))"))
      }
    }
    parts.append(.text(Array(rest.utf8)))
  }

  /// The text with the placeholders filled in for a picture, whose value is on this scale.
  ///
  /// - Parameter share: The share in percent that the picture shows instead of a mean, if any.
  func filled(_ shown: NamedSubject, on scale: Rating, share: Int? = nil) -> [UInt8] {
    parts.reduce(into: []) { text, part in
      switch part {
      case .text(let bytes): text += bytes
      case .placeholder(.value): text += shown.text.utf8
      case .placeholder(.name): text += shown.name
      case .placeholder(.line): text += "\(shown.line)".utf8
      case .placeholder(.number): text += "\(shown.subject.counts.number ?? 0)".utf8
      case .placeholder(.percent):
        let low = min(scale.minimum, 0)
        var value = shown.subject.value
        // A picture over time shows the mean of its last period.
        if case .history = shown.subject, !value.isNaN { value = scale.value }
        let percent = share.map(Double.init) ?? (value - low) / (scale.maximum - low) * 100
        text += (value.isNaN ? "0" : "\(Int(percent.rounded()))").utf8
      }
    }
  }
}

extension Settings {
  /// The template of the titles; nil if the command has nothing to fill in.
  func titleTemplate(
    filled: @autoclosure () -> [String]
  ) throws(CommandError) -> TextTemplate? {
    guard let title = picture.options.label.title else { return nil }
    do throws(CommandError) {
      let template = try TextTemplate(
        title, option: style.titlePlace == nil ? "--title" : "title", kept: ["value", "maximum"],
        filled: filled())
      return template.placeholders.isEmpty ? nil : template
    } catch {
      throw style.titlePlace.map(error.at) ?? error
    }
  }
}
