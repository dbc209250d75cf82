import EmojiRate
import EmojiRateDrawings
import EmojiRateLottie

/// The settings from the options of `drawing`.
struct LayerSettings: Equatable {
  /// The maximum error between two layers, in user units; nil allows at most nine layers instead.
  var tolerance: Double?
  /// The values of the layers; nil lets the command choose them.
  var values: [RatingLiteral]?

  static let options = [
    CommandOption(
      "tolerance", .values,
      "The greatest error between layers, in 1/240 of the side, with as many layers as it needs.",
      .value(NumberKind(range: Drawing.toleranceLimits, isClamped: true)) {
        $0.layers.tolerance = $0.remarks.clamp("--tolerance", $1, to: Drawing.toleranceLimits)
      }, conflicts: ["values"]),
    CommandOption(
      "values", .values, "The values of the layers, instead of at most nine chosen ones.",
      .value(
        ItemsKind(
          item: RatingKind(), placeholder: "values", example: "0,2.5,5", count: Drawing.keyLimits)
      ) { $0.layers.values = $1 }),
  ]

  static let format = CommandOption(
    "format", .output,
    "An SVG with layers, or a Lottie file. By default the ending of the output decides.",
    .value(WordKind(words: ["svg", "lottie"], defaultText: "svg")) {
      $0.draw.format = DrawSettings.Format(rawValue: $1)
    })
}

extension OptionTable {
  static let layers = OptionTable(
    first: LayerSettings.options + [style], picture: .face,
    own: { [output, LayerSettings.format] },
    without: "size padding responsive precision title language decorative".words)
}

/// Writes a face at all values: an SVG with layers, or a Lottie file.
struct LayersJob {
  private let settings: Settings
  private let scale: ClosedRange<Double>
  /// The face for a Lottie file; nil to write an SVG with layers.
  private let moving: Face?
  private let messages: String

  init(_ settings: Settings) throws(CommandError) {
    var settings = settings
    let scale = try Face.scale(&settings)
    self.settings = settings
    self.scale = scale.minimum...scale.maximum
    messages = try settings.messages()
    // Here, an output that ends in .json is a Lottie file.
    let isLottie = settings.outputFormat != .svg
    if isLottie, settings.layers.values != nil {
      throw .usage("--values chooses layers, but a Lottie file has all values; leave it out")
    }
    moving = isLottie ? Face(scale, style: settings.picture.faceStyle) : nil
    let values = settings.layers.values ?? []
    if let value = values.map({ $0.place(on: scale) }).first(where: { !self.scale.contains($0) }) {
      throw .data(
        "--values: \(Messages.plain(value)) is not on the scale from \(Messages.range(self.scale)); "
          + "give values on it, or --minimum and --maximum")
    }
  }

  func outcome() throws(CommandError) -> Command.Outcome {
    if let moving { return try lottie(moving) }
    let (drawing, note) = try CommandError.described(layered)
    return Command.Outcome(
      output: drawing.svg, path: settings.output,
      messages: messages + (note.map { "emoji-rate: note: \($0)\n" } ?? ""))
  }

  private func lottie(_ face: Face) throws(CommandError) -> Command.Outcome {
    let bytes = try CommandError.described { () throws(LottieError) in
      try face.lottie(
        background: settings.picture.options.background,
        tolerance: settings.layers.tolerance ?? 0.25)
    }
    return Command.Outcome(
      .files([Command.Outcome.File(bytes: bytes, path: settings.output)]), messages: messages)
  }

  /// The face as a drawing, with a note if it is not exact between the layers.
  ///
  /// If the face is already a drawing, it stays as it is, unless an option asks for other layers.
  private func layered() throws(DrawingError) -> (Drawing, note: String?) {
    let layers = settings.layers
    if let drawing = settings.picture.style.drawing, layers == LayerSettings() {
      return (drawing, nil)
    }
    let style = settings.picture.faceStyle
    let look = { part in Face(Rating(part, minimum: 0, maximum: 1), style: style) }
    if let tolerance = layers.tolerance {
      return (try Drawing(of: look, tolerance: tolerance), nil)
    }
    if let values = layers.values {
      let scale = Rating(minimum: scale.lowerBound, maximum: scale.upperBound)
      let range = scale.maximum - scale.minimum
      return (
        try Drawing(of: look, at: values.map { ($0.place(on: scale) - scale.minimum) / range }), nil
      )
    }
    let (drawing, tolerance) = try Drawing.layered(of: look)
    guard tolerance > 0.25 else { return (drawing, nil) }
    let text = Messages.plain((tolerance * 10).rounded() / 10)
    return (
      drawing,
      "between the \(drawing.keys.count) layers, the face is up to \(text) of 240 units off; "
        + "give --tolerance 0.25 for more layers that are closer"
    )
  }
}
