import EmojiRate

/// Makes the options of a picture from the library's table of parameters.
enum PictureOptions {
  static func rows(of kind: PictureKind) -> [CommandOption] {
    let rows = kind.type.parameters.rows.map { CommandOption($0) }
    return rows + [drawing(of: kind, rows)]
  }

  /// The option with this name; for all but `drawing`, makes only this row.
  static func row(named name: String, of kind: PictureKind) -> CommandOption? {
    if name == "drawing" { return rows(of: kind).last }
    return kind.type.parameters.row(named: name).map { CommandOption($0) }
  }

  /// The option for a drawing's files.
  ///
  /// It is not a parameter of the library, because its content is in other files.
  private static func drawing(of kind: PictureKind, _ rows: [CommandOption]) -> CommandOption {
    // In a summary, colours also affect the bars, so they do not conflict with a drawing.
    let groups: [CommandOption.Group] = kind == .summary ? [.face] : [.face, .color]
    let faceRule = rows.first { $0.name == "character" }
    return CommandOption(
      "drawing", .face, "A custom drawing instead of a face, from SVG files.",
      .value(DrawingKind()) { $0.style.drawnFiles += $1 },
      conflicts: rows.filter { groups.contains($0.group) && $0.name != "background" }.map(\.name),
      requires: faceRule?.requirement, ineffectiveWith: faceRule?.ineffectiveWith ?? "",
      isStyle: true, repetition: .each)
  }

  fileprivate static func argument(_ parameter: Parameter) -> CommandOption.Argument {
    switch parameter.kind {
    case .flag(let place):
      .flag { settings, isSet in place(&settings.picture) { $0 = isSet ? true : nil } }
    case .pathData:
      .value(SymbolPathKind()) {
        $0.picture.symbolPath = $1.path
        $0.style.readPaths += $1.files
      }
    default:
      .value(ParameterArgument(parameter: parameter)) {
        $0.picture = $1.picture
        $0.remarks.clampings += $1.clampings
      }
    }
  }
}

extension CommandOption {
  init(_ parameter: Parameter) {
    // Each use of a list counts: words with a minus sign remove items of an earlier list.
    let isList = if case .list = parameter.kind { true } else { false }
    self.init(
      "\(parameter.name)", Group(parameter.group), "\(parameter.summary)",
      PictureOptions.argument(parameter),
      conflicts: "\(parameter.conflicts)".words, requires: parameter.requirement.map { "\($0)" },
      ineffectiveWith: parameter.ineffectiveWith.map { "\($0)" } ?? "", isStyle: true,
      repetition: isList ? .each : .last)
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
