import EmojiRate

/// One row of the option table: everything that parsing, help, completion and documentation know
/// about an option.
struct CommandOption: Sendable {
  /// The long name, without dashes.
  let name: String
  let letter: Character?
  let group: Group
  let summary: String
  let argument: Argument
  let conflicts: [String]
  let requirement: String?
  /// An option and those of its words with which this option has no effect, such as `format svg data-uri`.
  let ineffectiveWith: String
  /// Whether a style file can have it, because it describes the look of a picture.
  let isStyle: Bool
  /// Whether it is an error to give it twice; of other options the last one counts.
  let isOnce: Bool

  init(
    _ name: String, _ group: Group, _ summary: String, _ argument: Argument,
    letter: Character? = nil, conflicts: [String] = [], requires: String? = nil,
    ineffectiveWith: String = "", isStyle: Bool = false, isOnce: Bool = false
  ) {
    self.name = name
    self.letter = letter
    self.group = group
    self.summary = summary
    self.argument = argument
    self.conflicts = conflicts
    requirement = requires
    self.isStyle = isStyle
    self.isOnce = isOnce
    self.ineffectiveWith = ineffectiveWith
  }

  var longName: String { "--" + name }

  /// The long name of the opposite; nil if it is not a flag, or is that of an option with a value.
  var oppositeName: String? {
    guard case .flag = argument, !conflicts.contains(where: { name == "no-" + $0 }) else {
      return nil
    }
    return name.hasPrefix("no-") ? "--" + name.dropFirst(3) : "--no-" + name
  }

  /// The kind of its argument; nil for a flag and for requests.
  var kind: (any ArgumentKind)? {
    if case .value(let kind, _) = argument { return kind }
    return nil
  }

  var takesValue: Bool { if case .value = argument { true } else { false } }
  /// The word that undoes an earlier value; nil without one.
  var undoingWord: String? {
    if case .value(let kind, _) = argument { kind.undoingWord } else { nil }
  }
  /// The JSON types of its value in a style file; nil for a flag.
  var form: JSONForm? { if case .value(let kind, _) = argument { kind.form } else { nil } }

  /// Whether either option names the other as a conflict.
  func conflicts(with other: CommandOption) -> Bool {
    conflicts.contains(other.name) || other.conflicts.contains(name)
  }

  var spellings: [String] {
    [letter.map { "-\($0)" }, longName, oppositeName].compactMap { $0 }
  }

  /// Assigns the value of `text`; throws if it is invalid.
  ///
  /// - Parameter name: The name of the option in its source.
  func assign(_ text: String, as name: String, to settings: inout Settings) throws(CommandError) {
    guard case .value(_, let assign) = argument else {
      throw .usage("\(name) takes no value, but was given \(text.quoted)")
    }
    // If an option is repeated, only the last assignment counts.
    settings.remarks.clampings.removeAll { $0.option == name }
    try assign(&settings, name, text)
  }

  enum Group: String, CaseIterable {
    case values = "Values"
    case rating = "Rating"
    case style = "Style"
    case face = "Face"
    case row = "Row"
    case layout = "Layout"
    case color = "Colour"
    case animation = "Animation"
    case document = "Document"
    case files = "Files"
    case output = "Output"
    case general = "General"
  }

  enum Argument: Sendable {
    /// No argument; the opposite name assigns false.
    case flag(@Sendable (inout Settings, Bool) -> Void)
    /// No argument; the option prints the help instead of a picture.
    case help
    /// No argument; the option prints this text.
    case text(@Sendable () -> String)
    /// An argument of a kind, with the function that reads and assigns it.
    case value(
      any ArgumentKind, @Sendable (inout Settings, String, String) throws(CommandError) -> Void)

    static func value<Kind: ArgumentKind>(
      _ kind: Kind, _ assign: @escaping @Sendable (inout Settings, Kind.Value) -> Void
    ) -> Argument {
      .value(kind) { (settings, name, text) throws(CommandError) in
        assign(&settings, try kind.read(Given(option: name, text: text), &settings))
      }
    }
  }
}
