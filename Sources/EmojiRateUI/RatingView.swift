#if canImport(SwiftUI)
  import EmojiRate
  import SwiftUI

  /// Any picture of ratings, such as a summary or ratings over time, as large as its container allows.
  ///
  /// ```swift
  /// RatingView(RatingSummary(counts: [12, 5, 3, 40, 80]))
  /// RatingView(history)
  /// ```
  ///
  /// Its accessibility value is the sentence of the picture.
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  public struct RatingView<Base: Picture>: View, Animatable {
    /// The picture to draw.
    public var picture: Base
    /// The language of the accessibility value.
    public var language: Language
    /// The text for screen readers; nil is the sentence of the rating.
    private let text: String?

    /// Shows a picture.
    public init(_ picture: Base, language: Language = .english) {
      self.init(picture, language: language, text: nil)
    }

    init(_ picture: Base, language: Language, text: String?) {
      (self.picture, self.language, self.text) = (picture, language, text)
    }

    /// The value, which an animation changes in many small steps.
    nonisolated public var animatableData: Double {
      get { picture.rating.value }
      set { (picture.rating.step, picture.rating.value) = (0, newValue) }
    }

    /// The picture on a canvas: all its paths, fills, strokes and gradients.
    public var body: some View {
      let canvas = picture.canvasSize
      SwiftUI.Canvas { context, size in
        let scale = min(size.width / canvas.width, size.height / canvas.height)
        context.translateBy(
          x: (size.width - scale * canvas.width) / 2, y: (size.height - scale * canvas.height) / 2)
        context.scaleBy(x: scale, y: scale)
        for shape in picture.shapes { context.draw(shape) }
      }
      .aspectRatio(CGFloat(canvas.width / canvas.height), contentMode: .fit)
      .accessibilityElement()
      .accessibilityAddTraits(.isImage)
      .accessibilityValue(
        Text(verbatim: text ?? picture.accessibleText(SVGOptions(language: language)) ?? ""))
    }
  }

  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  extension GraphicsContext {
    fileprivate func draw(_ shape: PaintedShape) {
      var context = self
      if let window = shape.window { context.clip(to: SwiftUI.Path(around: window)) }
      let path = SwiftUI.Path(shape)
      if let fill = shape.paint.fill {
        context.fill(
          path, with: .brush(fill, in: path.boundingRect),
          style: FillStyle(eoFill: shape.paint.isEvenOdd))
      }
      if let stroke = shape.paint.stroke {
        context.stroke(
          path, with: .brush(stroke.brush, in: path.boundingRect),
          style: StrokeStyle(
            lineWidth: stroke.width, lineCap: CGLineCap(stroke.cap),
            lineJoin: CGLineJoin(stroke.join), miterLimit: stroke.miterLimit))
      }
    }
  }

  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  extension GraphicsContext.Shading {
    /// The shading of SwiftUI for a brush.
    ///
    /// A gradient may count from the box around a path.
    fileprivate static func brush(_ brush: Brush, in box: CGRect) -> Self {
      switch brush {
      case .color(let color): return .color(Color(color))
      case .currentColor(let opacity): return .style(ForegroundStyle().opacity(opacity))
      case .gradient(let gradient):
        let stops = gradient.stops.map {
          SwiftUI.Gradient.Stop(color: Color($0.color), location: $0.offset)
        }
        let bounds = Box(box.minX, box.minY, box.maxX, box.maxY)
        switch gradient.placed(in: bounds).geometry {
        case .linear(let from, let to):
          return .linearGradient(
            SwiftUI.Gradient(stops: stops), startPoint: CGPoint(from), endPoint: CGPoint(to))
        case .radial(let center, let radius):
          return .radialGradient(
            SwiftUI.Gradient(stops: stops), center: CGPoint(center), startRadius: 0,
            endRadius: radius)
        case .elliptical(let center, let axis, let otherAxis):
          // SwiftUI has no ellipse with axes of any direction; a circle of the mean radius is nearest.
          return .radialGradient(
            SwiftUI.Gradient(stops: stops), center: CGPoint(center), startRadius: 0,
            endRadius: (axis.length + otherAxis.length) / 2)
        }
      }
    }
  }

  extension CGLineCap {
    fileprivate init(_ cap: Stroke.Cap) {
      switch cap {
      case .butt: self = .butt
      case .round: self = .round
      case .square: self = .square
      }
    }
  }

  extension CGLineJoin {
    fileprivate init(_ join: Stroke.Join) {
      switch join {
      case .miter: self = .miter
      case .round: self = .round
      case .bevel: self = .bevel
      }
    }
  }

  extension Color {
    fileprivate init(_ color: SRGBColor) {
      self.init(
        .sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }
  }

  extension SwiftUI.Path {
    /// The edge of a box.
    fileprivate init(around box: Box) {
      self.init()
      move(to: CGPoint(x: box.left, y: box.top))
      addLine(to: CGPoint(x: box.right, y: box.top))
      addLine(to: CGPoint(x: box.right, y: box.bottom))
      addLine(to: CGPoint(x: box.left, y: box.bottom))
      closeSubpath()
    }

    /// The paths of a shape for SwiftUI.
    init(_ shape: PaintedShape) {
      self.init()
      for element in shape.elements {
        switch element {
        case .move(let end): move(to: CGPoint(end))
        case .line(let end): addLine(to: CGPoint(end))
        case .curve(let end, let control1, let control2):
          addCurve(
            to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2))
        case .close: closeSubpath()
        }
      }
    }
  }

  extension CGPoint {
    fileprivate init(_ point: EmojiRate.Point) { self.init(x: point.x, y: point.y) }
  }
#endif
