import EmojiRate

extension SpecifiedFace {
  /// The document as it is specified, in the default colours, written out anew.
  var document: String {
    func text(_ value: Double) -> String { spelling(hundredths(value), decimals: 2) }
    let value = text(5 * p)
    let sentence = (value.hasPrefix(".") ? "0" : "") + value + " out of 5"
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"240\" height=\"240\" "
      + "viewBox=\"0 0 240 240\" fill=\"none\""
      + (hundredths(lineWidth) == 100 ? "" : " stroke-width=\"\(text(lineWidth))\"")
      + " stroke-linecap=\"round\" stroke=\"\(color)\" role=\"img\" aria-label=\"\(sentence)\">"
      + "<title>\(sentence)</title><circle cx=\"120\" cy=\"120\" r=\"\(text(radius))\"/>"
      + "<path d=\"\(SpelledPathData(curves).text)\"/></svg>"
  }

  /// From HSB(1, 0.8, 0.9) to HSB(165/360, 0.8, 0.9), in hexadecimal.
  private var color: String {
    let hue = 1 + (165.0 / 360 - 1) * p
    // The formula of https://www.w3.org/TR/css-color-4/#hsl-to-rgb, for brightness.
    func component(_ n: Double) -> Int {
      let k: Double = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      let share: Double = max(0, min(k, 4 - k, 1))
      return Int((255 * (0.9 - 0.9 * 0.8 * share)).rounded())
    }
    let digits = [component(5), component(3), component(1)].map { String($0 + 256, radix: 16) }
    return "#" + digits.map { $0.dropFirst() }.joined()
  }

  /// Every style of which each number is usual or at a limit, over the scale; and every number at a
  /// dozen places of its limits, over all of the scale's hundredths.
  static let grid: [SpecifiedFace] = {
    let places: [(WritableKeyPath<SpecifiedFace, Double>, ClosedRange<Double>)] = [
      (\.lineWidth, 0.5...20), (\.mouthWidth, 0.2...0.7), (\.lipWidth, 0.2...0.9),
      (\.mouthPosition, 0.1...0.5), (\.eyeWidth, 0.1...0.3), (\.eyePosition, 0.6...0.8),
    ]
    var styles = [SpecifiedFace()]
    for (place, limits) in places {
      styles += styles.flatMap { style in
        [limits.lowerBound, limits.upperBound].map { limit in
          var style = style
          style[keyPath: place] = limit
          return style
        }
      }
    }
    var rows: [SpecifiedFace] = []
    for var style in styles {
      for p in [0, 0.13, 0.5, 0.64, 1] {
        style.p = p
        rows.append(style)
      }
    }
    for (place, limits) in places {
      for part in 0...11 {
        var style = SpecifiedFace()
        let width = limits.upperBound - limits.lowerBound
        style[keyPath: place] = limits.lowerBound + width * Double(part) / 11
        for hundredth in 0...100 {
          style.p = Double(hundredth) / 100
          rows.append(style)
        }
      }
    }
    return rows
  }()
}
