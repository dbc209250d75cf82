/// A face that shows a rating: the mouth turns from a frown to a smile, the eyes arch, and the colour
/// goes from red to green.
///
/// ```swift
/// let svg = Face(3.2).svg()
/// ```
///
/// The geometry is that of the original control, drawn on a canvas of 240 × 240 user units; a
/// document's size scales all of it, the line width included.
public struct Face: Picture, Hashable {
  /// The width and the height of the canvas, in user units.
  public static let side = 240.0

  /// What the face shows.
  public var rating: Rating

  /// How the face is drawn.
  public var style: FaceStyle

  /// Makes a face that shows `rating`.
  public init(_ rating: Rating, style: FaceStyle = FaceStyle()) {
    self.rating = rating
    self.style = style
  }

  /// Makes a face that shows `value` on the scale 0…5, clamped.
  public init(_ value: Double, style: FaceStyle = FaceStyle()) {
    self.init(Rating(value), style: style)
  }

  /// The canvas: ``side`` by ``side``.
  public var canvasSize: Size { Size(width: Self.side, height: Self.side) }

  /// The colour of the strokes.
  public var color: HSBColor { style.color.color(at: rating.progress) }

  /// Draws the circle, the mouth and the eyes, to be stroked with round caps.
  @inline(__always)
  public func drawOutlines<Sink: PathSink>(into sink: inout Sink) {
    let outline = Outline(style)
    sink.circle(center: outline.center, radius: outline.radius)
    let progress = rating.progress
    Mouth.curve(style, progress: progress).draw(into: &sink)
    Eye.draw(style, progress: progress, into: &sink)
  }

  /// Draws the outlines with their stroke.
  @inline(__always)
  public func draw<Target: Canvas>(on canvas: inout Target) {
    canvas.paint(
      Paint(stroke: Stroke(color: color.sRGB, width: style.lineWidth, cap: .round)))
    drawOutlines(into: &canvas)
  }
}
