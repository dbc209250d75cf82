import EmojiRate

/// Native inputs inside the element: they rate until the script replaces them, or where it never runs.
struct ControlFallback {
  let picture: PictureKind
  let settings: PictureSettings
  /// The name of the value in the form's data.
  var name = "rating"
  /// The value; nil while not rated.
  var value: Double?
  var isRequired = false
  /// The identifier of the label.
  var label: String?

  /// The markup: radio buttons for a row of few whole symbols, as the control has them, or a range.
  var text: String {
    let labelled = label.map { " aria-labelledby=\"\($0)\"" } ?? ""
    // A range always has a value, so it cannot be required.
    let required = isRequired ? " required" : ""
    guard let values = radioValues else {
      let scale =
        picture == .row
        ? StarRow(0, settings: settings).rating : Face(0, settings: settings).rating
      let step = scale.step > 0 ? Messages.plain(scale.step) : "any"
      let shown = value.map { " value=\"\(Messages.plain($0))\"" } ?? ""
      return """
        <input type="range" name="\(name)" min="\(Messages.plain(scale.minimum))" \
        max="\(Messages.plain(scale.maximum))" step="\(step)"\(shown)\(labelled)>
        """
    }
    let radios = values.map { value in
      let (text, checked) = (Messages.plain(value), value == self.value ? " checked" : "")
      return
        "<label><input type=\"radio\" name=\"\(name)\" value=\"\(text)\"\(checked)\(required)>\(text)</label>"
    }
    return "<span role=\"radiogroup\"\(labelled)>\(radios.joined(separator: " "))</span>"
  }

  /// The values of the radio buttons; nil if a range is better: see `Rules/radios.js`.
  private var radioValues: [Double]? {
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
