import Testing

@testable import EmojiRateCommand

/// An option as somebody would give it.
struct Sample {
  var option: String
  /// Nil where it takes none.
  var argument: String?
  /// What it has no effect without.
  var besides: [String] = []

  /// One for every option, the requests included.
  static let all = [
    Sample(option: "value", argument: "4.5"),
    Sample(option: "words", argument: "Bad,Okay,Good", besides: ["--maximum", "5"]),
    Sample(option: "style", argument: Documentation.file("Examples/Style/style.json").path),
    Sample(option: "minimum", argument: "-2"),
    Sample(option: "maximum", argument: "8"),
    Sample(option: "step", argument: "2"),
    Sample(option: "character", argument: "cat"),
    Sample(option: "head", argument: "bear"),
    Sample(option: "eyes", argument: "dot"),
    Sample(option: "brows", argument: "full"),
    Sample(option: "mouth", argument: "zigzag"),
    Sample(option: "extras", argument: "glasses,crown"),
    Sample(
      option: "expression", argument: "crying",
      besides: ["--character", "sunny", "--maximum", "30"]),
    Sample(option: "paint", argument: "radial"),
    Sample(option: "line-width", argument: "3"),
    Sample(option: "mouth-width", argument: "0.3"),
    Sample(option: "lip-width", argument: "0.3"),
    Sample(option: "mouth-position", argument: "0.2"),
    Sample(option: "eye-width", argument: "0.3"),
    Sample(option: "eye-position", argument: "0.75"),
    Sample(option: "morph", argument: "0", besides: ["--character", "bloom"]),
    Sample(option: "extra-scale", argument: "2", besides: ["--character", "sunny"]),
    Sample(option: "rim-width", argument: "3", besides: ["--character", "sunny"]),
    Sample(option: "no-eyes"),
    Sample(option: "theme", argument: "traffic"),
    Sample(option: "low-color", argument: "navy"),
    Sample(option: "high-color", argument: "#0f08"),
    Sample(option: "hue-path", argument: "shorter"),
    Sample(option: "color", argument: "rgb(1 2 3)"),
    Sample(option: "colors", argument: "red,rgb(0,99,0),blue"),
    Sample(option: "ink", argument: "navy", besides: ["--character", "sunny"]),
    Sample(option: "background", argument: "white"),
    Sample(option: "size", argument: "48"),
    Sample(option: "responsive"),
    Sample(option: "precision", argument: "0"),
    Sample(option: "title", argument: "so = so"),
    Sample(option: "language", argument: "zh-Hans"),
    Sample(option: "decorative"),
    Sample(
      option: "drawing", argument: Documentation.file("Examples/Drawings/owl.svg").path),
    Sample(option: "animate-from", argument: "1"),
    Sample(option: "duration", argument: "400ms"),
    Sample(option: "repeat", argument: "forever"),
    Sample(option: "pair", argument: "light,dusk", besides: ["--output", "face.svg"]),
    Sample(option: "output", argument: "face.svg"),
    Sample(option: "format", argument: "data-uri"),
    Sample(option: "scale", argument: "2x", besides: ["--format", "png"]),
    Sample(option: "strict"),
    Sample(option: "help"),
    Sample(option: "version"),
    Sample(option: "generate-completion-script", argument: "fish"),
  ]

  /// One for every option of a row that a face has not.
  static let ofStars = [
    Sample(option: "count", argument: "4"), Sample(option: "symbol", argument: "heart"),
    Sample(option: "symbol-path", argument: "M0 0H9V9Z"),
    Sample(option: "fill", argument: "half"), Sample(option: "right-to-left"),
    Sample(option: "line-width", argument: "3"), Sample(option: "star-size", argument: "20"),
    Sample(option: "spacing", argument: "2.5"), Sample(option: "width", argument: "320"),
    Sample(option: "cells", argument: "200x50"), Sample(option: "theme", argument: "mono"),
    Sample(option: "fill-color", argument: "gold"),
    Sample(option: "empty-color", argument: "#0001"),
    Sample(option: "stroke-color", argument: "rgb(1 2 3)"),
  ]

  /// How it is typed.
  var words: [String] { ["--\(option)"] + (argument.map { [$0] } ?? []) }

  /// What it requires, or has no effect without.
  var requirement: [String] {
    guard let name = row?.requirement, !besides.contains("--\(name)") else { return besides }
    return besides + ["--\(name)", "1"]
  }

  /// The row of the table.
  var row: CommandOption? {
    Subcommand.main.options.first { $0.name == option }
  }
}

extension CommandOption: CustomTestStringConvertible {
  /// How it is typed.
  public var testDescription: String { longName }

  var words: [String] { kind?.words ?? [] }
  var defaultText: String? { kind?.defaultText }
}
