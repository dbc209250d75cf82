/// Any text that is not empty, such as the path of a file.
struct TextKind: ArgumentKind {
  let placeholder: String
  var isPath = false
  /// The problem of a text, worded to follow the option's name; nil if the text is valid.
  var problem: @Sendable (String) -> String? = { _ in nil }

  var allowed: String { "a \(placeholder)" }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> String {
    guard !given.text.isEmpty else {
      throw .data("\(given.option) is empty; give a \(placeholder)")
    }
    if let problem = problem(given.text) { throw .data(given.option + problem) }
    return given.text
  }
}
