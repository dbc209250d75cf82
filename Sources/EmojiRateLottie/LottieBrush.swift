import EmojiRate

/// The fill or the line of a part: its colours at the frames where it is seen, and its opacity at all.
struct LottieBrush {
  /// A narrower line is not seen; some players draw one without a width.
  private static let leastWidth = 0.2

  /// The colour; of a gradient, the offsets and colours of its stops, and then the offsets and opacities.
  private var colors = LottieProperty(2.0 / 255)
  /// The ends of a gradient; of a circle, its centre and the point of its edge to the right.
  private var ends = LottieProperty(0.5)
  /// In percent.
  private var opacity = LottieProperty(100.0 / 255)
  private var width = LottieProperty(0.1)
  /// The brush and the paint of the first frame where it is seen.
  private var first: (brush: Brush, paint: Paint)?

  var isEverSeen: Bool { first != nil }

  /// Whether it can draw such a fill: its rule is the same at all frames.
  func canFill(_ paint: Paint) -> Bool {
    first.map { $0.paint.isEvenOdd == paint.isEvenOdd } ?? true
  }

  /// Whether it can draw such a line: its cap and join are the same at all frames.
  func canLine(_ paint: Paint) -> Bool {
    guard let stroke = paint.stroke, let own = first?.paint.stroke else { return true }
    return (own.cap, own.join) == (stroke.cap, stroke.join)
  }

  /// Appends a fill, or a line with a width.
  ///
  /// - Returns: Whether it is seen.
  mutating func append(
    _ brush: Brush?, width lineWidth: Double = 1, of shape: Recording.Shape, at frame: Double
  ) throws(LottieError) -> Bool {
    guard let brush, brush.alpha8 > 0, lineWidth >= Self.leastWidth else {
      opacity.append([0], at: frame)
      return false
    }
    first = first ?? (brush, shape.paint)
    opacity.append([Double(brush.alpha8) / 2.55], at: frame)
    width.append([lineWidth], at: frame)
    switch brush {
    case .color(let color): colors.append(color.parts, at: frame)
    case .currentColor: colors.append([0, 0, 0], at: frame)
    case .gradient(let gradient):
      let (stops, alphas) = (
        gradient.stops, gradient.stops.flatMap { [$0.offset, $0.color.alpha] }
      )
      colors.append(stops.flatMap { [$0.offset] + $0.color.parts } + alphas, at: frame)
      ends.append(try gradient.ends(in: shape), at: frame)
    }
    return true
  }

  var fill: String {
    guard let first else { return "" }
    let rule = first.paint.isEvenOdd ? 2 : 1
    return #",{"ty":"\#(first.brush.gradient == nil ? "fl" : "gf")",\#(color),"r":\#(rule)}"#
  }

  var line: String {
    guard let first, let stroke = first.paint.stroke else { return "" }
    let cap = Stroke.Cap.allCases.firstIndex(of: stroke.cap)! + 1
    let join = Stroke.Join.allCases.firstIndex(of: stroke.join)! + 1
    let width = width.json(isList: false) { max($0[0], 0).plainText }
    return #",{"ty":"\#(first.brush.gradient == nil ? "st" : "gs")",\#(color),"w":\#(width),"#
      + #""lc":\#(cap),"lj":\#(join),"ml":\#(stroke.miterLimit.plainText)}"#
  }

  /// The members that a fill and a line have.
  private var color: String {
    // A line that is close to the numbers of all frames can go beyond them, and players wrap colours around.
    let opacity =
      #""o":\#(opacity.json(isList: false) { $0[0].clamped(to: 0...100).plainText })"#
    guard let gradient = first?.brush.gradient else {
      return #""c":\#(colors.json { $0.shares.json(precision: 3) }),\#(opacity)"#
    }
    let count = 4 * gradient.count
    let isOpaque = colors.values.allSatisfy { numbers in
      stride(from: count + 1, to: numbers.count, by: 2).allSatisfy { numbers[$0] == 1 }
    }
    let stops = colors.json { $0.shares.prefix(isOpaque ? count : $0.count).json(precision: 3) }
    let (start, end) = (ends.json { $0[..<2].json() }, ends.json { $0[2...].json() })
    return #""t":\#(gradient.isLinear ? 1 : 2),"s":\#(start),"e":\#(end),"#
      + #""g":{"p":\#(gradient.count),"k":\#(stops)},\#(opacity)"#
  }
}

extension [Double] {
  /// The numbers, from 0 to 1 each.
  fileprivate var shares: [Double] { map { $0.clamped(to: 0...1) } }
}

extension SRGBColor {
  var parts: [Double] { [red, green, blue] }
}

extension Gradient {
  fileprivate var isLinear: Bool { if case .linear = geometry { true } else { false } }

  fileprivate func ends(in shape: Recording.Shape) throws(LottieError) -> [Double] {
    switch placed(in: shape.outline.bounds).geometry {
    case .linear(let start, let end): return [start.x, start.y, end.x, end.y]
    case .radial(let center, let radius):
      return [center.x, center.y, center.x + radius, center.y]
    case .elliptical:
      let name = shape.part.map { "\"\($0)\"" } ?? "a shape"
      throw LottieError(
        "the gradient of \(name) is an ellipse, which Lottie files cannot have; make it a circle, or write SVG or "
          + "PNG")
    }
  }
}

extension Recording.Outline {
  /// The smallest box around it.
  fileprivate var bounds: Box {
    guard let path else { return box }
    return path.steps.reduce(into: .empty) { $0.join($1.curve?.box ?? Box(around: $1.end)) }
  }
}
