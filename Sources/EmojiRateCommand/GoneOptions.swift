import EmojiRate

/// Options of earlier versions, and their replacements.
extension Subcommand {
  /// The error for an option that the command had; nil for others.
  ///
  /// - Parameter words: The command line.
  func gone(_ spelling: String, in words: ArraySlice<String>) -> CommandError? {
    let instead: String? =
      switch (spelling, action) {
      case ("--from", .export) where picture != .summary,
        ("--to", .export) where picture != .summary:
        "write the values out, as in --values \(Self.range(in: Array(words)))"
      case ("--check", .layers), ("--overview", .layers): "write emoji-rate check FILE"
      case ("--scale", .draw): "write --png, as in --png 2x"
      case ("--module", .control):
        "leave it out: import './rating.js' loads the script as it is"
      default: nil
      }
    return instead.map { .usage("there is no option \(spelling.quoted) any more; \($0)") }
  }

  /// The values of the removed `--from`, `--to` and `--by`; only the first three if there are many.
  private static func range(in words: [String]) -> String {
    func number(_ name: String) -> Double? {
      let next = words.firstIndex(of: name).flatMap {
        words.indices.contains($0 + 1) ? words[$0 + 1] : nil
      }
      let attached = words.first { $0.hasPrefix(name + "=") }?.dropFirst(name.count + 1)
      return (attached.map(String.init) ?? next).flatMap { NumberParameter.number($0) }
    }
    let scale = Rating(
      minimum: number("--from") ?? number("--minimum") ?? 0,
      maximum: number("--to") ?? number("--maximum") ?? 5)
    let range = try? ValueRange(by: number("--by") ?? 1, on: scale)
    let texts = (range?.values ?? [0, 2.5, 5]).map { PlainDecimal($0).text }
    return texts.count <= 60
      ? texts.joined(separator: ",") : texts.prefix(3).joined(separator: ",") + ",…"
  }
}
