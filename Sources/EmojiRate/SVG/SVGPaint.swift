/// A paint as a document writes it, with gradients by their identifiers.
///
/// It is smaller than a ``Paint``. Two are equal if the document is the same.
package struct SVGPaint: Equatable {
  package enum Brush: Equatable {
    case none
    case color(SRGBColor)
    case currentColor(alpha8: Int)
    case gradient(SVGGradient.Identifier, fallback: SRGBColor)

    package init(_ brush: EmojiRate.Brush?, _ format: SVGFormat) {
      switch brush {
      case nil: self = .none
      case .color(let color): self = .color(color)
      case .currentColor: self = .currentColor(alpha8: brush?.alpha8 ?? 255)
      case .gradient(let gradient):
        self = .gradient(
          SVGGradient(gradient: gradient, format: format).identifier, fallback: gradient.fallback)
      }
    }

    /// Whether the document must define it.
    var isGradient: Bool {
      if case .gradient = self { true } else { false }
    }

    /// The opacity attribute of the colour; a gradient has its opacity in its stops.
    var alpha8: Int {
      switch self {
      case .color(let color): color.alpha8
      case .currentColor(let alpha8): alpha8
      case .none, .gradient: 255
      }
    }
  }

  var fill = Brush.color(SRGBColor(rgba: 0xFF))
  var isEvenOdd = false
  var stroke = Brush.none
  var width = 1.0
  var cap = Stroke.Cap.butt
  var join = Stroke.Join.miter
  var miterLimit = 4.0

  /// SVG's default: a black fill and no stroke.
  package static var initial: SVGPaint { SVGPaint() }

  private init() {}

  package init(_ paint: Paint, _ format: SVGFormat) {
    fill = Brush(paint.fill, format)
    isEvenOdd = paint.isEvenOdd
    guard paint.hasLine else { return }
    let line = paint.line
    stroke = Brush(line.brush, format)
    width = line.width
    cap = line.cap
    join = line.join
    // The miter limit only affects mitered corners.
    if join == .miter { miterLimit = line.miterLimit }
  }
}

extension Brush {
  /// The opacity attribute of the colour; a gradient has its opacity in its stops.
  package var alpha8: Int {
    switch self {
    case .color(let color): color.alpha8
    case .currentColor(let opacity): eightBit(opacity.clamped(to: 0...1, ifNaN: 1))
    case .gradient: 255
    }
  }

  package var gradient: Gradient? {
    if case .gradient(let gradient) = self { gradient } else { nil }
  }
}

extension Paint {
  /// The gradients of its fill and its line.
  package var gradients: [Gradient] {
    [fill, stroke?.brush].compactMap { $0?.gradient }
  }
}
