/// Any text that is not empty, such as the path of a file.
struct TextKind: ArgumentKind {
  let placeholder: String
  var isPath = false
  /// The problem of a text, worded to follow the option's name; nil if the text is valid.
  var problem: @Sendable (String) -> String? = { _ in nil }

  var allowed: String { "a \(placeholder)" }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> String {
    try given.checkNotEmpty(allowed)
    if let problem = problem(given.text) { throw .data(given.option + problem) }
    return given.text
  }
}
