import EmojiRate

/// Text with placeholders such as `{name}`, which are filled in for each picture.
struct TextTemplate {
  let text: String
  private var parts: [Part] = []

  var usesNames: Bool { parts.contains(.name) }
  /// Whether different values give different texts.
  var usesValues: Bool { parts.contains(.value) || parts.contains(.percent) }
  /// Whether lines with the same value can give different texts.
  var isPerLine: Bool {
    parts.contains { if case .text = $0 { false } else { $0 != .value && $0 != .percent } }
  }
  /// Whether it has placeholders that the library does not fill in.
  var isOurs: Bool { parts.contains { if case .text = $0 { false } else { true } } }

  private enum Part: Equatable {
    case text([UInt8])
    case value, name, line
    /// The number of ratings, and the value in hundredths of the maximum.
    case number, percent
    /// A column, as an index into the columns that templates name.
    case column(Int)
  }

  /// - Parameters:
  ///   - option: The option of the template.
  ///   - kept: Placeholders that the library fills in.
  ///   - filled: Placeholders that an export fills in for each picture.
  ///   - columns: The titles of the columns that templates name; nil if the values have no columns.
  init(
    _ template: String, option: String, kept: [String] = [],
    filled: [String] = ["value", "name", "line"], columns: inout [String]?
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
        continue
      }
      switch word {
      case "value" where filled.contains(word): parts.append(.value)
      case "name" where filled.contains(word): parts.append(.name)
      case "line" where filled.contains(word): parts.append(.line)
      case "number" where filled.contains(word): parts.append(.number)
      case "percent" where filled.contains(word): parts.append(.percent)
      default:
        let index = columns?.firstIndex(of: word) ?? columns?.count
        guard let index else {
          let words = filled + kept.filter { !filled.contains($0) }
          let nearest = Suggestion.nearest(to: word, among: words)
          throw .usage(
            "\(option) does not know \("{\(word)}".quoted); "
              + (Suggestion.question(nearest.map { "{\($0)}" })
                ?? "give \(Messages.list(words.map { "{\($0)}" }, "or"))"
                + (filled.contains("line")
                  ? ", or --values with a file that has such a column" : ""))
          )
        }
        if index == columns?.count { columns?.append(word) }
        parts.append(.column(index))
      }
    }
    parts.append(.text(Array(rest.utf8)))
  }

  /// The text with the placeholders of an entry filled in, whose value is on this scale.
  func filled(_ entry: Entry, on scale: Rating) -> [UInt8] {
    var text: [UInt8] = []
    for part in parts {
      switch part {
      case .text(let bytes): text += bytes
      case .value: text += entry.text.utf8
      case .name: text += entry.name
      case .line: text += "\(entry.line)".utf8
      case .number: text += "\(entry.counts?.number ?? 0)".utf8
      case .percent where entry.value == entry.value:
        let (low, high) = (min(scale.minimum, 0), scale.maximum)
        text += "\(Int(((entry.value - low) / (high - low) * 100).rounded()))".utf8
      case .percent: text += "0".utf8
      case .column(let index): text += index < entry.columns.count ? entry.columns[index] : []
      }
    }
    return text
  }
}
