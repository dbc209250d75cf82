/// What the files of an export are called: text in which `{value}` and `{name}` are filled in.
struct NameTemplate {
  /// The text as it was given.
  let text: String
  /// What is written one after the other.
  private var parts: [(Entry) -> [UInt8]] = []

  /// Whether it asks for the names of the values.
  private(set) var usesNames = false
  /// Whether pictures of different values have different names.
  private(set) var usesValues = false

  init(_ template: String) throws(CommandError) {
    text = template
    var rest = template[...]
    while let brace = rest.firstIndex(of: "{"), let end = rest[brace...].firstIndex(of: "}") {
      append(rest[..<brace])
      let word = String(rest[brace..<end].dropFirst())
      switch word {
      case "value":
        usesValues = true
        parts.append { Array($0.text.utf8) }
      case "name":
        usesNames = true
        parts.append { $0.name }
      default:
        let nearest = Suggestion.nearest(to: word, among: ["value", "name"])
        let question = Suggestion.question(nearest.map { "{\($0)}" })
        throw .usage(
          "--name-template does not know \("{\(word)}".quoted); "
            + (question ?? "give {value}, {name} or both"))
      }
      rest = rest[end...].dropFirst()
    }
    append(rest)
    if template.utf8.contains(where: PortableName.isSlash) {
      throw .data("--name-template \(PortableName.leavesFolder)")
    }
  }

  private mutating func append(_ text: Substring) {
    let bytes = Array(text.utf8)
    parts.append { _ in bytes }
  }

  /// The name of an entry's picture, less the ending.
  func stem(of entry: Entry) -> [UInt8] { parts.flatMap { $0(entry) } }
}
