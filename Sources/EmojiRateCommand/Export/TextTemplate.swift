/// Text in which placeholders such as `{name}` are filled in for every picture.
struct TextTemplate {
  /// The text as it was given.
  let text: String
  private var parts: [Part] = []

  /// Whether it asks for the names of the values.
  private(set) var usesNames = false
  /// Whether pictures of different values have different texts.
  private(set) var usesValues = false
  /// Whether lines of one value can have different texts.
  private(set) var isPerLine = false

  private enum Part {
    case text([UInt8])
    case value, name, line
    /// A column, by its place among those that templates name.
    case column(Int)
  }

  /// - Parameters:
  ///   - option: What the text was given for.
  ///   - kept: Placeholders that the library fills in.
  ///   - columns: The titles of columns that templates name; nil where the values have no columns.
  init(
    _ template: String, option: String, kept: [String] = [], columns: inout [String]?
  ) throws(CommandError) {
    text = template
    var rest = template[...]
    while let brace = rest.firstIndex(of: "{"), let end = rest[brace...].firstIndex(of: "}") {
      parts.append(.text(Array(rest[..<brace].utf8)))
      let word = String(rest[brace..<end].dropFirst())
      rest = rest[end...].dropFirst()
      usesNames = usesNames || word == "name"
      usesValues = usesValues || word == "value"
      if kept.contains(word) {
        parts.append(.text(Array("{\(word)}".utf8)))
        continue
      }
      isPerLine = isPerLine || word != "value"
      switch word {
      case "value": parts.append(.value)
      case "name": parts.append(.name)
      case "line": parts.append(.line)
      default:
        let index = columns?.firstIndex(of: word) ?? columns?.count
        guard let index else {
          let words = ["value", "name", "line"] + kept.filter { $0 != "value" }
          let nearest = Suggestion.nearest(to: word, among: words)
          throw .usage(
            "\(option) does not know \("{\(word)}".quoted); "
              + (Suggestion.question(nearest.map { "{\($0)}" })
                ?? "give \(Messages.list(words.map { "{\($0)}" }, "or")), or --values with a file "
                + "that has such a column"))
        }
        if index == columns?.count { columns?.append(word) }
        parts.append(.column(index))
      }
    }
    parts.append(.text(Array(rest.utf8)))
  }

  /// The text of an entry.
  func filled(_ entry: Entry) -> [UInt8] {
    parts.flatMap { part in
      switch part {
      case .text(let bytes): bytes
      case .value: Array(entry.text.utf8)
      case .name: entry.name
      case .line: Array("\(entry.line)".utf8)
      case .column(let index): index < entry.columns.count ? entry.columns[index] : []
      }
    }
  }
}
