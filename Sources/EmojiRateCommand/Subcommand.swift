import EmojiRate

/// A command such as `export`; ``Subcommand/all`` lists the commands.
struct Subcommand: Sendable {
  /// Its one or two words, as typed.
  let name: String
  var aliases: [String] = []
  let summary: String
  let required: String
  /// Command lines, each above its result, for the help.
  let examples: String
  /// The names of the options in the short help, with spaces between.
  let commonOptions: String
  let action: Action
  let picture: PictureKind

  enum Action { case draw, export, control, layers, check, list }

  /// The default command, whose name can be left out.
  static let main = Subcommand(
    name: "face",
    summary: "Draw a face whose mouth, eyes and colour show the rating.",
    required: "<rating>",
    examples: """
        emoji-rate 3.2 > face.svg
            a face for 3.2 out of 5
        emoji-rate 7.5 --maximum 10 --character cat -o cat.svg
            a cat for 7.5 out of 10, in a file
        emoji-rate 80% --low-color crimson -o face.png --png 2x
            another colour below, as a PNG file of twice the size
      """,
    commonOptions: """
      maximum step words character theme color background drawing size animate-from language \
      pair style output
      """,
    action: .draw, picture: .face)

  static let all: [Subcommand] = [
    main,
    Subcommand(
      name: "stars",
      summary: "Draw a row of stars, hearts or faces that shows the rating.",
      required: "<rating>",
      examples: """
          emoji-rate stars 3.5 > stars.svg
              three and a half of five stars
          emoji-rate stars 7 --count 10 --fill half --width 320 -o wide.svg
              ten stars in a width of 320 pixels
          emoji-rate stars 4 --symbol face --background white
              five faces, the fourth in colour
        """,
      commonOptions: "count symbol fill star-size theme output",
      action: .draw, picture: .row),
    Subcommand(
      name: "summary",
      summary: "Draw the mean, the number and the spread of many ratings.",
      required: "(<counts> | --values <file>)",
      examples: """
          emoji-rate summary 12,5,3,40,80 > summary.svg
              twelve ratings of 1, five of 2, up to eighty of 5
          emoji-rate summary --values reviews.csv --value-column stars -o reviews.svg
              the ratings in a column of a file
          emoji-rate summary --mean 4.3 --number 1284 --layout badge
              a line with mean, stars and number
        """,
      commonOptions: "layout symbol character values theme output",
      action: .draw, picture: .summary),
    Subcommand(
      name: "export", aliases: ["export face"],
      summary: "Write a folder of faces, with a manifest and a contact sheet.",
      required:
        "(--output <folder>\n         (--by <number> | --values <file>) | --format stream)",
      examples: """
          emoji-rate export --by 0.5 --output faces
              eleven faces from 0 to 5, manifest.json and index.html
          emoji-rate export --values 0,2.5,5 --pair light,dark --png 1x,2x -o faces
              three faces, each for light and for dark pages, and as PNG files
          emoji-rate export --values reviews.csv --name-template '{name}' --output faces
              a face for every line value,name of a file
        """,
      commonOptions: "values by output name-template format png",
      action: .export, picture: .face),
    Subcommand(
      name: "export stars",
      summary: "Write a folder of rows, with a manifest and a contact sheet.",
      required:
        "(--output <folder>\n         (--by <number> | --values <file>) | --format stream)",
      examples: """
          emoji-rate export stars --by 0.5 --output stars
              eleven rows of five stars, manifest.json and index.html
          emoji-rate export stars --by 1 --symbol heart --png 2x --output hearts
              six rows of hearts, each also as a PNG file of twice the size
        """,
      commonOptions: "values by output name-template format png",
      action: .export, picture: .row),
    Subcommand(
      name: "export summary",
      summary: "Write a folder with a summary of each product or group, and a contact sheet.",
      required: "--output <folder> --values <file>",
      examples: """
          emoji-rate export summary --values reviews.csv --group-column product -o shop
              a picture for each product, manifest.json and index.html
          emoji-rate export summary --values reviews.csv --on-error skip --output all
              one picture of all ratings, without invalid lines
          emoji-rate export summary --values n.csv --count-column n --output all
              of lines stars,n, as a database counts them
        """,
      commonOptions: "values group-column layout symbol output",
      action: .export, picture: .summary),
    Subcommand(
      name: "control", aliases: ["control face"],
      summary: "Write a script that makes a face a form control.",
      required: "[--output <file>]",
      examples: """
          emoji-rate control --character cat -o rating.js
              a script that defines <emoji-rate>, a cat to drag
          emoji-rate control --words Bad,Okay,Good --language de,en -o rating/
              a folder with the script, its types and a page to try it
          emoji-rate control --name my-rating -o rating.js
              an element of your own name
        """,
      commonOptions: "character theme look words language output",
      action: .control, picture: .face),
    Subcommand(
      name: "control stars",
      summary: "Write a script that makes a row a form control.",
      required: "[--output <file>]",
      examples: """
          emoji-rate control stars -o rating.js
              a script that defines <emoji-rate>, five stars to tap
          emoji-rate control stars --symbol heart --fill half --step 0.5 -o hearts.js
              hearts, of which halves count
          emoji-rate control stars --symbol face --character cat -o cats.js
              a row of five cats
        """,
      commonOptions: "count symbol fill look words output",
      action: .control, picture: .row),
    Subcommand(
      name: "drawing",
      summary: "Write a face at all values: an SVG with layers, or a Lottie file.",
      required: "[--character <word>]",
      examples: """
          emoji-rate drawing --character cat > cat.svg
              the cat with nine layers, to edit; emoji-rate 3.2 --drawing
              cat.svg then draws your cat at 3.2
          emoji-rate drawing --character cat --values 0,2.5,5 -o cat.svg
              three layers, so that there is less to change
          emoji-rate drawing --character cat -o cat.json
              a Lottie file for apps, whose progress is the rating
        """,
      commonOptions: "character theme values tolerance output format",
      action: .layers, picture: .face),
    Subcommand(
      name: "check",
      summary: "Print what becomes what between the values of your drawing.",
      required: "<file> …",
      examples: """
          emoji-rate check mascot.svg
              one file with a layer for each value
          emoji-rate check sad.svg okay.svg happy.svg --overview all.svg
              three files, and a picture of eleven values
          emoji-rate check 0=sad.svg 40%=okay.svg 5=happy.svg
              files for values that you choose
        """,
      commonOptions: "overview minimum maximum output",
      action: .check, picture: .face),
    Subcommand(
      name: "list",
      summary: "List characters and other words to choose from.",
      required: "[<topic>]",
      examples: """
          emoji-rate list
              the topics of the list
          emoji-rate list characters
              the characters, one a line
        """,
      commonOptions: "",
      action: .list, picture: .face),
  ]
}

extension Subcommand {
  var isMain: Bool { name == Self.main.name }

  var invocation: String { isMain ? "emoji-rate" : "emoji-rate \(name)" }

  var helpInvocation: String { invocation + " --help" }

  var spellings: [String] { [name] + aliases }

  /// The commands of one word; every longer name begins with one of them.
  static var firstWords: [String] { all.map(\.name).filter { !$0.contains(" ") } }

  /// All its options, in the order of the help.
  var options: [CommandOption] { table.rows }

  var table: OptionTable {
    switch (action, picture) {
    case (.draw, .summary): .drawingSummary
    case (.draw, _): .drawing(picture)
    case (.export, .summary): .exportSummary
    case (.export, _): .export(picture)
    case (.control, _): .control(picture)
    case (.layers, _): .layers
    case (.check, _): .check
    case (.list, _): .list
    }
  }
}

extension String {
  var words: [String] { utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) } }
}
