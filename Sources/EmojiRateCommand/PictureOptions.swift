import EmojiRate

/// Makes the options of a picture from the library's table of parameters.
struct PictureOptions: ParameterVisitor {
  private var rows: [CommandOption] = []

  private static let face = options(of: .face)
  private static let row = options(of: .row)

  /// The options that say how a kind of picture looks, whatever its value and wherever it goes.
  static func rows(of kind: PictureKind) -> [CommandOption] { kind == .face ? face : row }

  private static func options(of kind: PictureKind) -> [CommandOption] {
    var options = PictureOptions()
    var settings = PictureSettings()
    settings.visitParameters(of: kind, &options)
    return options.rows
  }

  mutating func number(_ parameter: Parameter, _ number: NumberParameter, _ value: inout Double?) {
    let name = "\(parameter.name)"
    rows.append(
      CommandOption(
        parameter,
        .value(NumberKind(number, parameter)) { $0.picture[name] = .number($1) }))
  }

  mutating func flag(_ parameter: Parameter, _ value: inout Bool?) {
    let name = "\(parameter.name)"
    rows.append(CommandOption(parameter, .flag { $0.picture[name] = $1 ? .flag(true) : nil }))
  }

  mutating func color(_ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?) {
    let name = "\(parameter.name)"
    let color = ColorKind(
      defaultText: parameter.usualText.map { "\($0)" } ?? color.usual?.description,
      undoingWord: color.word.map { "\($0)" }, allowsCurrentColor: color.allowsCurrentColor)
    rows.append(CommandOption(parameter, .value(color) { $0.picture[name] = .color($1) }))
  }

  mutating func word<Word: Keyword>(_ parameter: Parameter, usual: Word, _ value: inout Word?) {
    let name = "\(parameter.name)"
    var word = WordKind(
      Word.allCases.map(\.description),
      default: parameter.usualText.map { "\($0)" } ?? usual.description)
    if Word.hasOtherWords { word.others = { (text: String) in Word(keyword: text)?.description } }
    rows.append(CommandOption(parameter, .value(word) { $0.picture[name] = .word($1) }))
  }

  mutating func size(_ parameter: Parameter, _ length: NumberParameter, _ value: inout Size?) {
    let name = "\(parameter.name)"
    rows.append(
      CommandOption(
        parameter,
        .value(SizeKind(length: NumberKind(length, parameter))) { $0.picture[name] = .size($1) }))
  }

  mutating func list<Value: ParameterList>(_ parameter: Parameter, _ value: inout Value?) {
    let name = "\(parameter.name)"
    rows.append(
      CommandOption(parameter, .value(ListKind<Value>()) { $0.picture[name] = .list($1) }))
  }

  mutating func text(_ parameter: Parameter, _ value: inout String?) {
    let name = "\(parameter.name)"
    rows.append(
      CommandOption(
        parameter,
        .value(
          TextKind(parameter.isPathData ? "path" : "text") { parameter.problem(inText: $0) }
        ) { $0.picture[name] = .text($1) }))
  }
}

extension CommandOption {
  fileprivate convenience init(_ parameter: Parameter, _ argument: Argument) {
    let name = "\(parameter.name)"
    let reason = parameter.ineffectiveWith.map { "\($0)".words }
    self.init(
      name, Group(parameter.group), "\(parameter.summary)", argument,
      conflicts: "\(parameter.conflicts)".words,
      requires: parameter.requirement.map { "\($0)" }, isStyleKey: parameter.group != .scale,
      isThemed: parameter.isThemed,
      ineffectiveWith: { settings in
        guard let reason, case .word(let word)? = settings.picture[reason[0]],
          reason.dropFirst().contains(word)
        else { return nil }
        return "--\(reason[0]) \(word)"
      },
      isInForce: { $0.picture[name] != nil })
  }
}

extension NumberKind {
  fileprivate init(_ number: NumberParameter, _ parameter: Parameter) {
    let usual = parameter.usualText.map { "\($0)" } ?? Messages.plain(number.usual)
    self.init(
      range: number.limits, defaultText: usual.isEmpty ? nil : usual, unit: "\(number.unit)",
      isWhole: number.isWhole, isClamped: true)
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
