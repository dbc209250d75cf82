import EmojiRate

/// What an input says, and the pictures that come of it.
struct Input {
  let settings: PictureSettings
  let face: Face
  let row: StarRow
  let summary: RatingSummary

  init(_ number: UInt64) {
    var generator = InputGenerator(input: number)
    var settings = PictureSettings()
    let rarity = generator.element([2, 4, 8, 1000])
    try! settings.visitTexts { _, kind, text in
      if generator.oneIn(rarity) { text = kind.random(&generator) }
      return true
    }
    let value = generator.number(-1...6)
    self.settings = settings
    face = settings.face(value)
    row = settings.row(value)
    summary = RatingSummary(
      RatingCounts(
        counts: generator.counts(), minimum: settings.minimum ?? 1, step: settings.step ?? 1),
      settings: settings)
  }

  var documents: [String] {
    // A row is as large as its layout.
    var options = settings.options
    options.size = nil
    return [face.svg(settings.options), row.svg(options), summary.svg(settings.options)]
  }
}

extension ParameterKind {
  /// A random text that is allowed; nil for a list that is not.
  fileprivate func random(_ generator: inout InputGenerator) -> String? {
    switch self {
    case .number(let number):
      // Numbers off the limits reach the clamps of the settings; a text is never NaN.
      let given = generator.number(number.limits)
      let value = given.isFinite ? given : number.clamped(given)
      return NumberParameter.text(number.isWhole ? value.rounded(.down) : value)
    case .flag: return generator.oneIn(2) ? "true" : "false"
    case .color(let color):
      let random = generator.color()
      return random == .currentColor && !color.allowsCurrentColor ? nil : random.spelling
    case .word(let texts, _, _): return generator.element(texts.words())
    case .size(let length):
      func side() -> Double { length.clamped(generator.number(length.limits)) }
      return Size(width: side(), height: side()).spelling
    case .list(let texts, _):
      let list = generator.element(Self.lists)
      return texts.allows(list) ? list : nil
    case .text: return generator.text()
    case .pathData: return generator.element(Self.paths)
    }
  }

  private static let lists = [
    "red,gold,green", "navy,#0f08", "blush,glasses", "none", "tears", "hat,bow-tie,whiskers",
    "hsb(0.1 1 1),hsb(0.9 0.2 1 / 40%),black,white", "blush,tongue,sweat",
  ]

  private static let paths = [
    "M0 0h100v100h-100z", "M50 0A50 50 0 1 1 49.9 0z", "M0,0L10,0L5,9ZM0,1L10,1L5,8Z",
  ]
}
