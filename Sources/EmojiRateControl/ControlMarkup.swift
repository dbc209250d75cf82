import EmojiRate

/// The element as markup: the picture of a rating, which a page shows before its script has run, and native inputs.
///
/// The inputs rate until the script replaces them, or where it never runs. They are radio buttons for a row of few whole
/// symbols, as the control has them, or a range.
package struct ControlMarkup {
  /// The name of the element.
  let name: String
  let settings: PictureSettings
  /// Writes a number for people, without an exponent.
  let text: @Sendable (Double) -> String

  package init(
    name: String, settings: PictureSettings, text: @escaping @Sendable (Double) -> String
  ) {
    (self.name, self.settings, self.text) = (name, settings, text)
  }

  /// The element of a form's field, with the picture of a value.
  package func element(
    _ kind: (some ControlledPicture).Type, _ value: Double, field: String = "rating"
  ) -> String {
    element(kind, value, field: field) { $0 }
  }

  /// The element of a form's field, with the picture of a value, whose rounded value it begins with.
  ///
  /// - Parameters:
  ///   - field: The name in the form, as markup has it.
  ///   - drawn: The picture that is written in place of one of this kind.
  package func element<Kind: ControlledPicture>(
    _ kind: Kind.Type, _ value: Double, field: String, as drawn: (Kind) -> some CanvasPicture
  ) -> String {
    var options = settings.options
    options.label = .decorative
    if !Kind.hasSize { options.size = nil }
    let picture = kind.init(value, settings: settings)
    let (document, value) = (drawn(picture).svg(options), picture.rating.value)
    let inputs = inputs(kind, field, value: value)
    return "<\(name) name=\"\(field)\" value=\"\(text(value))\">\(document)\(inputs)</\(name)>"
  }

  /// Native inputs inside the element.
  ///
  /// - Parameters:
  ///   - field: The name in the form, as markup has it.
  ///   - value: The value; nil while not rated.
  ///   - label: The identifier of the label.
  package func inputs(
    _ kind: (some ControlledPicture).Type, _ field: String, value rating: Double? = nil,
    isRequired: Bool = false, label: String? = nil
  ) -> String {
    let labelled = label.map { " aria-labelledby=\"\($0)\"" } ?? ""
    // A range always has a value, so it cannot be required.
    let required = isRequired ? " required" : ""
    let picture = kind.init(0, settings: settings)
    guard let values = picture.radioValues else {
      let scale = picture.rating
      let step = scale.step > 0 ? text(scale.step) : "any"
      let shown = rating.map { " value=\"\(text($0))\"" } ?? ""
      return """
        <input type="range" name="\(field)" min="\(text(scale.minimum))" \
        max="\(text(scale.maximum))" step="\(step)"\(shown)\(labelled)>
        """
    }
    let radios = values.map { value in
      let (text, checked) = (text(value), value == rating ? " checked" : "")
      return
        "<label><input type=\"radio\" name=\"\(field)\" value=\"\(text)\"\(checked)\(required)>\(text)</label>"
    }
    return "<span role=\"radiogroup\"\(labelled)>\(radios.joined(separator: " "))</span>"
  }
}
