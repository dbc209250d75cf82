import Foundation

/// Arguments that are refused.
///
/// Golden/refusals.txt has them, as a line of JSON, before the exit status and the message less
/// `emoji-rate: error: `. A new refusal is a line of arguments there; recording adds what is said of it.
enum Refusal {
  /// What a rating may be.
  static let rating = "a number such as 3.2, or a part of the scale such as 64%"

  /// The lines of arguments, and what they spell.
  static let recorded: [(line: Substring, arguments: [String])] = {
    let text = (try? Documentation.read("Tests/EmojiRateCommandTests/Golden/refusals.txt")) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("[") }.compactMap { line in
      (try? JSONDecoder().decode([String].self, from: Data(line.utf8))).map { (line, $0) }
    }
  }()

  /// Long arguments, and what is said of them; the kernel takes single arguments of up to 128 KiB.
  static let long: [(arguments: [String], exitStatus: Int32, sentence: String)] = {
    let long = String(repeating: "9", count: 120_000)
    let excerpt = String(repeating: "9", count: 60) + "…"
    return [
      ([long], 65, "the rating '\(excerpt)' is not allowed; give \(rating)"),
      (["--value=\(long)x"], 65, "--value '\(excerpt)' is not a number; give \(rating)"),
      (["--" + long], 64, "there is no option '--\(excerpt.dropFirst(2))'; see emoji-rate --help"),
      (
        ["3", "--format", long], 65,
        "--format '\(excerpt)' is not known; give svg, data-uri or png"
      ),
      (
        Array(repeating: "3.25", count: 900), 64,
        "one picture shows one rating; for 900, type emoji-rate export --values FILE --output faces"
      ),
      (
        ["3"] + Array(repeating: "--no-eyes", count: 5000) + ["x"], 64,
        "'x' belongs to no option; see emoji-rate --help"
      ),
    ]
  }()
}
