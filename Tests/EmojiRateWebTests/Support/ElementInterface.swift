import EmojiRate

@testable import EmojiRateCommand
@testable import EmojiRateWeb

/// What a page can say to the element and hear of it, from which its types and its manifest are made.
enum ElementInterface {
  /// An attribute, and the property of it.
  struct Attribute {
    var name: String
    var type: String
    var summary: String
    /// What holds where it is not said; nil is nothing.
    var defaultValue: String?

    /// The property's name: `lowColor` of `low-color`.
    var property: String {
      if name == "readonly" { return "readOnly" }
      let words = name.split(separator: "-")
      return words[0]
        + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// What the attribute may be where markup is checked: numbers may be text there.
    var markupType: String { type == "number" || name == "value" ? "number | string" : type }
  }

  /// The attributes of a control that the command makes, which says the same of them.
  private static let generated = ControlTypes(settings: ControlSettings()).attributes

  /// What the script adds to the attributes that the module knows.
  private static let own = generated.filter { attribute in
    attribute.name != "look" && !SlotEntry.all.contains { $0.name == attribute.name }
  }.map {
    Attribute(
      name: $0.name, type: $0.type, summary: $0.summary,
      defaultValue: ["mode": "slider", "direction": "horizontal"][$0.name])
  }

  /// All attributes: the script's own, then those of the module in its order.
  static let attributes: [Attribute] = {
    var rows = ParameterRows()
    var settings = PictureSettings()
    settings.visitParameters(in: .rated, &rows)
    return own
      + SlotEntry.all.filter { $0.kind != "." }.map { entry in
        let row = rows.rows[entry.name]
        let words = entry.words.map { "'\($0)'" }.joined(separator: " | ")
        let type =
          switch entry.kind {
          case "?": "boolean"
          case nil: words.isEmpty ? "number" : words
          default: "string"
          }
        let others = row!.hasOtherWords ? " | (string & {})" : ""
        return Attribute(
          name: entry.name, type: type + others,
          summary: row!.summary,
          defaultValue: entry.name == "symbol" ? entry.words.first : row!.defaultValue)
      }
  }()

  /// The attributes that a custom property stands in for.
  static let themed = attributes.filter {
    $0.name.contains(/color|ink|background|theme|size/)
  }

  static let methods = [
    ("clear", "", "void", "Removes the rating."),
    ("stepUp", "count?: number", "void", "Adds steps."),
    ("stepDown", "count?: number", "void", "Subtracts steps."),
    ("checkValidity", "", "boolean", "Whether the rating is valid."),
    ("reportValidity", "", "boolean", "Checks the rating, and shows a message if it is invalid."),
    (
      "setCustomValidity", "message: string", "void",
      "Sets a message that makes the rating invalid. '' removes it."
    ),
  ]

  static let readOnlyFields = [
    ("svg", "string", "The picture as a document, with the bytes that the command prints."),
    ("type", "string", "The element's name."),
    ("form", "HTMLFormElement | null", "The form that it belongs to."),
    ("labels", "NodeList", "The labels that name it."),
    ("validity", "ValidityState", "The reasons why the rating is invalid."),
    ("validationMessage", "string", "The validation message, in the browser's language."),
    ("willValidate", "boolean", "Whether the form checks the rating."),
  ]

  static let fields = [
    ("valueAsNumber", "number", "The rating, or NaN while not rated."),
    ("defaultValue", "string", "The attribute `value`."),
  ]

  static let events = [
    ("input", "Event", "At every change during a drag."),
    ("change", "Event", "Once at the end, unless the rating is the same as before."),
    (
      "emoji-rate-hover", "CustomEvent<{ value: number }>",
      "The mouse enters another rating of a row, or leaves the row, with NaN."
    ),
  ]

  static let parts = [
    ("picture", "The box around the picture."),
    ("face", "The shapes of a face."),
    ("star", "The shapes of a star."),
    ("heart", "The shapes of a heart."),
    ("radio", "A radio button, over its part of the picture."),
    (
      "bubble",
      "The word or number of the value, above a pressed, hovered or focused picture."
    ),
    ("hint", "The arrows of a face without a rating."),
  ]

  static let states = [
    ("rated", "The control has a rating."), ("dragging", "The control is pressed."),
  ]
}

/// What the table of parameters says of each attribute.
private struct ParameterRows: ParameterVisitor {
  private(set) var rows: [String: (summary: String, defaultValue: String?, hasOtherWords: Bool)] =
    [:]

  private mutating func add(
    _ parameter: Parameter, defaultValue: String?, hasOtherWords: Bool = false
  ) {
    let defaultValue = parameter.defaultText.map { "\($0)" } ?? defaultValue
    rows["\(parameter.attribute)"] = (
      "\(parameter.summary)", defaultValue == "" ? nil : defaultValue, hasOtherWords
    )
  }

  mutating func number(_ parameter: Parameter, _ number: NumberParameter, _ value: inout Double?) {
    add(parameter, defaultValue: Messages.plain(number.defaultValue))
  }
  mutating func flag(_ parameter: Parameter, _ value: inout Bool?) {
    add(parameter, defaultValue: nil)
  }
  mutating func color(_ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?) {
    add(parameter, defaultValue: nil)
  }
  mutating func word<Word: Keyword>(
    _ parameter: Parameter, defaultValue: Word, _ value: inout Word?
  ) {
    add(parameter, defaultValue: defaultValue.description, hasOtherWords: Word.hasOtherWords)
  }
  mutating func size(_ parameter: Parameter, _ length: NumberParameter, _ value: inout Size?) {
    add(parameter, defaultValue: nil)
  }
  mutating func list<Value: ParameterList>(_ parameter: Parameter, _ value: inout Value?) {
    add(parameter, defaultValue: nil)
  }
  mutating func text(_ parameter: Parameter, _ value: inout String?) {}
}
