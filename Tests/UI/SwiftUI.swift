// swift-format-ignore-file
// A stand-in for what EmojiRateUI uses of SwiftUI, which is on Apple's platforms alone: it notes what is drawn.
@_exported import Foundation

public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// A view with everything that was said of it.
public struct Canvas: View {
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var ratio: CGFloat?
  public var value = ""
  public var isElement = false
  public var traits: [AccessibilityTraits] = []
  public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
    self.renderer = renderer
  }
  public var body: Never { fatalError() }

  private func with(_ change: (inout Canvas) -> Void) -> Canvas {
    var canvas = self
    change(&canvas)
    return canvas
  }
  public func aspectRatio(_ ratio: CGFloat?, contentMode: ContentMode) -> Canvas {
    with { $0.ratio = ratio }
  }
  public func accessibilityElement() -> Canvas { with { $0.isElement = true } }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Canvas {
    with { $0.traits.append(traits) }
  }
  public func accessibilityValue(_ value: Text) -> Canvas { with { $0.value = value.text } }
}

public enum ContentMode { case fit, fill }
public enum AccessibilityTraits { case isImage }

public struct Text {
  public var text: String
  public init(verbatim text: String) { self.text = text }
}

public struct Color: Equatable {
  public enum RGBColorSpace { case sRGB }
  public var components: [Double]
  public init(_: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {
    components = [red, green, blue, opacity]
  }
}

public struct Gradient {
  public struct Stop {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
}

public struct Path {
  public private(set) var verbs = ""
  public private(set) var points: [CGPoint] = []
  public init() {}
  public mutating func move(to point: CGPoint) { add("m", point) }
  public mutating func addLine(to point: CGPoint) { add("l", point) }
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    add("c", control1, control2, point)
  }
  public mutating func closeSubpath() { add("z") }
  private mutating func add(_ verb: String, _ points: CGPoint...) {
    verbs += verb
    self.points += points
  }
  public var boundingRect: CGRect {
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}

public struct FillStyle {
  public var isEvenOdd: Bool
  public init(eoFill: Bool) { isEvenOdd = eoFill }
}

public protocol ShapeStyle {}

public struct ForegroundStyle: ShapeStyle {
  public var opacity = 1.0
  public init() {}
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    var style = self
    style.opacity *= opacity
    return style
  }
}

public enum CGLineCap { case butt, round, square }
public enum CGLineJoin { case miter, round, bevel }

public struct StrokeStyle {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public init(
    lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
  }
}

public final class DrawingLog {
  public var scale = CGFloat(1)
  public var origin = CGPoint.zero
  public var fills: [(path: Path, shading: GraphicsContext.Shading)] = []
  public var strokes: [(path: Path, shading: GraphicsContext.Shading, style: StrokeStyle)] = []
}

public struct GraphicsContext {
  public enum Shading {
    case color(Color)
    case style(any ShapeStyle)
    case linearGradient(Gradient, startPoint: CGPoint, endPoint: CGPoint)
    case radialGradient(Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  }
  public let log = DrawingLog()
  public init() {}
  public mutating func translateBy(x: CGFloat, y: CGFloat) { log.origin = CGPoint(x: x, y: y) }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { log.scale = x }
  public func fill(_ path: Path, with shading: Shading, style: FillStyle) {
    log.fills.append((path, shading))
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    log.strokes.append((path, shading, style))
  }
}
