// What the views draw and say, on a stand-in for SwiftUI.
import EmojiRate
import EmojiRateDrawings
import SwiftUI

// A name that both modules have is the one that is imported by itself.
import struct SwiftUI.Gradient

func expect(_ holds: Bool, _ sentence: String) {
  if !holds { fatalError(sentence) }
}

func shown(_ view: some View, _ size: CGSize) -> (canvas: SwiftUI.Canvas, log: DrawingLog) {
  guard let canvas = (view.body as any View).body as? SwiftUI.Canvas else {
    fatalError("the view is no canvas")
  }
  var context = GraphicsContext()
  canvas.renderer(&context, size)
  return (canvas, context.log)
}

let face = shown(RatingFace(3.2), CGSize(width: 480, height: 240))
expect(face.canvas.value == "3.2 out of 5", face.canvas.value)
expect(face.canvas.isElement && face.canvas.traits == [.isImage], "the face is an image")
expect(face.canvas.ratio == 1, "the face is square")
expect(face.log.scale == 1 && face.log.origin == CGPoint(x: 120, y: 0), "the face is centred")
let elements = Face(3.2).pathElements.count
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
print("ui: the views compile, draw and speak, on a stand-in for SwiftUI")
