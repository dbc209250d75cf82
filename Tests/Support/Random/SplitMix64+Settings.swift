import EmojiRate

extension SplitMix64 {
  /// Settings that have each parameter once in `rarity` times.
  mutating func settings(oneIn rarity: Int) -> PictureSettings {
    var settings = PictureSettings()
    for row in ParameterScope.all.rows where oneIn(rarity) {
      try? row.set(text(of: row.kind), in: &settings)
    }
    return settings
  }

  mutating func text(of kind: ParameterKind) -> String? {
    switch kind {
    case .number(let number, _):
      number.isWhole
        ? "\(integer(-5...120))"
        : NumberParameter.text(
          oneIn(4) ? finiteDouble() : double(0...2) * number.defaultValue)
    case .flag: oneIn(2) ? "true" : "false"
    case .color(_, _, let allowsCurrentColor, _):
      allowsCurrentColor && oneIn(6)
        ? "currentColor"
        : CSSColor.hsb(
          HSBColor(
            hue: double(), saturation: double(), brightness: double(),
            alpha: oneIn(2) ? 1 : double())
        ).spelling
    case .word(let texts): element(of: texts.words())
    case .size(let length, _):
      Size(width: length.clamped(double(-9...300)), height: length.clamped(finiteDouble())).spelling
    case .list(let texts):
      element(
        of: [
          "red,gold,rgb(1, 2, 3 / 4%)", "navy,#0f08", "blush,glasses", "none", "halo",
          "0-6,7-8,9-10",
        ].filter(
          texts.allows))
    case .text: (0...index(7)).map { _ in element(of: Self.pieces) }.joined()
    case .pathData: element(of: ["M0 0H9V9Z", "evenodd M0 0H9V9H0ZM3 3H6V6H3Z"])
    }
  }

  /// Pieces of text that markup, addresses or JSON could take for their own.
  private static let pieces = [
    "a", "{value}", "{maximum}", "{", "<", "&", "\"", "'", "]]>", "\\", "\u{1F}", "\n", "é", "評価",
    "\u{1F642}", "\u{202E}", "\u{FFFE}", "#", "%41", "=", " ",
  ]
}
