import EmojiRate
import EmojiRateHistory
import EmojiRatePNG

extension Request {
  /// The picture as a file in a format: `svg`, or `png` and a scale.
  func picture(_ format: String) throws(Refusal) -> [UInt8] {
    switch kind {
    case .face: try rated(Face.self, format)
    case .stars: try rated(StarRow.self, format)
    case .summary:
      if isOverTime {
        try file(RatingHistory(history(), settings: settings), settings, format)
      } else {
        try file(RatingSummary(counts(), settings: settings), settings, format, input.grammar.words)
      }
    }
  }

  /// A picture of the rating in the option `value`; without the option, a picture without a rating.
  private func rated<Kind: RatedPicture>(
    _ kind: Kind.Type, _ format: String
  ) throws(Refusal) -> [UInt8] {
    if let value = try number("value") {
      return try file(Kind(value, settings: settings), settings, format)
    }
    var unrated = settings
    unrated.options.label = .notRated
    unrated.step = nil
    var value = 0.0
    // Without a rating, a face is grey and in the middle of the scale. A row is empty, even if its
    // scale begins above 0.
    if Kind.followsRating {
      unrated.faceColor.fixed = StarRow.mutedColor
      let scale = unrated.rating(0, of: kind)
      value = (scale.minimum + scale.maximum) / 2
    } else {
      unrated.minimum = min(unrated.minimum ?? 0, 0)
    }
    return try file(Kind(value, settings: unrated), unrated, format)
  }

  /// The animation that the options ask for, with a default duration; nil without `animate-from`.
  private func animation(lasting seconds: Double) throws(Refusal) -> RatingAnimation? {
    guard let start = try number("animate-from") else { return nil }
    var (duration, count): (Double, Int?) = (seconds, 1)
    if let text = text("duration") {
      let isMilliseconds = text.hasSuffix("ms")
      let digits = text.dropLast(isMilliseconds ? 2 : text.hasSuffix("s") ? 1 : 0)
      guard let number = NumberParameter.number(String(digits)) else {
        throw Refusal("--duration \(text) is not a time; give one such as 0.5s")
      }
      duration = isMilliseconds ? number / 1000 : number
    }
    if let text = text("repeat") {
      count = Int(text)
      guard text == "forever" || count != nil else {
        throw Refusal("--repeat \(text) is neither a whole number nor forever")
      }
    }
    return RatingAnimation(from: start, duration: duration, repeatCount: count)
  }

  /// A summary with the words for values in its accessible text.
  private func file(
    _ picture: RatingSummary, _ settings: PictureSettings, _ format: String, _ words: [String]
  ) throws(Refusal) -> [UInt8] {
    var settings = settings
    if words.count > 1, settings.options.label == .sentence {
      var spoken = picture
      spoken.words = words
      settings.options.label = .title(spoken.accessibleText(settings.options) ?? "")
    }
    return try file(picture, settings, format)
  }

  private func file<Kind: CanvasPicture>(
    _ picture: Kind, _ settings: PictureSettings, _ format: String
  ) throws(Refusal) -> [UInt8] {
    let animation = try animation(lasting: Kind.duration)
    return try file(_ErasedPicture(picture), settings.options, format, animation)
  }

  private func file(
    _ picture: _ErasedPicture, _ options: SVGOptions, _ format: String,
    _ animation: RatingAnimation?
  ) throws(Refusal) -> [UInt8] {
    let words = format.split(separator: " ")
    guard words[0] == "png" else {
      return Array(picture.svg(options, animation: animation).utf8)
    }
    let scale = words.count > 1 ? NumberParameter.number(String(words[1])) ?? 1 : 1
    do throws(PNGError) {
      return try picture.png(options, size: .scale(scale), animation: animation)
    } catch { throw Refusal(error.description) }
  }
}
