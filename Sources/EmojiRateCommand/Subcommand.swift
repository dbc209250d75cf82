import EmojiRate

/// One picture the command can make; the registry of them is ``Subcommand/all``.
struct Subcommand: Sendable {
  let name: String
  /// What it makes, as one sentence.
  let summary: String
  let options: [Option]
  /// What to type, and what it gives.
  let examples: [Example]
  /// The document that the settings describe.
  let document: @Sendable (Settings, Rating) -> String

  struct Example: Sendable {
    let arguments: String
    let result: String
  }

  static let all = [face]

  /// The one that need not be named.
  static let main = face

  private static let face = Subcommand(
    name: "face",
    summary: "Draw a face whose mouth, eyes and colour show the rating.",
    options: OptionTable.face,
    examples: [
      Example(arguments: "--value 3.2 > face.svg", result: "a face for 3.2 out of 5"),
      Example(
        arguments: "--value 7.5 --maximum 10 --size 48 -o score.svg",
        result: "a small one for 7.5 out of 10, in a file"),
      Example(
        arguments: "--value 4 --low-color crimson --high-color '#0a0' --background white",
        result: "other colours, on white"),
    ],
    document: { settings, rating in
      var style = settings.style
      style.color = settings.fixedColor.map { .fixed($0) } ?? .range(settings.colors)
      let face = Face(rating, style: style)
      return switch settings.format {
      case .svg: face.svg(settings.document)
      case .dataURI: face.dataURI(settings.document)
      }
    })
}
