import EmojiRate

/// The rows of the option table for a picture that moves.
extension OptionTable {
  /// - Parameter duration: How long the picture takes, where it is not said.
  static func animation(duration: Double, _ visit: Visit) {
    visit(
      Option(
        name: "animate-from", group: .animation,
        summary: "Let the picture move by itself from this rating to the one it shows.",
        argument: .number(
          Option.Number(
            limits: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, unit: "")
        ) { $0.start = $1 }))
    visit(
      Option(
        name: "duration", group: .animation,
        summary: "How long that takes, as in 0.25s, 250ms or 0.25.",
        argument: .number(
          Option.Number(
            limits: RatingAnimation.durationLimits, defaultValue: duration, unit: "seconds",
            suffixes: [
              Option.Number.Suffix(name: "ms", factor: 0.001),
              Option.Number.Suffix(name: "s", factor: 1),
            ])
        ) { $0.duration = $1 }, companion: "animate-from"))
    let limits = RatingAnimation.repeatCountLimits
    visit(
      Option(
        name: "repeat", group: .animation,
        summary: "How many times it moves, with a second between one end and the next start.",
        argument: .number(
          Option.Number(
            limits: Double(limits.lowerBound)...Double(limits.upperBound), defaultValue: 1,
            unit: "", isWhole: true, endlessWord: "forever")
        ) { $0.repeatCount = $1.isFinite ? Int($1) : nil }, companion: "animate-from"))
  }
}
