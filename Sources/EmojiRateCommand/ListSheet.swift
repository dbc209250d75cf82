import EmojiRate

/// A page for choosing one of an option's words.
///
/// It shows each word along the scale, on light and on dark backgrounds, with the option to type.
enum ListSheet {
  /// The places of the pictures on the scale, from 0 to 1.
  private static let parts = [0, 0.2, 0.5, 0.8, 1]
  /// The default sides of faces and of the symbols of rows, in pixels.
  private static let (faceSize, symbolSize) = (64.0, 16.0)

  static func page(_ topic: ListTopic, _ settings: Settings, _ scale: Rating) -> String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>emoji-rate: \(topic.name)</title>
    <style>
    :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif }
    body { margin: 16px }
    h1 { font-size: 20px; margin: 0 0 16px }
    main { display: flex; flex-wrap: wrap; gap: 12px }
    figure { margin: 0; border: 1px solid #8886; border-radius: 8px; overflow: hidden }
    div { display: flex; flex-wrap: wrap; gap: 8px; padding: 8px }
    .row div { flex-direction: column }
    .light { background: #fff; color: #000 }
    .dark { background: #121212; color: #fff }
    figcaption { padding: 6px 12px }
    code { -webkit-user-select: all; user-select: all }
    </style>
    <h1>\(topic.name)</h1>
    <main>
    \(topic.words.map { figure(topic, $0, settings, scale) }.joined())</main>
    </html>

    """
  }

  private static func figure(
    _ topic: ListTopic, _ word: String, _ settings: Settings, _ scale: Rating
  ) -> String {
    var settings = settings
    // The classic face has no room for some parts, and only one expression.
    var ground = ""
    if topic.needsCharacter, settings.picture.style.givenCharacter == nil {
      settings.picture.style.character = .dawn
      ground = "--character dawn "
    }
    if let opposite = topic.option.oppositeOption { settings.picture[opposite] = nil }
    try? topic.option.assign(word, as: topic.name, to: &settings)
    if settings.picture.options.size == nil { settings.picture.options.size = faceSize }
    if settings.picture.layout.starSize == nil { settings.picture.layout.starSize = symbolSize }
    let light = pictures(topic.picture, settings, scale)
    // The second copy needs no accessible text.
    settings.picture.options.label = .decorative
    let dark = pictures(topic.picture, settings, scale)
    return """
      <figure\(topic.picture == .face ? "" : " class=\"row\"")>
      <div class="light">\(light)</div>
      <div class="dark">\(dark)</div>
      <figcaption><code>\(ground)\(topic.option.longName) \(word)</code></figcaption>
      </figure>

      """
  }

  private static func pictures(
    _ picture: PictureKind, _ settings: Settings, _ scale: Rating
  ) -> String {
    parts.map {
      picture.command.document(settings, at: scale.minimum + $0 * (scale.maximum - scale.minimum))
    }.joined()
  }
}
