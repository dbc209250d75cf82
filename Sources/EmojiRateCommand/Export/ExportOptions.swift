import EmojiRate

/// The rows of the option table for `export`.
extension OptionTable {
  /// The rule for options about files, which have no effect on a stream.
  private static let stream = "format stream"

  static func export(_ kind: PictureKind) -> OptionTable {
    OptionTable(
      first: exportValues + [style], picture: kind, own: { exportFiles + exportOutput })
  }

  private static let exportValues =
    [
      CommandOption(
        "by", .values, "The distance between values from the minimum to the maximum.",
        .value(NumberKind(range: 1e-9...Rating.boundLimits.upperBound)) { $0.export.by = $1 }),
      values(
        "Values such as 0,2.5,5, a CSV or JSON file, or - for standard input. Repeatable.",
        conflicts: ["by"]),
      valueColumn, nameColumn("The column or JSON key of the names."),
    ] + inputForm + [
      CommandOption(
        "on-error", .values,
        "How to handle an invalid line: stop, skip it, or write a blank line.",
        .value(WordKind(words: ["stop", "skip", "blank"], defaultText: "stop")) {
          $0.input.reaction = $1 == "stop" ? .stop : .skip
          $0.export.writesBlankLines = $1 == "blank"
        })
    ]

  static let folder = CommandOption(
    "output", .files, "The folder to write into. The export creates it if necessary.",
    .value(TextKind(placeholder: "folder", isPath: true)) { $0.export.folder = $1 }, letter: "o")

  private static let exportFiles =
    [
      folder,
      CommandOption(
        "name-template", .files,
        "The file names without ending. Placeholders: {value}, {name} and {line}.",
        .value(TextKind(placeholder: "text")) { $0.export.nameTemplate = $1 },
        ineffectiveWith: stream),
      CommandOption(
        "format", .files, "SVG files, or a stream of documents.",
        .value(WordKind(words: ["svg", "stream"], defaultText: "svg")) {
          $0.export.isStream = $1 == "stream"
        }),
    ] + pictureFiles

  /// The options for the files of each picture, and for the page that shows them.
  static let pictureFiles =
    [
      pair(
        "Two schemes or themes, such as light,dark. Each picture gets both.",
        ineffectiveWith: stream)
    ] + outputs + [
      CommandOption(
        "no-sheet", .files, "Leave out index.html, the contact sheet.",
        .flag { $0.export.hasSheet = !$1 }, ineffectiveWith: stream)
    ]

  /// The options for outputs besides SVG.
  private static let outputs = [
    CommandOption(
      "png", .files, "Also make PNG files of these scales, such as 1x,2x.",
      .value(ItemsKind(item: PNGScaleKind(), placeholder: "scales", example: "1x,2x")) {
        $0.export.outputs.add($1.sorted { $0.factor < $1.factor })
      }, ineffectiveWith: stream)
  ]

  static let exportOutput = [
    CommandOption(
      "force", .output, "Overwrite files that no earlier export has written.",
      .flag { $0.export.isForced = $1 }, ineffectiveWith: stream),
    CommandOption(
      "prune", .output,
      "Remove the files of earlier exports that this one does not write, and list them.",
      .flag { $0.export.prunes = $1 }, ineffectiveWith: stream),
    CommandOption(
      "quiet", .output, "Show no notes and no summary.",
      .flag { $0.export.isQuiet = $1 }),
  ]
}

struct ExportSettings: Equatable {
  var by: Double?

  var folder: String?
  var nameTemplate: String?
  /// Whether to write the documents to the standard output, and not into a folder.
  var isStream = false
  /// Whether a stream writes an empty line for each input line without a picture.
  var writesBlankLines = false
  /// The two words of `--pair`, for light and for dark pages; empty if it is not given.
  var pair: [String] = []
  var outputs = Outputs()
  var hasSheet = true

  var isForced = false
  var prunes = false
  var isQuiet = false
}
