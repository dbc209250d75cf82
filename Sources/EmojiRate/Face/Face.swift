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
  public var color: CSSColor { style.color.color(at: rating.progress) }

  /// Whole units of the canvas for characters, whose lines are bold; hundredths for the classic face.
  public var precision: Int { isDrawnClassic ? 2 : 0 }

  /// That of the features: of the classic face, the lines in the colour of the rating.
  public var basePaint: Paint {
    guard isDrawnClassic else { return pose.base }
    let brush = style.color.lineBrush(at: Moment(rating.progress))
    return Paint(stroke: Stroke(brush, width: style.lineWidth, cap: .round))
  }

  /// Draws the head, the features and all the rest, layer by layer.
  public func draw<Target: Canvas>(on canvas: inout Target) {
    if isDrawnClassic { drawClassic(on: &canvas) } else { draw(pose, on: &canvas) }
  }

  /// Whether it is drawn as the original control draws it.
  package var isClassic: Bool {
    #if !hasFeature(Embedded)
      guard style.headPath == nil else { return false }
    #endif
    return style.character == .classic && style.head == .circle && style.mouth == .classic
      && style.paint == .line && (style.eyes == .classic || style.eyes == .none)
      && style.brows == .none && style.extras.isEmpty
  }

  /// The same, and in a module without characters always.
  private var isDrawnClassic: Bool {
    #if CLASSIC_ONLY
      true
    #else
      isClassic
    #endif
  }

  private var pose: Pose { Pose(at: rating.progress, style) }

  private func drawClassic<Target: Canvas>(on canvas: inout Target) {
    let progress = rating.progress
    CircleHead.drawClassic(lineWidth: style.lineWidth, into: &canvas)
    ClassicMouth.curve(style, at: progress).draw(in: .canvas, into: &canvas)
    if style.showsEyes { ClassicEyes.draw(style, at: progress, in: .canvas, into: &canvas) }
  }

  private func draw<Target: Canvas>(_ original: Pose, on canvas: inout Target) {
    var pose = original
    pose.putOn()
    let features = pose.features
    FaceLayer.forEach { layer in
      switch layer {
      case .head: drawHead(pose, on: &canvas)
      case .features: canvas.paint(pose.featurePaint)
      default: break
      }
      style.extras.draw(layer, pose, on: &canvas)
      // Behind dark glasses they cannot be seen.
      if pose.worn.shades == nil { style.eyes.draw(layer, pose, on: &canvas) }
      style.brows.draw(layer, pose, on: &canvas)
      // Mouths know of one frame only.
      pose.features = pose.mouthFrame
      style.mouth.draw(layer, pose, on: &canvas)
      pose.features = features
    }
  }

  private func drawHead<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    #if !hasFeature(Embedded)
      if let path = style.headPath { return path.drawHead(pose, on: &canvas) }
    #endif
    canvas.paint(pose.colors.head(style))
    style.head.draw(pose, into: &canvas)
  }
}
