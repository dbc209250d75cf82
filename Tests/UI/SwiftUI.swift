// swift-format-ignore-file
// A stand-in for what EmojiRateUI uses of SwiftUI, which is on Apple's platforms alone: it notes what is drawn.
@_exported import Foundation

public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildEither<One: View, Other: View>(first: One) -> Either<One, Other> {
    Either(view: first)
  }
  public static func buildEither<One: View, Other: View>(second: Other) -> Either<One, Other> {
    Either(view: second)
  }
}

public struct Either<One: View, Other: View>: View {
  public var view: any View
  public var body: Never { fatalError() }
}

/// A view with what lies over it, and what users do to it.
public struct Modified: View {
  public var content: any View
  public var over: (any View)?
  public var gesture: DragGesture?
  public var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  public var body: Never { fatalError() }
}

extension View {
  private var modified: Modified { (self as? Modified) ?? Modified(content: self) }
  private func with(_ change: (inout Modified) -> Void) -> Modified {
    var view = modified
    change(&view)
    return view
  }
  public func overlay<Over: View>(@ViewBuilder content: () -> Over) -> Modified {
    let over = content()
    return with { $0.over = over }
  }
  public func contentShape(_ shape: Rectangle) -> Modified { modified }
  public func gesture(_ gesture: DragGesture) -> Modified { with { $0.gesture = gesture } }
  public func accessibilityAdjustableAction(
    _ action: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> Modified {
    with { $0.adjust = action }
  }
}

public struct Rectangle {
  public init() {}
}

public struct GeometryProxy {
  public var size: CGSize
  public init(size: CGSize) { self.size = size }
}

/// What a test asks for its content.
public protocol SizedView { func view(of size: CGSize) -> any View }

public struct GeometryReader<Content: View>: View, SizedView {
  public func view(of size: CGSize) -> any View { content(GeometryProxy(size: size)) }
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  public var body: Never { fatalError() }
}

public struct DragGesture {
  public struct Value {
    public var startLocation: CGPoint
    public var location: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public init(startLocation: CGPoint, location: CGPoint) {
      (self.startLocation, self.location) = (startLocation, location)
    }
  }
  public var change: (Value) -> Void = { _ in }
  public var end: (Value) -> Void = { _ in }
  public init(minimumDistance: CGFloat) {}
  public func onChanged(_ change: @escaping (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.change = change
    return gesture
  }
  public func onEnded(_ end: @escaping (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.end = end
    return gesture
  }
}

public enum AccessibilityAdjustmentDirection { case increment, decrement }
public enum Axis { case horizontal, vertical }
public enum LayoutDirection { case leftToRight, rightToLeft }

public protocol Animatable {
  var animatableData: Double { get set }
}

public struct Animation: Equatable {
  public var seconds: Double
  public static func easeInOut(duration: Double) -> Animation { Animation(seconds: duration) }
}

nonisolated(unsafe) public var lastAnimation: Animation?
public func withAnimation<Result>(_ animation: Animation?, _ body: () -> Result) -> Result {
  lastAnimation = animation
  return body()
}

public struct EnvironmentValues {
  public var isEnabled = true
  public var accessibilityReduceMotion = false
  public var layoutDirection = LayoutDirection.leftToRight
  nonisolated(unsafe) public static var current = EnvironmentValues()
}

@propertyWrapper public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: path] }
}

@propertyWrapper public struct State<Value> {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let storage: Storage
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
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

public struct Color: View, Equatable, Sendable {
  public static let clear = Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0)
  public var body: Never { fatalError() }
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
  public var clips: [Path] = []
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
  public mutating func clip(to path: Path) { log.clips.append(path) }
  public func fill(_ path: Path, with shading: Shading, style: FillStyle) {
    log.fills.append((path, shading))
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    log.strokes.append((path, shading, style))
  }
}
