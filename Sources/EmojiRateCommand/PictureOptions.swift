import EmojiRate

/// Makes the options of a picture from the library's table of parameters.
struct PictureOptions: ParameterVisitor {
  /// The name of the only parameter to include; nil includes all.
  private let wanted: String?
  private var rows: [CommandOption] = []

  static func rows(of kind: PictureKind) -> [CommandOption] {
    let rows = PictureOptions(of: kind.type.parameters).rows
    return rows + [drawing(of: kind, rows)]
  }

  /// The option with this name, without the other rows.
  static func row(named name: String, of kind: PictureKind) -> CommandOption? {
    if name == "drawing" { return rows(of: kind).last }
    return PictureOptions(of: kind.type.parameters, name).rows.first
  }

  /// The option for a drawing's files.
  ///
  /// It is no parameter, because its content is in other files.
  private static func drawing(of kind: PictureKind, _ rows: [CommandOption]) -> CommandOption {
    var groups: [CommandOption.Group] = [.face, .color]
    // Bars of counts have colours along the scale too.
    if case .counts = kind.maker { groups = [.face] }
    let faceRule = rows.first { $0.name == "character" }
    return CommandOption(
      "drawing", .face, "A custom drawing instead of a face, from SVG files.",
      .value(DrawingKind()) { $0.style.drawnFiles += $1 },
      conflicts: rows.filter { groups.contains($0.group) && $0.name != "background" }.map(\.name),
      requires: faceRule?.requirement, ineffectiveWith: faceRule?.ineffectiveWith ?? "",
      isStyle: true)
  }

  private init(of scope: ParameterScope, _ wanted: String? = nil) {
    self.wanted = wanted
    var settings = PictureSettings()
    settings.visitParameters(in: scope, &self)
  }

  private func isWanted(_ parameter: Parameter) -> Bool {
    wanted.map { parameter.isNamed($0) } ?? true
  }

  private mutating func append<Kind: ArgumentKind>(
    _ parameter: Parameter, _ kind: @autoclosure () -> Kind,
    _ text: @escaping @Sendable (Kind.Value) -> String?
  ) {
    guard isWanted(parameter) else { return }
    let name = "\(parameter.name)"
    rows.append(CommandOption(parameter, .value(kind()) { $0.picture.assign(text($1), to: name) }))
  }

  mutating func number(_ parameter: Parameter, _ number: NumberParameter, _ value: inout Double?) {
    append(parameter, NumberKind(number, parameter)) { NumberParameter.text($0) }
  }

  mutating func flag(_ parameter: Parameter, _ value: inout Bool?) {
    guard isWanted(parameter) else { return }
    let name = "\(parameter.name)"
    rows.append(CommandOption(parameter, .flag { $0.picture.assign($1 ? "true" : nil, to: name) }))
  }

  mutating func color(_ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?) {
    append(
      parameter,
      ColorKind(
        defaultText: parameter.default(or: color.defaultValue?.description),
        undoingWord: color.word.map { "\($0)" }, allowsCurrentColor: color.allowsCurrentColor)
    ) { $0?.spelling }
  }

  mutating func word<Word: Keyword>(
    _ parameter: Parameter, defaultValue: Word, _ value: inout Word?
  ) {
    append(
      parameter,
      WordKind(
        words: Word.words, defaultText: parameter.default(or: defaultValue.rawValue),
        hasOtherWords: Word.hasOtherWords
      ) { Word(word: $0) != nil }
    ) { $0 }
  }

  mutating func size(_ parameter: Parameter, _ length: NumberParameter, _ value: inout Size?) {
    append(parameter, SizeKind(length: NumberKind(length, parameter))) { $0.spelling }
  }

  mutating func list<Value: ParameterList>(_ parameter: Parameter, _ value: inout Value?) {
    append(parameter, ListKind(of: Value.self)) { $0 }
  }

  mutating func text(_ parameter: Parameter, _ value: inout String?) {
    guard isWanted(parameter) else { return }
    if parameter.isPathData {
      rows.append(CommandOption(parameter, .value(SymbolPathKind()) { $0.picture.symbolPath = $1 }))
    } else {
      append(parameter, TextKind(placeholder: "text")) { $0 }
    }
  }
}

extension PictureSettings {
  /// Sets a parameter of the table to a text that its kind of argument has read.
  mutating func assign(_ text: String?, to name: String) {
    do { try set(name, to: text) } catch { preconditionFailure("\(error)") }
  }
}

extension CommandOption {
  fileprivate convenience init(_ parameter: Parameter, _ argument: Argument) {
    self.init(
      "\(parameter.name)", Group(parameter.group), "\(parameter.summary)", argument,
      conflicts: "\(parameter.conflicts)".words, requires: parameter.requirement.map { "\($0)" },
      ineffectiveWith: parameter.ineffectiveWith.map { "\($0)" }
        ?? (parameter.isMarkup ? "format png" : ""), isStyle: true)
  }
}

extension Parameter {
  /// The default in words, or else a value's; nil without a default.
  fileprivate func `default`(or value: String?) -> String? {
    let text = defaultText.map { "\($0)" } ?? value
    return text == "" ? nil : text
  }
}

extension NumberKind {
  fileprivate init(_ number: NumberParameter, _ parameter: Parameter) {
    self.init(
      range: number.limits, defaultText: parameter.default(or: Messages.plain(number.defaultValue)),
      unit: "\(number.unit)", isWhole: number.isWhole, isClamped: true)
  }
}

extension CommandOption.Group {
  fileprivate init(_ group: ParameterGroup) {
    switch group {
    case .scale: self = .rating
    case .face: self = .face
    case .row: self = .row
    case .layout: self = .layout
    case .color: self = .color
    case .document: self = .document
    }
  }
}
