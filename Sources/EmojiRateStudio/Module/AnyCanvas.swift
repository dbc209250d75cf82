import EmojiRate
import EmojiRatePNG

/// A canvas of any type, so that the module has the code of each drawing once.
struct AnyCanvas: Canvas {
  private let target: AnyTarget

  /// Calls `draw` with a canvas that passes everything on to `base`.
  static func on<Base: Canvas>(_ base: inout Base, _ draw: (inout AnyCanvas) -> Void) {
    withUnsafeMutablePointer(to: &base) {
      var canvas = AnyCanvas(target: Target($0))
      draw(&canvas)
    }
  }

  var keepsVerbs: Bool { target.keepsVerbs }
  func paint(_ paint: Paint) { target.paint(paint) }
  func part(_ name: @autoclosure () -> String?) { target.part(name) }
  func endShape() { target.endShape() }
  func clip(_ clip: Clip) { target.clip(clip) }
  func move(to point: Point) { target.move(point) }
  func line(to point: Point) { target.line(point) }
  func curve(to point: Point, control1: Point, control2: Point) {
    target.curve(point, control1, control2)
  }
  func close() { target.close() }
  func circle(center: Point, radius: Double) { target.circle(center, radius) }
  func draw<Drawn: Drawable>(_ drawing: Drawn, transformedBy transform: Transform) {
    withoutActuallyEscaping({ drawing.draw(on: &$0) }) {
      target.draw(AnyDrawing(body: $0), transform)
    }
  }
  func repeated(_ count: Int, every step: Point, _ draw: (inout AnyCanvas, Int) -> Void) {
    target.repeated(count, step, draw)
  }
}

/// A drawing of any type.
private struct AnyDrawing: Drawable {
  nonisolated(unsafe) let body: (inout AnyCanvas) -> Void

  func draw<Base: Canvas>(on canvas: inout Base) { AnyCanvas.on(&canvas, body) }
}

/// What an ``AnyCanvas`` passes its drawing on to.
private class AnyTarget {
  var keepsVerbs: Bool { false }
  func paint(_ paint: Paint) {}
  func part(_ name: () -> String?) {}
  func endShape() {}
  func clip(_ clip: Clip) {}
  func move(_ point: Point) {}
  func line(_ point: Point) {}
  func curve(_ point: Point, _ control1: Point, _ control2: Point) {}
  func close() {}
  func circle(_ center: Point, _ radius: Double) {}
  func draw(_ drawing: AnyDrawing, _ transform: Transform) {}
  func repeated(_ count: Int, _ step: Point, _ draw: (inout AnyCanvas, Int) -> Void) {}
}

private final class Target<Base: Canvas>: AnyTarget {
  private let base: UnsafeMutablePointer<Base>

  init(_ base: UnsafeMutablePointer<Base>) { self.base = base }

  override var keepsVerbs: Bool { base.pointee.keepsVerbs }
  override func paint(_ paint: Paint) { base.pointee.paint(paint) }
  override func part(_ name: () -> String?) { base.pointee.part(name()) }
  override func endShape() { base.pointee.endShape() }
  override func clip(_ clip: Clip) { base.pointee.clip(clip) }
  override func move(_ point: Point) { base.pointee.move(to: point) }
  override func line(_ point: Point) { base.pointee.line(to: point) }
  override func curve(_ point: Point, _ control1: Point, _ control2: Point) {
    base.pointee.curve(to: point, control1: control1, control2: control2)
  }
  override func close() { base.pointee.close() }
  override func circle(_ center: Point, _ radius: Double) {
    base.pointee.circle(center: center, radius: radius)
  }
  override func draw(_ drawing: AnyDrawing, _ transform: Transform) {
    base.pointee.draw(drawing, transformedBy: transform)
  }
  override func repeated(_ count: Int, _ step: Point, _ draw: (inout AnyCanvas, Int) -> Void) {
    base.pointee.repeated(count, every: step) { base, number in
      AnyCanvas.on(&base) { draw(&$0, number) }
    }
  }
}

/// A picture of any kind, which draws itself on an ``AnyCanvas``.
struct AnyPicture: CanvasPicture, PNGPicture {
  var rating: Rating
  let canvasSize: Size
  let unit: RatingUnit
  let precision: Int
  let basePaint: Paint
  private let drawing: @Sendable (inout AnyCanvas) -> Void
  private let sentence: @Sendable (Language, inout ByteWriter) -> Void
  private let language: @Sendable (Language) -> Language
  private let motion: @Sendable (Double, Double) -> AnyPicture

  init(_ base: some CanvasPicture) {
    (rating, canvasSize, unit) = (base.rating, base.canvasSize, base.unit)
    (precision, basePaint) = (base.precision, base.basePaint)
    drawing = { base.draw(on: &$0) }
    sentence = { base.putSentence(in: $0, into: &$1) }
    language = { base.language(in: $0) }
    motion = { AnyPicture(base.moving(from: $0, part: $1)) }
  }

  func draw<Base: Canvas>(on canvas: inout Base) { AnyCanvas.on(&canvas, drawing) }
  func putSentence(in language: Language, into bytes: inout ByteWriter) {
    sentence(language, &bytes)
  }
  func language(in asked: Language) -> Language { language(asked) }
  func moving(from start: Double, part: Double) -> AnyPicture { motion(start, part) }
}
