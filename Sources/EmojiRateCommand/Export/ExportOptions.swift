/// The rows of the option table for `export`.
extension OptionTable {
  @Sendable
  static func exportFaces(_ visit: Visit) {
    exportValues(visit)
    facePicture(visit)
    exportOutput(visit)
    general(visit)
  }

  @Sendable
  static func exportStars(_ visit: Visit) {
    exportValues(visit)
    rowPicture(visit)
    exportOutput(visit)
    general(visit)
  }

  private static func exportValues(_ visit: Visit) {
    visit(
      Option(
        name: "from", group: .values, summary: "The first value of a range.",
        argument: .number(
          Option.Number(limits: bounds, defaultText: "the minimum", unit: "")
        ) { $0.export.from = $1 }, companion: "by"))
    visit(
      Option(
        name: "to", group: .values, summary: "The last value of a range.",
        argument: .number(
          Option.Number(limits: bounds, defaultText: "the maximum", unit: "")
        ) { $0.export.to = $1 }, companion: "by"))
    visit(
      Option(
        name: "by", group: .values, summary: "The distance between the values of a range.",
        argument: .number(
          Option.Number(limits: 0...bounds.upperBound, unit: "")
        ) { $0.export.by = $1 }))
    visit(
      Option(
        name: "values", group: .values,
        summary:
          "The values: a list such as 0,2.5,5, or a file of lines value or value,name, "
          + "or - for the standard input.",
        argument: .text(placeholder: "file") { $0.export.values = $1 },
        conflicts: ["from", "to", "by"]))
  }

  private static func exportOutput(_ visit: Visit) {
    visit(
      Option(
        name: "output", letter: "o", group: .files,
        summary: "The folder to write into; it is made where it is not there.",
        argument: .text(placeholder: "folder") { $0.output = $1 }))
    visit(
      Option(
        name: "name-template", group: .files,
        summary: "What the files are called, less the ending: {value} and {name} are filled in.",
        argument: .text(placeholder: "text") { $0.export.nameTemplate = $1 }, unusedWith: stream))
    visit(
      Option(
        name: "format", group: .files,
        summary:
          "SVG files, one CSS stylesheet of data URIs, or a stream of documents, a line each, "
          + "on the standard output.",
        argument: .choice(
          { ExportSettings.Format.allCases.map { $0.rawValue } },
          default: ExportSettings.Format.svg.rawValue
        ) { $0.export.format = ExportSettings.Format(rawValue: $1)! }))
    visit(
      Option(
        name: "pair", group: .files,
        summary:
          "Two of light, dark and the themes, such as light,dark: the colours for light and for dark "
          + "pages, for which every picture has a twin.",
        argument: .text(placeholder: "style,style") { $0.export.pair = $1 }, unusedWith: stream))
    visit(
      Option(
        name: "png", group: .files,
        summary: "Also make PNG files of these scales, such as 1x,2x, with rsvg-convert.",
        argument: .text(placeholder: "scales") { $0.export.scales = $1 },
        unusedWith: { $0.export.format == .css ? "--format css" : stream($0) }))
    visit(
      Option(
        name: "sprite", group: .files,
        summary: "Also write sprite.svg, in which every picture is a symbol.",
        argument: .none { $0.export.hasSprite = true }, unusedWith: stream))
    visit(
      Option(
        name: "no-sheet", group: .files, summary: "Leave out index.html, the sheet to look at.",
        argument: .none { $0.export.hasSheet = false }, unusedWith: stream))
    visit(
      Option(
        name: "force", group: .output,
        summary: "Overwrite files that no earlier export into the folder has written.",
        argument: .none { $0.export.isForced = true }, unusedWith: stream))
    visit(
      Option(
        name: "prune", group: .output,
        summary: "Remove the files of earlier exports that this one does not write.",
        argument: .none { $0.export.prunes = true }, unusedWith: stream))
    visit(
      Option(
        name: "dry-run", group: .output, summary: "Only say what would be written and removed.",
        argument: .none { $0.export.isDryRun = true }, unusedWith: stream))
    visit(
      Option(
        name: "quiet", group: .output, summary: "Show neither progress nor a summary.",
        argument: .none { $0.export.isQuiet = true }))
    strict(visit)
  }

  /// A stream has no files.
  @Sendable
  private static func stream(_ settings: Settings) -> String? {
    settings.export.format == .stream ? "--format stream" : nil
  }
}
