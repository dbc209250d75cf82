import EmojiRate
import EmojiRateControl

/// Writes HTML for a control: the page to try its script, and the element as markup.
struct ControlPage {
  let settings: Settings
  var picture: PictureKind
  var looks: [(name: String, settings: Settings, picture: PictureKind)] = []

  private var name: String { settings.control.name }
  private var kind: any ControlledPicture.Type { picture.controlled }

  private func markup(_ settings: PictureSettings) -> ControlMarkup {
    ControlMarkup(name: name, settings: settings, text: Messages.plain)
  }

  /// The element with the picture of a rating, and with native inputs.
  func element(_ value: Double) -> String {
    markup(settings.picture).element(kind, value)
  }

  /// The element with a label, and with native inputs inside; the field's name is also its `id`.
  private func field(
    _ label: String, named field: String, attributes: String, _ settings: Settings,
    isRequired: Bool = false
  ) -> String {
    let fallback = markup(settings.picture).inputs(
      kind, field, isRequired: isRequired, label: "\(field)-label")
    return """
      <p><label id="\(field)-label" for="\(field)">\(label)</label>
      <\(name) id="\(field)" name="\(field)"\(attributes)>\(fallback)</\(name)></p>

      """
  }

  var text: String {
    let first = field(
      "Rating", named: "rating", attributes: " required", settings, isRequired: true)
    let elements = looks.map { look, settings, picture in
      page(of: picture)
        .field(look, named: "look-\(look)", attributes: " look=\"\(look)\"", settings)
    }
    let size = size(settings)
    let others = looks.compactMap { look, settings, picture in
      let other = page(of: picture).size(settings)
      return other == size ? nil : ":where(\(name)[look=\(look)]:not(:defined)) { \(other) }\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="\(settings.control.languages[0].rawValue)">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(name)</title>
      <script defer src="rating.js"></script>
      <style>
      /* The words stand above the element. */
      body { margin: 3rem 1rem }
      /* The element has its size before its script, and a rule of yours wins. */
      @media (scripting: enabled) {
      :where(\(name):not(:defined)) { display: inline-block; overflow: auto; max-width: 100%; \(size) }
      :where(\(name):not(:defined)) > input { box-sizing: border-box; margin: 0; width: 100% }
      \(others.joined())}
      </style>
      <form>
      \(first)\(elements.joined())<button>Send</button>
      </form>
      </html>

      """
  }

  private func page(of picture: PictureKind) -> Self {
    var page = self
    page.picture = picture
    return page
  }

  /// The CSS for the size of a look; the height follows from the width, even on a narrow page.
  private func size(_ settings: Settings) -> String {
    let size = picture.type.sampleSize(settings.picture)
    let (width, height) = (Messages.plain(size.width), Messages.plain(size.height))
    return "width: var(--emoji-rate-size, \(width)px); aspect-ratio: \(width) / \(height)"
  }
}
