import EmojiRate

/// One picture the command can make; the registry of them is ``Subcommand/all``.
struct Subcommand: Sendable {
  let name: String
  /// What it makes, as one sentence.
  let summary: String
  /// What to type and what it gives, for the help.
  let examples: String
  /// Its rows of the option table.
  let visitOptions: @Sendable (OptionTable.Visit) -> Void
  /// The highest rating, where none is given.
  let maximum: @Sendable (Settings) -> Double
  /// The document that the settings describe.
  let document: @Sendable (Settings, Rating) -> String

  static var all: [Subcommand] { [face, stars] }

  /// What is typed to use it.
  var invocation: String { self.name == Self.main.name ? "emoji-rate" : "emoji-rate \(name)" }

  /// What shows its options.
  var helpInvocation: String { invocation + " --help" }

  /// The one that need not be named.
  static var main: Subcommand { face }

  private static var face: Subcommand {
    Subcommand(
      name: "face",
      summary: "Draw a face whose mouth, eyes and colour show the rating.",
      examples: """
          emoji-rate --value 3.2 > face.svg
              a face for 3.2 out of 5
          emoji-rate --value 7.5 --maximum 10 --size 48 -o score.svg
              a small one for 7.5 out of 10, in a file
          emoji-rate --value 4 --low-color crimson --high-color '#0a0' --background white
              other colours, on white
        """,
      visitOptions: OptionTable.face,
      maximum: { _ in Rating().maximum },
      document: { settings, rating in
        var style = settings.style
        style.color = settings.fixedColor.map { .fixed($0) } ?? .range(settings.colors)
        return document(of: Face(rating, style: style), settings)
      })
  }

  private static var stars: Subcommand {
    Subcommand(
      name: "stars",
      summary: "Draw a row of stars, hearts or faces that shows the rating.",
      examples: """
          emoji-rate stars --value 3.5 > stars.svg
              three and a half of five stars
          emoji-rate stars --value 7 --count 10 --fill half --width 320 -o wide.svg
              ten stars in a width of 320 pixels
          emoji-rate stars --value 4 --symbol face --background white
              five faces, the fourth in colour
        """,
      visitOptions: OptionTable.stars,
      maximum: { Double($0.row.count) },
      document: { settings, rating in
        var row = settings.row
        row.rating = rating
        row.layout = settings.layout.layout
        return document(of: row, settings)
      })
  }

  private static func document(of symbol: some Symbol, _ settings: Settings) -> String {
    switch settings.format {
    case .svg: symbol.svg(settings.document)
    case .dataURI: symbol.dataURI(settings.document)
    }
  }
}

extension Subcommand {
  /// All its options, in the order of the table.
  var options: [Option] {
    var options: [Option] = []
    visitOptions { options.append($0) }
    return options
  }

  /// The first option that is as wanted.
  func option(where isWanted: (Option) -> Bool) -> Option? {
    var found: Option?
    visitOptions { if found == nil, isWanted($0) { found = $0 } }
    return found
  }
}
