/// What the files of an export are called: text in which `{value}` and `{name}` are filled in.
struct NameTemplate {
  private enum Part {
    case text([UInt8])
    case value
    case name
  }

  /// The text as it was given.
  let text: String
  private var parts: [Part] = []

  /// Whether it asks for the names of the values.
  let usesNames: Bool
  /// Whether pictures of different values have different names.
  let usesValues: Bool

  init(_ template: String) throws(ExportError) {
    text = template
    var usesNames = false
    var usesValues = false
    var rest = template[...]
    while let brace = rest.firstIndex(of: "{") {
      guard let end = rest[brace...].firstIndex(of: "}") else { break }
      parts.append(.text(Array(rest[..<brace].utf8)))
      let word = String(rest[rest.index(after: brace)..<end])
      switch word {
      case "value":
        usesValues = true
        parts.append(.value)
      case "name":
        usesNames = true
        parts.append(.name)
      default:
        let words = ["value", "name"]
        throw .unknownPlaceholder(word, suggestion: Suggestion.nearest(to: word, among: words))
      }
      rest = rest[rest.index(after: end)...]
    }
    parts.append(.text(Array(rest.utf8)))
    for case .text(let text) in parts {
      if text.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }) {
        throw .badTemplate(.leavesFolder)
      }
    }
    (self.usesNames, self.usesValues) = (usesNames, usesValues)
  }

  /// Writes the name of an entry's picture, less the ending, over what `stem` holds.
  func write(_ entry: Entry, into stem: inout [UInt8]) {
    stem.removeAll(keepingCapacity: true)
    for part in parts {
      switch part {
      case .text(let text): stem += text
      case .value: stem += entry.text
      case .name: stem += entry.name
      }
    }
  }
}
