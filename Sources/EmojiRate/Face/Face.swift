/// A face that shows a rating.
///
/// The mouth turns from a frown to a smile, the eyes arch, and the colour goes from red to green.
///
/// ```swift
/// let svg = Face(3.2).svg()
/// ```
///
/// It has the geometry of the original control, on a canvas of 240 × 240 user units. The size of a document
/// scales everything, including the line width.
public struct Face: CanvasPicture, CustomStringConvertible, Hashable {
  /// The width and the height of the canvas, in user units.
  package static let side = 240.0

  /// The rating to show.
  public var rating: Rating

  /// The style of the face.
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

  /// Makes a face that shows a whole number on the scale 0…5, clamped.
  public init(_ value: some BinaryInteger, style: FaceStyle = FaceStyle()) {
    self.init(Double(value), style: style)
  }

  /// The size of the canvas: 240 by 240, or the canvas of a drawing that replaces the face.
  public var canvasSize: Size {
    switch style.form {
    case .parts: Size(width: Self.side, height: Self.side)
    case .drawing(let drawing, _): drawing.canvasSize
    }
  }

  /// Hundredths of a unit for the classic face; others have bold lines, for which whole units are enough.
  package var precision: Int { style.character.isOriginal ? 2 : 0 }

  /// The paint of the features; in a face of lines, they have the colour of the rating.
  package var basePaint: Paint {
    switch style.form {
    case .parts: FaceColors.base(style, Moment(rating.progress))
    case .drawing: .black
    }
  }

  /// Draws the head, the features and everything else, layer by layer.
  package func draw(on canvas: inout Canvas) {
    switch style.form {
    case .parts where isClassic: drawClassic(on: &canvas)
    case .parts: drawPosed(on: &canvas)
    case .drawing(let drawing, let isMuted):
      drawing.draw(at: rating.progress, isMuted: isMuted, on: &canvas)
    }
  }

  /// Draws in a square frame of another picture, in which the canvas of a drawing is centred, and cuts what leaves it.
  func draw(in frame: Transform, on canvas: inout Canvas) {
    let size = canvasSize
    let margin = Point((Self.side - size.width) / 2, (Self.side - size.height) / 2)
    canvas.transformed(by: Transform(scale: 1, origin: margin).followed(by: frame)) { canvas in
      guard leavesCanvas(size) else { return draw(on: &canvas) }
      canvas.window(Box(x: 0, y: 0, width: size.width, height: size.height)) { draw(on: &$0) }
    }
  }

  /// Whether a drawing is outside of its canvas anywhere; parts never are.
  private func leavesCanvas(_ size: Size) -> Bool {
    guard case .drawing = style.form else { return false }
    // The meter folds the left half onto the right one.
    let half = Point(size.width / 2, size.height / 2)
    var meter = InkMeter(origin: half, unit: 1)
    meter.draw { draw(on: &$0) }
    // What ends at the edge is meant to, but for rounding.
    let room = 0.5
    return meter.extent.right > half.x + room
      || max(-meter.extent.top, meter.extent.bottom) > half.y + room
  }

  /// Whether it only has parts of the original control.
  private var isClassic: Bool {
    style.character == .classic && style.head == .circle && style.mouth == .classic
      && style.paint == .line && (style.eyes == .classic || style.eyes == .none)
      && style.brows == .none && style.extras.isEmpty
  }

  /// Draws the parts of the original control without a pose, in a sixth of the time.
  private func drawClassic(on canvas: inout Canvas) {
    let progress = rating.progress
    canvas.part("head")
    canvas.circle(
      center: Point(Self.side / 2, Self.side / 2),
      radius: FaceStyle.originalRadius(lineWidth: style.lineWidth))
    canvas.part("mouth")
    ClassicMouth.curve(style, at: progress, avoidsEyes: false).draw(in: .identity, into: &canvas)
    canvas.part("eyes")
    if style.showsEyes { ClassicEyes.draw(style, at: progress, in: .identity, into: &canvas) }
  }

  /// Draws parts of any style.
  // Inlined, its copy of the style would be made for the classic face too.
  @inline(never)
  func drawPosed(on canvas: inout Canvas) {
    let pose = Pose(at: rating.progress, style)
    PosedFace(pose).draw(pose, on: &canvas)
  }
}
