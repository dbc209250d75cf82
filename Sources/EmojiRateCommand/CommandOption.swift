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
  /// Another option and its words with which this option has no effect, as in `format svg json`.
  let ineffectiveWith: String
  /// Whether the option describes the look of a picture, so that style files can have it as a key.
  let isStyle: Bool
  /// How the command treats an option that is given twice.
  let repetition: Repetition

  init(
    _ name: String, _ group: Group, _ summary: String, _ argument: Argument,
    letter: Character? = nil, conflicts: [String] = [], requires: String? = nil,
    ineffectiveWith: String = "", isStyle: Bool = false, repetition: Repetition = .last
  ) {
    self.name = name
    self.letter = letter
    self.group = group
    self.summary = summary
    self.argument = argument
    self.conflicts = conflicts
    requirement = requires
    self.isStyle = isStyle
    self.repetition = repetition
    self.ineffectiveWith = ineffectiveWith
  }

  var longName: String { "--" + name }

  /// The long name of the opposite, such as `--no-force` for `--force`; nil if this is not a flag.
  ///
  /// It is also nil if another option has that name: `--no-eyes` is a flag, `--eyes` takes a value.
  var oppositeName: String? {
    guard case .flag = argument, !conflicts.contains(where: { name == "no-" + $0 }) else {
      return nil
    }
    return name.hasPrefix("no-") ? "--" + name.dropFirst(3) : "--no-" + name
  }

  /// The kind of its argument; nil without one.
  var kind: (any ArgumentKind)? {
    switch argument {
    case .value(let kind, _): kind
    case .text(let kind, _): kind
    case .flag, .help: nil
    }
  }

  var takesValue: Bool { kind != nil }
  /// The word that undoes an earlier value; nil without one.
  var undoingWord: String? { kind?.undoingWord }
  /// The JSON types of its value in a style file; nil for a flag.
  var form: JSONForm? { kind?.form }

  /// Whether either option names the other as a conflict.
  func conflicts(with other: CommandOption) -> Bool {
    conflicts.contains(other.name) || other.conflicts.contains(name)
  }

  var spellings: [String] {
    [letter.map { "-\($0)" }, longName, oppositeName].compactMap { $0 }
  }

  var isRepeatable: Bool { repetition == .each }

  /// If an option is given twice, the last one counts, it is an error, or each counts.
  enum Repetition { case last, error, each }

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

  /// Stores the value of an option in the settings.
  typealias Assignment = @Sendable (inout Settings) -> Void

  enum Argument: Sendable {
    /// No argument; the option assigns true, and its opposite false.
    case flag(@Sendable (inout Settings, Bool) -> Void)
    /// No argument; the option prints the help instead of a picture.
    case help
    /// The option prints the text that the function makes, from an argument if it takes one.
    case text((any ArgumentKind)?, @Sendable (ArgumentText) throws(CommandError) -> String)
    /// An argument of a kind, with the function that reads it.
    case value(
      any ArgumentKind,
      @Sendable (ArgumentText, Settings) throws(CommandError) -> Assignment)

    static func value<Kind: ArgumentKind>(
      _ kind: Kind, _ assign: @escaping @Sendable (inout Settings, Kind.Value) -> Void
    ) -> Argument {
      .value(kind) { (given, settings) throws(CommandError) in
        let value = try kind.read(given, settings)
        return { assign(&$0, value) }
      }
    }
  }
}
