/// Any text that is not empty.
struct TextKind: ArgumentKind {
  let placeholder: String
  /// What is wrong with one; nil is nothing.
  var problem: @Sendable (String) -> String? = { _ in nil }

  init(_ placeholder: String, problem: @escaping @Sendable (String) -> String? = { _ in nil }) {
    self.placeholder = placeholder
    self.problem = problem
  }

  var allowed: String { "a \(placeholder)" }

  func read(
    _ text: String, as name: String, _ settings: inout Settings
  ) throws(CommandError) -> String {
    guard !text.isEmpty else { throw .emptyText(option: name, instead: "give a \(placeholder)") }
    if let problem = problem(text) { throw .unreadable(option: name, problem: problem) }
    return text
  }
}

/// The path of a file or a folder.
struct PathKind: ArgumentKind {
  /// What it is the path of.
  let placeholder: String

  init(_ placeholder: String) { self.placeholder = placeholder }

  var allowed: String { "a \(placeholder)" }
  var completion: Completion { .files }

  func read(
    _ text: String, as name: String, _ settings: inout Settings
  ) throws(CommandError) -> String {
    try TextKind(placeholder).read(text, as: name, &settings)
  }
}
