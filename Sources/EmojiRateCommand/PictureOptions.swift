import EmojiRate

/// Makes the options of a picture from the library's table of parameters.
enum PictureOptions {
  static func rows(of kind: PictureKind) -> [CommandOption] {
    let rows = kind.type.parameters.rows.map { CommandOption($0) }
    return rows + [drawing(of: kind, rows)]
  }

  /// The option with this name, without the other rows.
  static func row(named name: String, of kind: PictureKind) -> CommandOption? {
    if name == "drawing" { return rows(of: kind).last }
    return kind.type.parameters.row(named: name).map { CommandOption($0) }
  }

  /// The option for a drawing's files.
  ///
  /// It is no parameter, because its content is in other files.
  private static func drawing(of kind: PictureKind, _ rows: [CommandOption]) -> CommandOption {
    // Bars of counts have colours along the scale too.
    let groups: [CommandOption.Group] = kind == .summary ? [.face] : [.face, .color]
    let faceRule = rows.first { $0.name == "character" }
    return CommandOption(
      "drawing", .face, "A custom drawing instead of a face, from SVG files.",
      .value(DrawingKind()) { $0.style.drawnFiles += $1 },
      conflicts: rows.filter { groups.contains($0.group) && $0.name != "background" }.map(\.name),
      requires: faceRule?.requirement, ineffectiveWith: faceRule?.ineffectiveWith ?? "",
      isStyle: true)
  }

  fileprivate static func argument(_ parameter: Parameter) -> CommandOption.Argument {
    func argument<Kind: ArgumentKind>(
      _ kind: Kind, _ text: @escaping @Sendable (Kind.Value) -> String?
    ) -> CommandOption.Argument {
      .value(kind) { parameter.assign(text($1), in: &$0.picture) }
    }
    switch parameter.kind {
    case .number(let number, _):
      return argument(NumberKind(number, parameter)) { NumberParameter.text($0) }
    case .flag: return .flag { parameter.assign($1 ? "true" : nil, in: &$0.picture) }
    case .color(let color, let word, let allowsCurrentColor, _):
      return argument(
        ColorKind(
          defaultText: parameter.default(or: color?.spelling), undoingWord: word.map { "\($0)" },
          allowsCurrentColor: allowsCurrentColor)
      ) { $0?.spelling }
    case .word(let texts):
      return argument(
        WordKind(
          words: texts.words(), defaultText: parameter.default(or: texts.text()),
          hasOtherWords: texts.hasOtherWords, accepts: texts.allows)
      ) { $0 }
    case .size(let length, _):
      return argument(SizeKind(length: NumberKind(length, parameter))) { $0.spelling }
    case .list(let texts):
      return argument(
        ListKind(
          allowed: texts.text(), words: texts.words(), hasColors: texts.allows("red,gold"),
          isValid: texts.allows)
      ) { $0 }
    case .text: return argument(TextKind(placeholder: "text")) { $0 }
    case .pathData: return .value(SymbolPathKind()) { $0.picture.symbolPath = $1 }
    }
  }
}

extension CommandOption {
  fileprivate init(_ parameter: Parameter) {
    self.init(
      "\(parameter.name)", Group(parameter.group), "\(parameter.summary)",
      PictureOptions.argument(parameter),
      conflicts: "\(parameter.conflicts)".words, requires: parameter.requirement.map { "\($0)" },
      ineffectiveWith: parameter.ineffectiveWith.map { "\($0)" } ?? "", isStyle: true)
  }
}

extension Parameter {
  /// Sets it to a text that its kind of argument has read.
  fileprivate func assign(_ text: String?, in settings: inout PictureSettings) {
    do { try set(text, in: &settings) } catch { preconditionFailure("\(error)") }
  }

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
