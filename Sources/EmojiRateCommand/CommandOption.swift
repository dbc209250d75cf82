import EmojiRate

/// One row of the option table: everything that parsing, help, completion and documentation know
/// about an option.
///
/// A class, because one that may be absent is then no more than an address: as a structure it would
/// have the runtime put together its optional type at every start.
final class CommandOption: Sendable {
  /// The long name, without dashes.
  let name: String
  /// The one-letter name, if it has one.
  let letter: Character?
  let group: Group
  /// What it is for, as one sentence.
  let summary: String
  let argument: Argument
  /// The names of options that it conflicts with.
  let conflicts: [String]
  /// The name of the option that it requires.
  let requirement: String?
  /// The option, with its argument, with which this one has no effect; nil where there is none.
  let ineffectiveWith: @Sendable (Settings) -> String?
  /// Whether what it was given holds: it does not if it takes something back.
  let isInForce: @Sendable (Settings) -> Bool
  /// Whether a theme says it too.
  let isThemed: Bool

  init(
    _ name: String, _ group: Group, _ summary: String, _ argument: Argument,
    letter: Character? = nil, conflicts: [String] = [], requires: String? = nil,
    isThemed: Bool = false,
    ineffectiveWith: @escaping @Sendable (Settings) -> String? = { _ in nil },
    isInForce: @escaping @Sendable (Settings) -> Bool = { _ in true }
  ) {
    self.name = name
    self.letter = letter
    self.group = group
    self.summary = summary
    self.argument = argument
    self.conflicts = conflicts
    requirement = requires
    self.isThemed = isThemed
    self.ineffectiveWith = ineffectiveWith
    self.isInForce = isInForce
  }

  var longName: String { "--" + name }

  /// The long name that undoes it; nil where it is no flag.
  var oppositeName: String? {
    guard case .flag = argument, oppositeOption == nil else { return nil }
    return name.hasPrefix("no-") ? "--" + name.dropFirst(3) : "--no-" + name
  }

  /// The name of the option that undoes it and that it undoes, where one of the two takes a word: `eyes`
  /// of `no-eyes`, and the other way round.
  var oppositeOption: String? {
    conflicts.first { name == "no-" + $0 || $0 == "no-" + name }
  }

  /// The words that it takes; none, where it takes something else.
  var words: [String] {
    switch argument {
    case .choice(let choices, _, _): choices()
    case .list(let list, _): list.words()
    default: []
    }
  }

  /// Whether one of the two names the other.
  func conflicts(with other: CommandOption) -> Bool {
    conflicts.contains(other.name) || other.conflicts.contains(name)
  }

  /// The names as they are typed.
  var spellings: [String] {
    [letter.map { "-\($0)" }, longName, oppositeName].compactMap { $0 }
  }

  /// Where an option stands in the help.
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

  /// What follows the name.
  enum Argument: Sendable {
    /// Nothing; what the opposite name says is false.
    case flag(@Sendable (inout Settings, Bool) -> Void)
    case number(Number, @Sendable (inout Settings, Double) -> Void)
    case color(Color, @Sendable (inout Settings, CSSColor?) -> Void)
    case choice(
      @Sendable () -> [String], default: String, @Sendable (inout Settings, String) -> Void)
    /// Several values, with commas between.
    case list(List, @Sendable (inout Settings, String) -> Void)
    /// A width and a height, as in 200x50, both within the same limits.
    case size(Number, @Sendable (inout Settings, Size) -> Void)
    /// A text, and what may be wrong with one.
    case text(
      placeholder: String, problem: @Sendable (String) -> String? = { _ in nil },
      @Sendable (inout Settings, String) -> Void)
    /// Nothing, and what is asked for is not a picture.
    case request(Request)
    /// One of the shells.
    case completionScript
  }

  /// What a number may be.
  struct Number: Sendable {
    var limits: ClosedRange<Double>
    /// What holds without the option; nil where nothing does.
    var defaultText: String?
    var unit = ""
    var isWhole = false
    /// Whether one outside of the limits becomes the nearest, with a warning; otherwise it is refused.
    var isClamped = false
    /// What may stand behind it, and how much 1 of it is in the unit.
    var suffixes: [Suffix] = []
    /// A word that may stand in its place, for a number without end.
    var endlessWord: String?

    struct Suffix {
      var name: String
      var factor: Double
    }

    /// Any number.
    static let any = Number(
      limits: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)

    /// The number that `text` spells; infinity where it is without end or too large, nil where it
    /// spells none.
    func parse(_ text: String) -> Double? {
      if text == endlessWord { return .infinity }
      for suffix in suffixes where text.hasSuffix(suffix.name) {
        if let number = DecimalLiteral.parse(String(text.dropLast(suffix.name.count))) {
          return number * suffix.factor
        }
      }
      return DecimalLiteral.parse(text)
    }
  }

  /// What a colour may be.
  struct Color: Sendable {
    var defaultText: String?
    /// The word that takes it back.
    var word: String?
    /// Whether it can be that of the text around, which nothing can be interpolated with.
    var allowsCurrentColor = true
  }

  /// What a list may be.
  struct List: Sendable {
    /// The words that an item can be; none, where it is a colour.
    var words: @Sendable () -> [String]
    /// What is allowed, as a phrase.
    var allowed: String
    /// Whether a text is a list.
    var isList: @Sendable (String) -> Bool
  }

  /// What can be asked for in place of a picture.
  enum Request { case help, version, styleSchema }
}
