/// Which files there are of every picture, and what they are called.
struct FileNames {
  /// A size of PNG files.
  struct Scale: Equatable {
    var factor: Double
    var text: String
    /// What its files' names end with: `.png`, `@2x.png`.
    var ending: String
  }

  /// What several pictures are called.
  var noun: String
  /// Whether every picture is an SVG file.
  var hasFiles: Bool
  /// The colours of every picture, those for light pages first.
  var schemes: [ColorScheme]
  /// Whether the pictures say nothing themselves.
  var isDecorative: Bool
  var hasSprite: Bool
  var scales: [Scale]
  /// The name of the stylesheet, where there is one.
  var stylesheet: String?

  init(_ settings: Settings, noun: String) throws(ExportError) {
    let export = settings.export
    self.noun = noun
    hasFiles = export.format == .svg
    isDecorative = settings.picture.isDecorative ?? false
    schemes =
      try export.pair.map { text throws(ExportError) in try ColorScheme.pair(text) } ?? [.light]
    hasSprite = export.hasSprite
    scales = try export.scales.map { text throws(ExportError) in try Self.scales(text) } ?? []
    stylesheet = export.format == .css ? noun + ".css" : nil
  }

  /// The words between a picture's name and the ending of its files.
  var tags: [String] { isPair ? ["", twinTag] : [""] }

  /// Whether every picture has a twin for dark pages.
  var isPair: Bool { schemes.count > 1 }

  /// What the name of the twin has behind the other's.
  var twinTag: String { isPair ? "-" + schemes[1].name : "" }

  /// What the names of a picture's files end with.
  var endings: [String] {
    // The ids of a sprite must not be the same either.
    guard hasFiles else { return hasSprite ? tags : [] }
    return tags.flatMap { tag in ([".svg"] + scales.map(\.ending)).map { tag + $0 } }
  }

  /// Files that are there once, with how they begin.
  var singles: [(name: String, mark: StaticString)] {
    (hasSprite ? [(Sprite.name, Sprite.mark)] : [])
      + (stylesheet.map { [($0, Stylesheet.mark)] } ?? [])
  }

  /// Whether a picture's name is also a word of markup, which has no spaces.
  var needsWords: Bool { hasSprite || stylesheet != nil }

  /// Reads `1x,2x`.
  private static func scales(_ text: String) throws(ExportError) -> [Scale] {
    var scales: [Scale] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard word.last == "x", let factor = DecimalLiteral.parse(String(word.dropLast())),
        (0.1...10).contains(factor)
      else { throw .notScales(text) }
      let number = String(decoding: PlainDecimal(factor).text, as: UTF8.self)
      let scale = Scale(
        factor: factor, text: number, ending: factor == 1 ? ".png" : "@\(number)x.png")
      if !scales.contains(scale) { scales.append(scale) }
    }
    return scales.sorted { $0.factor < $1.factor }
  }
}
