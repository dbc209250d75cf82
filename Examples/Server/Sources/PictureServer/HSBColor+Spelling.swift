import EmojiRate

extension HSBColor {
  /// The colour in the shortest notation that says exactly this one: #rrggbb, #rrggbbaa or hsb();
  /// nil where each of them would round it.
  var spelling: String? {
    let hexadecimal = hexadecimal
    if HSBColor(css: hexadecimal) == self { return hexadecimal }
    let description = description
    return HSBColor(css: description) == self ? description : nil
  }

  private var hexadecimal: String {
    let color = sRGB
    let components = [color.red, color.green, color.blue] + (alpha < 1 ? [alpha] : [])
    return components.reduce(into: "#") { text, component in
      let digits = String(Int((component * 255).rounded()), radix: 16)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }
}
