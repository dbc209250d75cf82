import EmojiRate

/// The rows of the option table for `export`.
extension OptionTable {
  static func export(_ kind: PictureKind) -> OptionTable {
    OptionTable(
      first: exportValues + [style], picture: kind,
      last: { exportFiles + exportOutput + [strict] + general })
  }

  private static let exportValues = [
    CommandOption(
      "from", .values, "The first value of a range.",
      .value(RatingKind(defaultText: "the minimum")) { $0.export.from = $1 }, requires: "by"),
    CommandOption(
      "to", .values, "The last value of a range.",
      .value(RatingKind(defaultText: "the maximum")) { $0.export.to = $1 }, requires: "by"),
    CommandOption(
      "by", .values, "The distance between the values of a range.",
      .value(NumberKind(range: bounds)) { $0.export.by = $1 }),
    CommandOption(
      "values", .values,
      "A list such as 0,2.5,5 or a CSV file or -; a file has lines value or value,name, and - is the "
        + "standard input.",
      .value(ValuesKind()) { $0.export.values = $1 }, conflicts: ["from", "to", "by"]),
    CommandOption(
      "value-column", .values,
      "The column or the JSON key of the values, where a file has several.",
      .value(ColumnKind()) { $0.export.columns.value = $1 }, conflicts: ["by"],
      ineffectiveWith: list),
    CommandOption(
      "name-column", .values, "The column or the JSON key of the names.",
      .value(ColumnKind()) { $0.export.columns.name = $1 }, conflicts: ["by"],
      ineffectiveWith: list),
    CommandOption(
      "input-format", .values,
      "CSV, or JSON: an array of objects, or one a line; else the ending or the first line says it.",
      .value(WordKind<RecordFormat>()) { $0.export.inputFormat = $1 }, conflicts: ["by"],
      ineffectiveWith: list),
    CommandOption(
      "delimiter", .values, "The character between columns, else found from the first line.",
      .value(DelimiterKind()) { $0.export.delimiter = $1 }, conflicts: ["by"],
      ineffectiveWith: list),
    CommandOption(
      "decimal", .values, "The decimal mark of numbers in a file.",
      .value(WordKind(default: DecimalMark.point)) {
        $0.export.columns.hasDecimalComma = $1 == .comma
      }, ineffectiveWith: list),
    CommandOption(
      "on-error", .values,
      "How to handle invalid lines: stop, skip, or blank, an empty line of a stream.",
      .value(WordKind(default: ExportSettings.ErrorReaction.stop)) { $0.export.reaction = $1 }),
  ]

  private static let exportFiles = [
    CommandOption(
      "output", .files, "The folder to write into; it is made where it is not there.",
      .value(TextKind(placeholder: "folder", isPath: true)) { $0.export.folder = $1 }, letter: "o"),
    CommandOption(
      "name-template", .files,
      "What the files are called, less the ending: {value}, {name}, {line} and titles of columns are filled in.",
      .value(TextKind(placeholder: "text")) { $0.export.nameTemplate = $1 }, ineffectiveWith: stream
    ),
    CommandOption(
      "format", .files,
      "SVG files, one CSS stylesheet, or a stream; the stylesheet has data URIs, the stream a document a "
        + "line on the standard output.",
      .value(WordKind(default: ExportSettings.Format.svg)) { $0.export.format = $1 }),
    pair(
      "Two of light, dark and the themes, such as light,dark: the colours for light and for dark "
        + "pages, for which every picture has a twin.", stream),
    CommandOption(
      "png", .files, "Also make PNG files of these scales, such as 1x,2x, with rsvg-convert.",
      .value(ItemsKind(item: PNGScaleKind(), placeholder: "scales", example: "1x,2x")) {
        $0.export.scales = $1.sorted { $0.factor < $1.factor }
      },
      ineffectiveWith: { $0.export.format == .css ? Obstacle("format", "css") : stream($0) }),
    CommandOption(
      "sprite", .files, "Also write sprite.svg, from which every picture can be used by its id.",
      .flag { $0.export.hasSprite = $1 }, ineffectiveWith: stream),
    CommandOption(
      "no-sheet", .files, "Leave out index.html, the sheet to look at.",
      .flag { $0.export.hasSheet = !$1 }, ineffectiveWith: stream),
  ]

  private static let exportOutput = [
    CommandOption(
      "force", .output, "Overwrite files that no earlier export into the folder has written.",
      .flag { $0.export.isForced = $1 }, ineffectiveWith: stream),
    CommandOption(
      "prune", .output, "Remove the files of earlier exports that this one does not write.",
      .flag { $0.export.prunes = $1 }, ineffectiveWith: stream),
    CommandOption(
      "dry-run", .output, "Only say what would be written and removed.",
      .flag { $0.export.isDryRun = $1 }, ineffectiveWith: stream),
    CommandOption(
      "quiet", .output, "Show neither progress nor a summary.",
      .flag { $0.export.isQuiet = $1 }),
  ]

  /// A list has no columns.
  @Sendable
  private static func list(_ settings: Settings) -> Obstacle? {
    if case .list? = settings.export.values { Obstacle("values", "as a list") } else { nil }
  }

  /// A stream has no files.
  @Sendable
  private static func stream(_ settings: Settings) -> Obstacle? {
    settings.export.format == .stream ? Obstacle("format", "stream") : nil
  }
}
