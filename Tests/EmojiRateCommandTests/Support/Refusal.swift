import EmojiRate
import Testing

@testable import EmojiRateCommand

/// Arguments that are refused, and what is said about them.
struct Refusal: Sendable, CustomTestStringConvertible {
  var arguments: [String]
  var exitStatus: Int32
  /// The line on the standard error, less `emoji-rate: error: `.
  var sentence: String

  init(_ arguments: [String], _ exitStatus: Int32, _ sentence: String) {
    self.arguments = arguments
    self.exitStatus = exitStatus
    self.sentence = sentence
  }

  /// Arguments after a `--value` that is in order.
  static func after(_ arguments: [String], _ exitStatus: Int32, _ sentence: String) -> Refusal {
    Refusal(["--value", "3"] + arguments, exitStatus, sentence)
  }

  var line: String { "emoji-rate: error: \(sentence)\n" }
  var testDescription: String {
    arguments.prefix(9).map { $0.prefix(40).debugDescription }.joined(separator: " ")
  }

  private static let languages = Messages.list(Language.allCases.map(\.description), "or")

  static let all =
    usage + requests + values + numbers + scales + colors + words + conflicts + strict + long
    + animation

  static let noValue = "there is no rating; give the one to show, such as 3.2"

  private static func eyes(_ word: String) -> String {
    "--eyes '\(word)' is not known; give "
      + Messages.list(FaceEyes.allCases.map(\.description), "or")
  }

  /// What a rating may be.
  static let rating = "a number such as 3.2, or a part of the scale such as 64%"

  /// How the command is written.
  static let usage = [
    Refusal(["face"], 64, noValue),
    Refusal(["--"], 64, noValue),
    Refusal(["--no-eyes", "--size", "48"], 64, noValue),
    Refusal([""], 65, "the rating '' is not a number; give \(rating)"),
    Refusal(["4/5"], 65, "the rating '4/5' is not a number; give \(rating)"),
    Refusal(["face", "64%%"], 65, "the rating '64%%' is not a number; give \(rating)"),
    Refusal(
      ["0", "2.5", "5"], 64,
      "one picture shows one rating; for 3, type emoji-rate export --values 0,2.5,5 --output faces"),
    Refusal(
      ["stars", "1,2,3"], 64,
      "one picture shows one rating; for 3, type emoji-rate export stars --values 1,2,3 "
        + "--output stars"),
    Refusal(
      ["3,2"], 64,
      "a decimal has a point; did you mean 3.2? For two pictures, type "
        + "emoji-rate export --values 3,2 --output faces"),
    Refusal(
      ["-1,2,5"], 64,
      "one picture shows one rating; for 3, type emoji-rate export --values -1,2,5 --output faces"),
    Refusal(
      ["0", "2.5", "5", "--character", "cat", "--maximum", "10", "-o", "cats.svg"], 64,
      "one picture shows one rating; for 3, type emoji-rate export --values 0,2.5,5 --output faces, "
        + "and the same options for scale and look"),
    Refusal(
      ["3", "4.5", "--strict", "-o", "x.svg"], 64,
      "one picture shows one rating; for 2, type emoji-rate export --values 3,4.5 --output faces"),
    Refusal(["3", "-o="], 64, "there is no option '-o='; did you mean --output?"),
    Refusal(
      Array(repeating: "3.25", count: 90), 64,
      "one picture shows one rating; for 90, type emoji-rate export "
        + "--values \(Array(repeating: "3.25", count: 90).joined(separator: ",")) --output faces"),
    Refusal(
      Array(repeating: "3.25", count: 900), 64,
      "one picture shows one rating; for 900, type emoji-rate export --values FILE --output faces"),
    Refusal(
      ["export", "0", "1", "2", "-o", "x"], 64,
      "'0' belongs to no option; did you mean --values 0,1,2?"),
    Refusal(
      ["export", "0,1", "-o", "x"], 64,
      "'0,1' belongs to no option; did you mean --values 0,1?"),
    Refusal(["export", ","], 64, "',' belongs to no option; see emoji-rate export --help"),
    Refusal(
      ["export", "--by", "1", "3", "-o", "x"], 64,
      "'3' belongs to no option; see emoji-rate export --help"),
    Refusal(["3", "x"], 64, "'x' belongs to no option; see emoji-rate --help"),
    after(["3"], 64, "the rating is given twice; leave one of them out"),
    Refusal(
      ["4", "stars"], 64,
      "stars is a command, which comes first and once, as in emoji-rate stars 3.5 > stars.svg"),
    Refusal(["cat", "4"], 64, "there is no command 'cat'; did you mean --character cat?"),
    after(
      ["--format", "png", "--animate-from", "1"], 64,
      "--animate-from has no effect with --format png; leave one of them out"),
    after(
      ["-o", "x.png", "--animate-from", "1"], 64,
      "--animate-from has no effect with --output x.png; leave one of them out"),
    after(
      ["--format", "png", "--title", "x"], 64,
      "--title has no effect with --format png; leave one of them out"),
    after(
      ["-o", "x.png", "--language", "de"], 64,
      "--language has no effect with --output x.png; leave one of them out"),
    after(
      ["--decorative", "-o", "x.png"], 64,
      "--decorative has no effect with --output x.png; leave one of them out"),
    Refusal(
      ["stars", "3", "--responsive", "--format", "png"], 64,
      "--responsive has no effect with --format png; leave one of them out"),
    after(
      ["-o", "face.JPG"], 65,
      "--output 'face.JPG' is not allowed; give a name that ends in .svg or .png, or --format too"),
    after(["--scale", "2x"], 64, "--scale requires --format png; give both"),
    after(
      ["--scale", "2x", "--format", "svg"], 64,
      "--scale has no effect with --format svg; leave one of them out"),
    Refusal(
      ["3", "--no-mouth"], 64, "there is no option '--no-mouth'; did you mean --mouth none?"),
    Refusal(
      ["3", "--no-background"], 64,
      "there is no option '--no-background'; did you mean --background none?"),
    Refusal(
      ["3", "--width", "9"], 64,
      "there is no option '--width' here; emoji-rate stars and emoji-rate export stars have it"),
    Refusal(["3", "--", "-o"], 64, "'-o' belongs to no option; options come before --"),
    Refusal(["3", "x.svg"], 64, "'x.svg' belongs to no option; did you mean --output x.svg?"),
    Refusal(["x.PNG", "3"], 64, "there is no command 'x.PNG'; did you mean --output x.PNG?"),
    Refusal(["x.csv"], 64, "there is no command 'x.csv'; did you mean export --values x.csv?"),
    Refusal(
      ["export", "x.csv"], 64, "'x.csv' belongs to no option; did you mean --values x.csv?"),
    Refusal(
      ["export", "--by", "1", "faces"], 64,
      "'faces' belongs to no option; did you mean --output faces?"),
    Refusal(["3", "--no-size"], 64, "there is no option '--no-size'; see emoji-rate --help"),
    after(
      ["--colors", "red,red,red,red,red,red,red,red"], 65,
      "--colors 'red,red,red,red,red,red,red,red' is not allowed; give two to seven colours with commas "
        + "between"),
    after(
      ["--format", "png", "--scale", "0x"], 65,
      "--scale '0x' is not allowed; give a scale from 0.1x to 10x"),
    Refusal(["--value"], 64, "--value needs a value: \(rating)"),
    Refusal(["--value", "--"], 64, "--value needs a value: \(rating)"),
    Refusal(["--value", "--size", "3"], 64, "--value needs a value: \(rating)"),
    after(["--mouth-width"], 64, "--mouth-width needs a value: a number from 0.2 to 0.7"),
    after(["--precision"], 64, "--precision needs a value: a whole number from 0 to 6"),
    after(["--color", "--no-eyes"], 64, "--color needs a value: a colour or auto"),
    after(
      ["--brows"], 64, "--brows needs a value: none, automatic or full"),
    after(
      ["--extras"], 64, "--extras needs a value: words with commas between, or none"),
    after(
      ["--extras", "nine"], 65, "--extras 'nine' is not known; did you mean none?"),
    after(
      ["--extras", "blush,glases"], 65,
      "--extras 'glases' is not known; did you mean glasses?"),
    after(["--character", "kat"], 65, "--character 'kat' is not known; did you mean cat?"),
    after(
      ["--colors", "red,gren"], 65, "--colors 'gren' is not a colour; did you mean green?"),
    after(
      ["--colors", "red"], 65,
      "--colors 'red' is not allowed; give two to seven colours with commas between, or one by --color"
    ),
    after(
      ["--head-path", "happy.svg"], 65,
      "--head-path 'happy.svg' is not path data; give the d of a <path>, such as M0 0H9V9Z"),
    after(
      ["--head-path", "M0 0\u{1B}[31m"], 65,
      "--head-path: path data, offset 4: found \"\u{FFFD}\", expected a command: M, L, H, V, C, S, Q, T, A "
        + "or Z, in either case"),
    after(
      ["--pair", "light,dark"], 64,
      "--pair makes two files; give --output, or --follow-scheme for one picture"),
    after(["--follow-scheme"], 64, "--follow-scheme requires --pair; give both"),
    after(
      ["--pair", "light,dark", "--follow-scheme", "--format", "png"], 64,
      "--follow-scheme has no effect with --format png; leave one of them out"),
    after(
      ["--pair", "light,dark", "--follow-scheme", "--format", "data-uri"], 64,
      "--follow-scheme has no effect with --format data-uri; leave one of them out"),
    Refusal(
      ["-", "--style", "-"], 64,
      "--style - and the rating - both read the standard input; give a file to --style"),
    after(
      ["--colors", "red,currentColor"], 65,
      "--colors 'currentColor' is not allowed; give a colour of its own, or the text's to all "
        + "ratings by --color"),
    after(
      ["--colors", "red,blue", "--color", "red"], 64,
      "--colors conflicts with --color; give one of them"),
    Refusal(
      ["stars", "--value", "3", "--character", "cat"], 64,
      "--character requires --symbol face; give both"),
    Refusal(
      ["stars", "--value", "3", "--symbol", "heart", "--extras", "bow"], 64,
      "--extras has no effect with --symbol heart; leave one of them out"),
    after(["--background"], 64, "--background needs a value: a colour or none"),
    after(["--hue-path"], 64, "--hue-path needs a value: linear or shorter"),
    after(["--format"], 64, "--format needs a value: svg, data-uri or png"),
    after(["--language"], 64, "--language needs a value: \(languages)"),
    after(["-o"], 64, "-o needs a value: a file"),
    after(["--output"], 64, "--output needs a value: a file"),
    after(["--title"], 64, "--title needs a value: a text"),
    Refusal(
      ["--generate-completion-script"], 64,
      "--generate-completion-script needs a value: bash, zsh or fish"),
    Refusal(["--valu", "3"], 64, "there is no option '--valu'; did you mean --value?"),
    Refusal(["--valu=3"], 64, "there is no option '--valu'; did you mean --value?"),
    Refusal(["---value", "3"], 64, "there is no option '---value'; did you mean --value?"),
    Refusal(["-value", "3"], 64, "there is no option '-value'; did you mean --value?"),
    Refusal(["3", "-output"], 64, "there is no option '-output'; did you mean --output?"),
    Refusal(["3", "-out", "x"], 64, "there is no option '-out'; did you mean --output?"),
    Refusal(["3", "-outptu", "x"], 64, "there is no option '-outptu'; did you mean --output?"),
    Refusal(
      ["3", "-output.svg"], 64, "there is no option '-output.svg'; did you mean --output?"),
    Refusal(
      ["3", "-output=x.svg"], 64,
      "there is no option '-output=x.svg'; did you mean --output=x.svg?"),
    Refusal(
      ["3", "-o=x.svg"], 64, "there is no option '-o=x.svg'; did you mean --output=x.svg?"),
    Refusal(
      ["3", "-outdir/x.svg"], 64,
      "there is no option '-outdir/x.svg'; did you mean -o outdir/x.svg?"),
    Refusal(["-help"], 64, "there is no option '-help'; did you mean --help?"),
    Refusal(["-hlep"], 64, "-h takes no value, but was given 'lep'"),
    Refusal(["-size=9"], 64, "there is no option '-size=9'; did you mean --size?"),
    Refusal(["-maxmum", "9"], 64, "there is no option '-maxmum'; did you mean --maximum?"),
    Refusal(["--colour=red"], 64, "there is no option '--colour'; did you mean --color?"),
    Refusal(["--min", "1"], 64, "there is no option '--min'; did you mean --minimum?"),
    Refusal(["--eye", "1"], 64, "there is no option '--eye'; did you mean --eyes?"),
    Refusal(["--eye-", "1"], 64, "there is no option '--eye-'; did you mean --eyes?"),
    Refusal(["--m", "1"], 64, "there is no option '--m'; see emoji-rate --help"),
    Refusal(
      ["--symbol", "heart"], 64,
      "there is no option '--symbol' here; emoji-rate stars, emoji-rate summary, "
        + "emoji-rate export stars and emoji-rate export summary have it"),
    Refusal(["--frobnicate"], 64, "there is no option '--frobnicate'; see emoji-rate --help"),
    Refusal(["--=3"], 64, "there is no option '--'; see emoji-rate --help"),
    Refusal(["-v", "3"], 64, "there is no option '-v'; see emoji-rate --help"),
    Refusal(["-3x"], 65, "the rating '-3x' is not a number; give \(rating)"),
    Refusal(["3", "--eyes=oval"], 65, eyes("oval")),
    Refusal(["3", "--eyes", "oval"], 65, eyes("oval")),
    Refusal(["fac", "--value", "3"], 64, "there is no command 'fac'; did you mean face?"),
    Refusal(["star", "--value", "3"], 64, "there is no command 'star'; did you mean stars?"),
    Refusal(
      ["frobnicate"], 64,
      "there is no command 'frobnicate'; there are face, stars, summary, export, export stars, export summary and list"
    ),
    Refusal(
      ["help", "frobnicate"], 64,
      "there is no command 'frobnicate'; there are face, stars, summary, export, export stars, export summary and list"
    ),
    Refusal(
      ["export", "star"], 64, "there is no command 'export star'; did you mean export stars?"),
    Refusal(
      ["stars", "export"], 64, "there is no command 'stars export'; did you mean export stars?"),
    Refusal(
      ["export", "frobnicate"], 64,
      "'frobnicate' belongs to no option; see emoji-rate export --help"),
    Refusal(["help", "face", "x"], 64, "'x' belongs to no option; see emoji-rate --help"),
    after(
      ["face"], 64,
      "face is a command, which comes first and once, as in emoji-rate 3.2 > face.svg"),
    after(["--", "4"], 64, "the rating is given twice; leave one of them out"),
    after(["--no-eyes", "yes"], 64, "the rating is given twice; leave one of them out"),
    Refusal(["3", "--", "--size"], 64, "'--size' belongs to no option; options come before --"),
    Refusal(["--", "--size", "3"], 64, "'--size' belongs to no option; options come before --"),
    Refusal(["1", "--eyes", "2"], 65, eyes("2")),
    after(["--eyes", "2"], 65, eyes("2")),
    Refusal(["export", "--eyes", "2"], 65, eyes("2")),
    Refusal(["3", "--no-eyes", "yes"], 64, "'yes' belongs to no option; see emoji-rate --help"),
    after(["--no-eyes=yes"], 64, "--no-eyes takes no value, but was given 'yes'"),
    after(["--no-eyes="], 64, "--no-eyes takes no value, but was given ''"),
    after(["--strict=1"], 64, "--strict takes no value, but was given '1'"),
    after(["--help=me"], 64, "--help takes no value, but was given 'me'"),
    after(["-ho"], 64, "-h takes no value, but was given 'o'"),
  ]

  /// What is asked for beside a picture, with something behind it.
  static let requests = [
    Refusal(["--version", "extra"], 64, "--version is given alone; leave out 'extra'"),
    after(["--version", "--frobnicate"], 64, "--version is given alone; leave out '--frobnicate'"),
    Refusal(
      ["--generate-completion-script", "zsh", "x"], 64,
      "--generate-completion-script is given alone; leave out 'x'"),
  ]

  /// What is no number at all.
  static let values =
    [
      "", " ", " 3", "3 ", "nan", "NaN", "-nan", "inf", "-inf", "Infinity", "٣", "３", "3.2x",
      "x", "0x10", "1e", "1_000", "3=4", "1.2.3", "5/5", "−3",
    ].map {
      Refusal(["--value", $0], 65, "--value '\($0)' is not a number; give \(rating)")
    } + [
      Refusal(["--value", "3,2"], 65, "--value '3,2' is not a number; give 3.2, with a point"),
      Refusal(
        ["3", "--size", "20,5"], 65, "--size '20,5' is not a number; give 20.5, with a point"),
      Refusal(
        ["3", "--size", "1,2,3"], 65,
        "--size '1,2,3' is not a number; give a number from 1 to 10000"),
      Refusal(["--value="], 65, "--value '' is not a number; give \(rating)"),
      Refusal(["--value=--3"], 65, "--value '--3' is not a number; give \(rating)"),
      Refusal(
        ["--value", "3\n4"], 65, "--value '3\u{FFFD}4' is not a number; give \(rating)"),
    ]

  /// Numbers that are not allowed.
  static let numbers = [
    Refusal(["--value", "1e999"], 65, "--value '1e999' is not allowed; give \(rating)"),
    Refusal(["--value=-1e999"], 65, "--value '-1e999' is not allowed; give \(rating)"),
    after(["--size", "1e999"], 65, "--size '1e999' is not allowed; give a number from 1 to 10000"),
    after(["--size", "48px"], 65, "--size '48px' is not a number; give a number from 1 to 10000"),
    after(["--size", "nan"], 65, "--size 'nan' is not a number; give a number from 1 to 10000"),
    after(
      ["--precision", "2.5"], 65,
      "--precision '2.5' is not allowed; give a whole number from 0 to 6"),
    after(
      ["--precision", "1e999"], 65,
      "--precision '1e999' is not allowed; give a whole number from 0 to 6"),
    after(
      ["--precision", "two"], 65,
      "--precision 'two' is not a number; give a whole number from 0 to 6"),
    after(
      ["--line-width", "inf"], 65,
      "--line-width 'inf' is not a number; give a number from 0.5 to 20"),
    after(
      ["--line-width", "1e999"], 65,
      "--line-width '1e999' is not allowed; give a number from 0.5 to 20"),
  ]

  /// Scales and steps that cannot be counted with.
  static let scales = [
    after(
      ["--minimum", "5"], 65,
      "--minimum 5 is not below --maximum 5; give a lower minimum or a higher maximum"),
    after(
      ["--minimum", "6", "--maximum=2.5"], 65,
      "--minimum 6 is not below --maximum 2.5; give a lower minimum or a higher maximum"),
    after(
      ["--maximum", "-1"], 65,
      "--minimum 0 is not below --maximum -1; give a lower minimum or a higher maximum"),
    after(
      ["--maximum", "1e999"], 65, "--maximum '1e999' is not allowed; give a number such as 3.2"),
    after(["--maximum", "nan"], 65, "--maximum 'nan' is not a number; give a number such as 3.2"),
    after(
      ["--maximum", "1e-10"], 65,
      "a range of 1e-10 is too small to count with; give at least 1e-09"),
    after(
      ["--step", "1e-10"], 65, "--step 1e-10 is too small to count with; give at least 1e-09"),
    after(
      ["--step", "1e999"], 65,
      "--step '1e999' is not allowed; give a number such as 3.2"),
    after(
      ["--step", "half"], 65,
      "--step 'half' is not a number; give a number such as 3.2"),
  ]

  private static let notations = "give a CSS name, #rgb, #rrggbb, rgb(), hsl() or hsb()"

  static let colors = [
    after(["--color", "rde"], 65, "--color 'rde' is not a colour; did you mean red?"),
    after(["--color", "Grene"], 65, "--color 'Grene' is not a colour; did you mean green?"),
    after(["--background", "nne"], 65, "--background 'nne' is not a colour; did you mean none?"),
    after(["--color", "fff"], 65, "--color 'fff' is not a colour; did you mean '#fff'?"),
    after(["--color", "b96a1e"], 65, "--color 'b96a1e' is not a colour; did you mean '#b96a1e'?"),
    after(["--color", "none"], 65, "--color 'none' is not a colour; \(notations)"),
    after(["--color", ""], 65, "--color '' is not a colour; \(notations)"),
    after(["--color", "#12"], 65, "--color '#12' is not a colour; \(notations)"),
    after(["--low-color", "#12345g"], 65, "--low-color '#12345g' is not a colour; \(notations)"),
    after(
      ["--high-color", "rgb(1,2)"], 65, "--high-color 'rgb(1,2)' is not a colour; \(notations)"),
    after(
      ["--background", "url(#a)"], 65, "--background 'url(#a)' is not a colour; \(notations)"),
    after(
      ["--background", "red\"/><script>"], 65,
      "--background 'red\"/><script>' is not a colour; \(notations)"),
  ]

  static let words = [
    after(["--hue-path", "long"], 65, "--hue-path 'long' is not known; give linear or shorter"),
    after(["--hue-path=shortr"], 65, "--hue-path 'shortr' is not known; did you mean shorter?"),
    after(["--language", "tlh"], 65, "--language 'tlh' is not known; give \(languages)"),
    after(["--language", "nb"], 65, "--language 'nb' is not known; give \(languages)"),
    after(["--language", "EN_us"], 65, "--language 'EN_us' is not known; did you mean EN-us?"),
    after(["--language", "zhHans"], 65, "--language 'zhHans' is not known; did you mean zh-Hans?"),
    after(["--language", "English"], 65, "--language 'English' is not known; give \(languages)"),
    after(
      ["--language", "zn-Hans"], 65, "--language 'zn-Hans' is not known; did you mean zh-Hans?"),
    after(["--format", "gif"], 65, "--format 'gif' is not known; give svg, data-uri or png"),
    after(["--format", "SVG"], 65, "--format 'SVG' is not known; did you mean svg?"),
    Refusal(
      ["--generate-completion-script", "tcsh"], 65,
      "--generate-completion-script 'tcsh' is not known; give bash, zsh or fish"),
    after(["--title", ""], 65, "--title is empty; give a text"),
    after(["-o", ""], 65, "-o is empty; give a file"),
    after(["--output="], 65, "--output is empty; give a file"),
  ]

  static let conflicts = [
    ("--color", "red", "--low-color", "red"), ("--color", "red", "--high-color", "red"),
    ("--color", "red", "--hue-path", "linear"), ("--responsive", nil, "--size", "48"),
    ("--title", "x", "--decorative", nil), ("--language", "en", "--title", "x"),
    ("--language", "en", "--decorative", nil),
  ].flatMap { one, first, other, second in
    let given = [[one, first].compactMap { $0 }, [other, second].compactMap { $0 }]
    let sentence = "\(one) conflicts with \(other); give one of them"
    return [after(given[0] + given[1], 64, sentence), after(given[1] + given[0], 64, sentence)]
  }

  static let strict = [
    after(
      ["--size", "10001", "--strict"], 65,
      "--size 10001 is above 10000; give one of 1 to 10000, or leave out --strict"),
    after(
      ["--precision", "7", "--strict"], 65,
      "--precision 7 is above 6; give one of 0 to 6, or leave out --strict"),
    Refusal(
      ["--value", "9", "--strict"], 65,
      "--value 9 is above 5; give one of 0 to 5, or leave out --strict"),
    Refusal(
      ["--strict", "--value=-1"], 65,
      "--value -1 is below 0; give one of 0 to 5, or leave out --strict"),
    after(
      ["--mouth-width", "9", "--strict"], 65,
      "--mouth-width 9 is above 0.7; give one of 0.2 to 0.7, or leave out --strict"),
    after(
      ["--strict", "--eye-position", "0.5"], 65,
      "--eye-position 0.5 is below 0.6; give one of 0.6 to 0.8, or leave out --strict"),
  ]

  /// The kernel takes single arguments of up to 128 KiB.
  static let long: [Refusal] = {
    let long = String(repeating: "9", count: 120_000)
    let excerpt = String(repeating: "9", count: 60) + "…"
    return [
      Refusal([long], 65, "the rating '\(excerpt)' is not allowed; give \(rating)"),
      Refusal(["--value", long], 65, "--value '\(excerpt)' is not allowed; give \(rating)"),
      Refusal(["--value=\(long)x"], 65, "--value '\(excerpt)' is not a number; give \(rating)"),
      Refusal(
        ["--" + long], 64, "there is no option '--\(excerpt.dropFirst(2))'; see emoji-rate --help"),
      Refusal(
        ["x" + long], 64,
        "there is no command 'x\(excerpt.dropFirst())'; there are face, stars, summary, export, export stars, export summary and list"
      ),
      after(["--color", long], 65, "--color '\(excerpt)' is not a colour; \(notations)"),
      after(
        ["--format", long], 65, "--format '\(excerpt)' is not known; give svg, data-uri or png"),
      Refusal(
        ["3"] + Array(repeating: "--no-eyes", count: 50_000) + ["x"], 64,
        "'x' belongs to no option; see emoji-rate --help"),
    ]
  }()
}
