import EmojiRate

/// Finds the colour that a drawing mostly has: that of its largest fill, or without fills, of its largest line.
///
/// Colourful shapes count more than grey ones of the same size.
final class MainColor: CanvasTarget {
  /// The brush found so far; nil if nothing is painted.
  private(set) var brush: Brush?
  private var greatest = 0.0
  private var paint = Paint.black
  private var box = Box.empty

  /// The main colour of a drawing at a part of the scale.
  static func brush(of drawing: DrawingData, at part: Double) -> Brush? {
    let color = MainColor()
    color.draw { drawing.draw(at: part, isMuted: false, on: &$0) }
    color.weigh()
    return color.brush
  }

  func paint(_ paint: Paint) {
    weigh()
    self.paint = paint
  }

  func draw(_ element: PathElement) {
    if let end = element.end { box.join(end) }
  }

  func endShape() { weigh() }

  /// Compares the shape since the last paint with the heaviest one before.
  private func weigh() {
    let area = box.isEmpty ? 0 : box.area
    box = .empty
    // A line covers a small part of its box.
    for (candidate, share) in [(paint.fill, 1.0), (paint.stroke?.brush, 0.01)] {
      guard let candidate else { continue }
      let color: SRGBColor
      switch candidate {
      case .color(let own): color = own
      case .gradient(let gradient): color = gradient.fallback
      default: color = SRGBColor(rgba: 0xFF)
      }
      let chroma =
        max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue)
      let weight = area * share * color.alpha * (0.1 + chroma)
      guard weight > greatest else { continue }
      greatest = weight
      if case .gradient = candidate { brush = .color(color) } else { brush = candidate }
    }
  }
}
