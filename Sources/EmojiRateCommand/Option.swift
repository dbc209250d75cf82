import EmojiRate

/// One row of the option table: everything that parsing, help, completion and documentation know
/// about an option.
///
/// A class, because one that may be absent is then no more than an address: as a structure it would
/// have the runtime put together its optional type at every start.
final class Option: Sendable {
  /// The long name, without dashes.
  let name: String
  /// The one-letter name, if it has one.
  let letter: Character?
  let group: Group
  /// What it is for, as one sentence.
  let summary: String
  let argument: Argument
  /// The names of options that it cannot be used with.
  let conflicts: [String]
  /// The name of the option without which it says nothing.
  let companion: String?
  /// The option, with its argument, that leaves this one nothing to say; nil where there is none.
  let unusedWith: @Sendable (Settings) -> String?

  init(
    name: String, letter: Character? = nil, group: Group, summary: String, argument: Argument,
    conflicts: [String] = [], companion: String? = nil,
    unusedWith: @escaping @Sendable (Settings) -> String? = { _ in nil }
  ) {
    self.name = name
    self.letter = letter
    self.group = group
    self.summary = summary
    self.argument = argument
    self.conflicts = conflicts
    self.companion = companion
    self.unusedWith = unusedWith
  }

  var longName: String { "--" + name }

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
    /// Nothing.
    case none(@Sendable (inout Settings) -> Void)
    case number(Number, @Sendable (inout Settings, Double) -> Void)
    case color(Color, @Sendable (inout Settings, HSBColor?) -> Void)
    case choice(
      @Sendable () -> [String], default: String, @Sendable (inout Settings, String) -> Void)
    /// A width and a height, as in 200x50, both within the same limits.
    case size(ClosedRange<Double>, @Sendable (inout Settings, Size) -> Void)
    case text(placeholder: String, @Sendable (inout Settings, String) -> Void)
    /// Nothing, and what is asked for is not a picture.
    case request(Request)
    /// One of the shells.
    case completionScript
  }

  /// What a number may be.
  struct Number: Sendable {
    var limits: ClosedRange<Double>
    /// Nil where there is no number that would be the same.
    var defaultValue: Double?
    /// What holds without the option, where it is not a number.
    var defaultText: String?
    var unit: String
    var isWhole = false
    var outside = Outside.refused
    /// What may stand behind it, and how much 1 of it is in the unit.
    var suffixes: [Suffix] = []
    /// A word that may stand in its place, for a number without end.
    var endlessWord: String?

    /// What becomes of a number outside of the limits.
    enum Outside { case clamped, refused }

    struct Suffix {
      var name: String
      var factor: Double
    }

    /// The number that `text` spells; infinity where it is without end or too large, nil where it
    /// spells none.
    func parse(_ text: String) -> Double? {
      if text == endlessWord { return .infinity }
      for suffix in suffixes where text.hasSuffix(suffix.name) {
        if let number = Decimal.parse(String(text.dropLast(suffix.name.count))) {
          return number * suffix.factor
        }
      }
      return Decimal.parse(text)
    }
  }

  /// What a colour may be.
  struct Color: Sendable {
    var defaultText: String
    var allowsNone = false
    /// Whether it can be that of the text around, which nothing can be interpolated with.
    var allowsCurrentColor = true
  }

  /// What can be asked for in place of a picture.
  enum Request { case help, version, styleSchema }
}

extension Option {
  /// A style parameter: its limits and default are those of the property.
  static func clamped(
    _ name: String, _ group: Group, _ property: Clamped<Double>, unit: String, _ summary: String,
    unusedWith: @escaping @Sendable (Settings) -> String? = { _ in nil },
    _ assign: @escaping @Sendable (inout Settings, Double) -> Void
  ) -> Option {
    Option(
      name: name, group: group, summary: summary,
      argument: .number(
        Number(
          limits: property.limits, defaultValue: property.defaultValue, unit: unit,
          outside: .clamped), assign), unusedWith: unusedWith)
  }
}
