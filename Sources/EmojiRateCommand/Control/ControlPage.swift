import EmojiRate

/// The companions of a script: a page to try it, and the element as markup.
struct ControlPage {
  let settings: Settings
  let picture: PictureKind
  var looks: [(name: String, settings: Settings)] = []

  private var name: String { settings.control.name }

  /// The element with the picture of a rating, which a page shows before its script has run, and with native inputs.
  func element(_ value: Double) -> String {
    var settings = settings.picture
    settings.options.label = .decorative
    let document = picture.type.document(settings, at: value)
    let fallback = inputs(settings, value: value)
    return """
      <\(name) name="rating" value="\(Messages.plain(value))">\(document)\(fallback)</\(name)>
      """
  }

  /// A labelled element with native inputs; the name in the form is its identifier too.
  private func field(
    _ label: String, named field: String, attributes: String, _ settings: Settings,
    isRequired: Bool = false
  ) -> String {
    let fallback = inputs(
      settings.picture, name: field, isRequired: isRequired, label: "\(field)-label")
    return """
      <p><label id="\(field)-label" for="\(field)">\(label)</label>
      <\(name) id="\(field)" name="\(field)"\(attributes)>\(fallback)</\(name)></p>

      """
  }

  var text: String {
    let first = field(
      "Rating", named: "rating", attributes: " required", settings, isRequired: true)
    let elements = looks.map { look, settings in
      field(look, named: "look-\(look)", attributes: " look=\"\(look)\"", settings)
    }
    let size = size(settings)
    let others = looks.compactMap { look, settings in
      let other = self.size(settings)
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
      :where(\(name):not(:defined)) { display: inline-block; overflow: auto; max-width: 100%; \(size) }
      :where(\(name):not(:defined)) > input { box-sizing: border-box; margin: 0; width: 100% }
      \(others.joined())</style>
      <form>
      \(first)\(elements.joined())<button>Send</button>
      </form>
      </html>

      """
  }

  /// The width of a look as a style; the height follows, also where the page is narrow.
  private func size(_ settings: Settings) -> String {
    let size = picture.type.sampleSize(settings.picture)
    let (width, height) = (Messages.plain(size.width), Messages.plain(size.height))
    return "width: var(--emoji-rate-size, \(width)px); aspect-ratio: \(width) / \(height)"
  }

  // MARK: Native inputs

  /// Native inputs inside the element: they rate until the script replaces them, or where it never runs.
  ///
  /// They are radio buttons for a row of few whole symbols, as the control has them, or a range.
  ///
  /// - Parameter value: The value; nil while not rated.
  private func inputs(
    _ settings: PictureSettings, name: String = "rating", value rating: Double? = nil,
    isRequired: Bool = false, label: String? = nil
  ) -> String {
    let labelled = label.map { " aria-labelledby=\"\($0)\"" } ?? ""
    // A range always has a value, so it cannot be required.
    let required = isRequired ? " required" : ""
    guard let values = radioValues(settings) else {
      let scale =
        picture == .row
        ? StarRow(0, settings: settings).rating : Face(0, settings: settings).rating
      let step = scale.step > 0 ? Messages.plain(scale.step) : "any"
      let shown = rating.map { " value=\"\(Messages.plain($0))\"" } ?? ""
      return """
        <input type="range" name="\(name)" min="\(Messages.plain(scale.minimum))" \
        max="\(Messages.plain(scale.maximum))" step="\(step)"\(shown)\(labelled)>
        """
    }
    let radios = values.map { value in
      let (text, checked) = (Messages.plain(value), value == rating ? " checked" : "")
      return
        "<label><input type=\"radio\" name=\"\(name)\" value=\"\(text)\"\(checked)\(required)>\(text)</label>"
    }
    return "<span role=\"radiogroup\"\(labelled)>\(radios.joined(separator: " "))</span>"
  }

  /// The values of the radio buttons; nil if a range is better: see `Rules/radios.js`.
  private func radioValues(_ settings: PictureSettings) -> [Double]? {
    guard picture == .row else { return nil }
    let row = StarRow(0, settings: settings)
    let (scale, begin) = (row.rating, min(row.rating.minimum, 0))
    let symbol = (scale.maximum - begin) / Double(row.count)
    let pace = scale.step > 0 ? scale.step : row.fillRule == .half ? symbol / 2 : symbol
    let lowest = scale.minimum > 0 ? scale.minimum : scale.minimum + pace
    let count = ((scale.maximum - lowest) / pace + 1 + 1e-9).rounded(.down)
    guard pace > symbol * 0.999, count >= 1, count <= 10 else { return nil }
    // Short decimals, as the control has them.
    return (0..<Int(count)).map { ((lowest + Double($0) * pace) * 1e9).rounded() / 1e9 }
  }
}
