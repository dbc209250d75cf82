/// Arguments of `stars` that are refused.
enum RowRefusal {
  static let all = conflicts + ineffective + requirements + cells + counts + lengths + words + usage

  private static func after(
    _ arguments: [String], _ exitStatus: Int32, _ sentence: String
  ) -> Refusal {
    Refusal(["stars", "--value", "3"] + arguments, exitStatus, sentence)
  }

  static let conflicts = [
    (["--star-size", "20"], ["--width", "200"]), (["--star-size", "20"], ["--cells", "200x50"]),
    (["--spacing", "2"], ["--cells", "200x50"]), (["--width", "200"], ["--cells", "200x50"]),
    (["--title", "x"], ["--decorative"]), (["--language", "zh-Hans"], ["--decorative"]),
    (["--title", "x"], ["--language", "zh-Hans"]),
  ].flatMap { one, other in
    // The option that stands first in the table is named first, however they are given.
    let names = [one[0], other[0]]
    return [one + other, other + one].map { arguments in
      let named = names == ["--title", "--language"] ? ["--language", "--title"] : names
      return after(
        arguments, 64, "\(named[0]) conflicts with \(named[1]); give one of them")
    }
  }

  static let ineffective = [
    ["--fill", "half"], ["--line-width", "3"], ["--fill-color", "red"], ["--stroke-color", "red"],
  ].flatMap { given in
    let sentence = "\(given[0]) has no effect with --symbol face; leave one of them out"
    let symbol = ["--symbol", "face"]
    return [after(given + symbol, 64, sentence), after(symbol + given, 64, sentence)]
  }

  static let requirements = [
    after(["--height", "50"], 64, "--height requires --width; give both"),
    after(["--margin", "5"], 64, "--margin requires --width; give both"),
    after(
      ["--minimum-star-size", "5"], 64,
      "--minimum-star-size requires --width; give both"),
    after(
      ["--cells", "200x50", "--height", "50"], 64,
      "--height requires --width; give both"),
    after(
      ["--star-size", "20", "--margin", "5"], 64,
      "--margin requires --width; give both"),
  ]

  static let cells =
    [
      "", "x", "200", "200x", "x50", "200x50x3", "200X50", "200*50", "200 x 50", "200x50px",
      "1e999x50", "nanxnan", "0x1x0", "axb",
    ].map {
      after(
        ["--cells=\($0)"], 65,
        "--cells '\($0)' is not allowed; "
          + "give a width and a height such as 200x50, each from 1 to 10000")
    } + [
      after(
        ["--cells"], 64,
        "--cells needs a value: a width and a height such as 200x50, each from 1 to 10000")
    ]

  static let counts =
    ["2.5", "1000.5", "1e999"].map {
      after(
        ["--count", $0], 65, "--count '\($0)' is not allowed; give a whole number from 1 to 100")
    } + [
      after(
        ["--count", "five"], 65,
        "--count 'five' is not a number; give a whole number from 1 to 100"),
      after(["--count"], 64, "--count needs a value: a whole number from 1 to 100"),
    ]

  static let lengths =
    [
      ("star-size", 1), ("spacing", 0), ("width", 1), ("height", 0), ("margin", 0),
      ("minimum-star-size", 1),
    ].flatMap { name, least in
      [
        after(
          ["--\(name)", "44px"], 65,
          "--\(name) '44px' is not a number; give a number from \(least) to 10000")
      ]
    }

  static let words = [
    after(["--symbol", "moon"], 65, "--symbol 'moon' is not known; give star, heart or face"),
    after(["--symbol", "stars"], 65, "--symbol 'stars' is not known; did you mean star?"),
    after(["--fill", "quarter"], 65, "--fill 'quarter' is not known; give exact, half or whole"),
    after(["--fill", "whol"], 65, "--fill 'whol' is not known; did you mean whole?"),
    after(["--fill-color", "rde"], 65, "--fill-color 'rde' is not a colour; did you mean red?"),
    after(
      ["--stroke-color", "none"], 65,
      "--stroke-color 'none' is not a colour; "
        + "give a CSS name, #rgb, #rrggbb, rgb(), hsl() or hsb()"),
    after(
      ["--star-size", "-1", "--strict"], 65,
      "--star-size -1 is below 1; give one of 1 to 10000, or leave out --strict"),
    after(
      ["--cells", "200x0", "--strict"], 65,
      "--cells 0 is below 1; give one of 1 to 10000, or leave out --strict"),
    after(
      ["--count", "101", "--strict"], 65,
      "--count 101 is above 100; give one of 1 to 100, or leave out --strict"),
    after(
      ["--line-width", "21", "--strict"], 65,
      "--line-width 21 is above 20; give one of 0 to 20, or leave out --strict"),
    after(
      ["--count", "2", "--strict"], 65,
      "--value 3 is above 2; give one of 0 to 2, or leave out --strict"),
  ]

  static let usage = [
    Refusal(["stars"], 64, Refusal.noValue),
    Refusal(
      ["stars", "--value", "3", "--mouth-width", "0.5"], 64,
      "--mouth-width requires --symbol face; give both"),
    Refusal(
      ["stars", "--value", "3", "--size", "9"], 64,
      "there is no option '--size'; did you mean --star-size?"),
    Refusal(
      ["stars", "--value", "3", "--right-to-lef"], 64,
      "there is no option '--right-to-lef'; did you mean --right-to-left?"),
    Refusal(
      ["--value", "3", "--count", "4"], 64,
      "there is no option '--count' here; emoji-rate stars, emoji-rate summary, "
        + "emoji-rate export stars and emoji-rate export summary have it"),
    Refusal(
      ["stars", "--value", "3", "--right-to-left=yes"], 64,
      "--right-to-left takes no value, but was given 'yes'"),
    Refusal(
      ["stars", "--value", "3", "--minimum", "5"], 65,
      "--minimum 5 is not below --maximum 5; give a lower minimum or a higher maximum"),
    Refusal(
      ["stars", "--frobnicate"], 64,
      "there is no option '--frobnicate'; see emoji-rate stars --help"),
    Refusal(["stars", "-v"], 64, "there is no option '-v'; see emoji-rate stars --help"),
    Refusal(["stars", "3", "x"], 64, "'x' belongs to no option; see emoji-rate stars --help"),
  ]
}
