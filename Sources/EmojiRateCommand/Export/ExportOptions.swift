import EmojiRate

/// The rows of the option table for `export`.
extension OptionTable {
  /// The options of a command that writes a folder of pictures.
  static func export(_ kind: PictureKind, _ visit: @escaping Visit) {
    exportValues(visit)
    styleFile(visit)
    PictureOptions.visit(kind, visit)
    exportFiles(visit)
    exportOutput(visit)
    general(visit)
  }

  private static func exportValues(_ visit: Visit) {
    func bound(_ defaultText: String) -> CommandOption.Number {
      CommandOption.Number(limits: bounds, defaultText: defaultText)
    }
    visit(
      CommandOption(
        "from", .values, "The first value of a range.",
        .number(bound("the minimum")) { $0.export.from = $1 }, requires: "by"))
    visit(
      CommandOption(
        "to", .values, "The last value of a range.",
        .number(bound("the maximum")) { $0.export.to = $1 }, requires: "by"))
    visit(
      CommandOption(
        "by", .values, "The distance between the values of a range.",
        .number(CommandOption.Number(limits: 0...bounds.upperBound)) { $0.export.by = $1 }))
    visit(
      CommandOption(
        "values", .values,
        "The values: a list such as 0,2.5,5, or a file of lines value or value,name, "
          + "or - for the standard input.",
        .text(placeholder: "file") { $0.export.values = $1 }, conflicts: ["from", "to", "by"]))
  }

  private static func exportFiles(_ visit: Visit) {
    visit(
      CommandOption(
        "output", .files, "The folder to write into; it is made where it is not there.",
        .text(placeholder: "folder") { $0.output = $1 }, letter: "o"))
    visit(
      CommandOption(
        "name-template", .files,
        "What the files are called, less the ending: {value} and {name} are filled in.",
        .text(placeholder: "text") { $0.export.nameTemplate = $1 }, ineffectiveWith: stream))
    visit(
      CommandOption(
        "format", .files,
        "SVG files, one CSS stylesheet of data URIs, or a stream of documents, a line each, "
          + "on the standard output.",
        .choice(
          { ExportSettings.Format.allCases.map { $0.rawValue } },
          default: ExportSettings.Format.svg.rawValue
        ) { $0.export.format = ExportSettings.Format(rawValue: $1)! }))
    visit(
      CommandOption(
        "pair", .files,
        "Two of light, dark and the themes, such as light,dark: the colours for light and for dark "
          + "pages, for which every picture has a twin.",
        .text(placeholder: "scheme,scheme") { $0.export.pair = $1 }, ineffectiveWith: stream))
    visit(
      CommandOption(
        "png", .files, "Also make PNG files of these scales, such as 1x,2x, with rsvg-convert.",
        .text(placeholder: "scales") { $0.export.scales = $1 },
        ineffectiveWith: { $0.export.format == .css ? "--format css" : stream($0) }))
    visit(
      CommandOption(
        "sprite", .files,
        "Also write sprite.svg, from which every picture can be used by its id.",
        .flag { $0.export.hasSprite = $1 }, ineffectiveWith: stream,
        isInForce: \.export.hasSprite))
    visit(
      CommandOption(
        "no-sheet", .files, "Leave out index.html, the sheet to look at.",
        .flag { $0.export.hasSheet = !$1 }, ineffectiveWith: stream,
        isInForce: { !$0.export.hasSheet }))
  }

  private static func exportOutput(_ visit: Visit) {
    visit(
      CommandOption(
        "force", .output, "Overwrite files that no earlier export into the folder has written.",
        .flag { $0.export.isForced = $1 }, ineffectiveWith: stream, isInForce: \.export.isForced))
    visit(
      CommandOption(
        "prune", .output, "Remove the files of earlier exports that this one does not write.",
        .flag { $0.export.prunes = $1 }, ineffectiveWith: stream, isInForce: \.export.prunes))
    visit(
      CommandOption(
        "dry-run", .output, "Only say what would be written and removed.",
        .flag { $0.export.isDryRun = $1 }, ineffectiveWith: stream, isInForce: \.export.isDryRun))
    visit(
      CommandOption(
        "quiet", .output, "Show neither progress nor a summary.",
        .flag { $0.export.isQuiet = $1 }))
    strict(visit)
  }

  /// A stream has no files.
  @Sendable
  private static func stream(_ settings: Settings) -> String? {
    settings.export.format == .stream ? "--format stream" : nil
  }
}
