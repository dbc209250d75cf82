// What the views draw and say, on a stand-in for SwiftUI.
import EmojiRate
import EmojiRateDrawings
import SwiftUI

// A name that both modules have is the one that is imported by itself.
import struct SwiftUI.Gradient

func expect(_ holds: Bool, _ sentence: String) {
  if !holds { fatalError(sentence) }
}

/// The canvas in a view, through everything around it.
func canvas(in view: any View) -> SwiftUI.Canvas {
  func body(_ view: some View) -> any View { view.body }
  if let canvas = view as? SwiftUI.Canvas { return canvas }
  if let view = view as? Modified { return canvas(in: view.content) }
  if let inner = Mirror(reflecting: view).children.first(where: { $0.label == "view" })?.value {
    return canvas(in: inner as! any View)
  }
  return canvas(in: body(view))
}

func shown(_ view: some View, _ size: CGSize) -> (canvas: SwiftUI.Canvas, log: DrawingLog) {
  let canvas = canvas(in: view)
  var context = GraphicsContext()
  canvas.renderer(&context, size)
  return (canvas, context.log)
}

let face = shown(RatingFace(3.2), CGSize(width: 480, height: 240))
expect(face.canvas.value == "3.2 out of 5", face.canvas.value)
expect(face.canvas.isElement && face.canvas.traits == [.isImage], "the face is an image")
expect(face.canvas.ratio == 1, "the face is square")
expect(face.log.scale == 1 && face.log.origin == CGPoint(x: 120, y: 0), "the face is centred")
let elements = Face(3.2).shapes.map(\.elements.count).reduce(0, +)
expect(face.log.strokes.map(\.path.verbs.count).reduce(0, +) == elements, "all is stroked")
expect(face.log.strokes.allSatisfy { $0.style.lineWidth == 14 }, "lines are as wide as by default")

let cat = shown(RatingFace(Face(4, style: FaceStyle(.cat))), CGSize(width: 24, height: 24))
expect(cat.log.scale == 0.1 && cat.log.fills.count > 3, "the cat is filled")

var style = FaceStyle(.sunny)
style.paint = .linear
let sunny = shown(RatingFace(5, style: style), CGSize(width: 24, height: 24))
let gradients = sunny.log.fills.compactMap { fill -> Gradient? in
  if case .linearGradient(let gradient, _, _) = fill.shading { gradient } else { nil }
}
expect(gradients.first.map { $0.stops.count > 1 } == true, "the head has a gradient")

/// The strokes of a drawing that is one path with these attributes.
func strokes(_ attributes: String) throws -> [StrokeStyle] {
  try drawn(attributes).strokes.map(\.style)
}

func drawn(_ attributes: String) throws -> DrawingLog {
  let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor">
    <path d="M2 2L9 9L2 9" \(attributes)/></svg>
    """
  let style = FaceStyle(drawing: try Drawing([(0, svg), (1, svg)]))
  return shown(RatingFace(3, style: style), CGSize(width: 24, height: 24)).log
}

let caps: [(String, CGLineCap)] = [("butt", .butt), ("round", .round), ("square", .square)]
for (word, cap) in caps {
  expect(try strokes("stroke-linecap=\"\(word)\"").map(\.lineCap) == [cap], "the cap is \(word)")
}
let joins: [(String, CGLineJoin)] = [("miter", .miter), ("round", .round), ("bevel", .bevel)]
for (word, join) in joins {
  let found = try strokes("stroke-linejoin=\"\(word)\"").map(\.lineJoin)
  expect(found == [join], "the join is \(word)")
}
expect(try strokes("stroke-miterlimit=\"9\"").map(\.miterLimit) == [9], "the miter limit is kept")
for (attribute, opacity) in [("", 1), ("stroke-opacity=\".5\"", 0.5)] {
  if case .style(let style as ForegroundStyle)? = try drawn(attribute).strokes.first?.shading {
    expect(style.opacity == opacity, "the foreground keeps its opacity")
  } else {
    fatalError("the foreground is another style")
  }
}

let hearts = shown(
  RatingStars(3.5, symbol: .heart, language: .german), CGSize(width: 504, height: 88))
expect(hearts.canvas.value == "3,5 von 5 Herzen", hearts.canvas.value)
expect(hearts.log.scale == 2, "the row fills its frame")

let wide = try Drawing(
  [0, 1].map {
    ($0, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><circle r='9'/></svg>")
  })
let framed = shown(
  RatingStars(3, symbol: .face, style: StarStyle(face: FaceStyle(drawing: wide))),
  CGSize(width: 252, height: 44))
expect(framed.log.clips.count == 5, "each symbol is cut at its canvas")

let summary = shown(
  RatingView(RatingSummary(counts: [1, 2, 3, 4, 5])), CGSize(width: 300, height: 200))
expect(summary.canvas.value.contains("15"), summary.canvas.value)

// Touches

/// A value that a view changes, and how often.
final class Stored {
  var changes = 0
  var value: Double?
  init(_ value: Double?) { self.value = value }
  var binding: Binding<Double?> {
    Binding(get: { self.value }) {
      self.value = $0
      self.changes += 1
    }
  }
}

/// The view with what users do to it.
func modified(in view: any View) -> Modified {
  func body(_ view: some View) -> any View { view.body }
  if let view = view as? Modified { return view }
  if let inner = Mirror(reflecting: view).children.first(where: { $0.label == "view" })?.value {
    return modified(in: inner as! any View)
  }
  return modified(in: body(view))
}

/// Touches a view of 100 by 100 points at a place, moves on to others, and ends at the last.
func touch(
  _ view: some View, _ places: (Double, Double)..., size: CGSize = CGSize(width: 100, height: 100)
) {
  guard let area = modified(in: view).over as? any SizedView,
    let gesture = modified(in: area.view(of: size)).gesture
  else { fatalError("nothing can be touched") }
  let values = places.map {
    DragGesture.Value(
      startLocation: CGPoint(x: places[0].0, y: places[0].1), location: CGPoint(x: $0.0, y: $0.1))
  }
  for value in values { gesture.change(value) }
  gesture.end(values[values.count - 1])
}

let stored = Stored(2.5)
touch(RatingFace(value: stored.binding), (50, 50), (50, 60), (50, 70))
expect(stored.value == 3.5 && stored.changes == 2, "a drag down raises the value")
touch(RatingFace(value: stored.binding), (50, 50), (50, 150), (50, 140))
expect(stored.value == 4.5, "a drag turns back from the end of the scale")
touch(RatingFace(value: stored.binding, sensitivity: 1), (50, 50), (50, 0))
expect(stored.value == 4, "less sensitive, it changes less")
touch(RatingFace(value: stored.binding, in: 0...10), (50, 25))
expect(stored.value == 2.5, "a tap is a place")
expect(lastAnimation == .easeInOut(duration: 0.25), "a tap is animated")
touch(RatingFace(value: stored.binding, axis: .horizontal), (10, 9), (80, 9))
expect(stored.value == 4, "a drag across is a place")
touch(RatingFace(value: stored.binding, step: 1), (50, 50), (50, 56), (50, 62))
expect(stored.value == 5, "steps add up in a drag: \(stored.value ?? -1)")
EnvironmentValues.current.layoutDirection = .rightToLeft
touch(RatingFace(value: stored.binding, axis: .horizontal), (75, 9))
expect(stored.value == 1.25, "from right to left")
let row = CGSize(width: 252, height: 44)
touch(RatingStars(value: stored.binding), (230, 9), size: row)
expect(stored.value == 1, "the first star is on the right")
EnvironmentValues.current.layoutDirection = .leftToRight
touch(RatingStars(value: stored.binding), (230, 9), size: row)
expect(stored.value == 5, "the last star is on the right")
touch(RatingStars(value: stored.binding, isClearable: true), (230, 9), size: row)
expect(stored.value == nil, "the star again clears")
expect(canvas(in: RatingStars(value: stored.binding)).value == "Not rated", "there is no rating")
touch(RatingStars(value: stored.binding, touch: .half), (60, 9), (114, 9), size: row)
expect(stored.value == 2.5, "halves count")
let face25 = canvas(in: RatingFace(value: stored.binding)).value
expect(face25 == "2.5 out of 5", face25)
modified(in: RatingFace(value: stored.binding)).adjust?(.increment)
expect(abs((stored.value ?? 0) - 2.6) < 1e-9, "it is adjusted by a fiftieth")
modified(in: RatingStars(value: stored.binding)).adjust?(.decrement)
expect(abs((stored.value ?? 0) - 1.6) < 1e-9, "or by a star")
EnvironmentValues.current.accessibilityReduceMotion = true
touch(RatingFace(value: stored.binding), (50, 80))
expect(stored.value == 4 && lastAnimation == nil, "reduced motion needs no animation")
EnvironmentValues.current.isEnabled = false
touch(RatingFace(value: stored.binding), (50, 80), (50, 20))
modified(in: RatingFace(value: stored.binding)).adjust?(.increment)
expect(stored.value == 4, "a disabled view keeps its value")
stored.value = nil
let unrated = shown(RatingFace(value: stored.binding), CGSize(width: 24, height: 24))
expect(unrated.canvas.value == "Not rated", "a face without a rating says so")
print("ui: the views compile, draw, speak and are dragged, on a stand-in for SwiftUI")
