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

  /// The canvas: ``side`` by ``side``, or that of the drawing that is shown.
  public var canvasSize: Size {
    #if !hasFeature(Embedded)
      if let drawn { return drawn.canvasSize }
    #endif
    return Size(width: Self.side, height: Self.side)
  }

  /// The colour of the strokes.
  public var color: CSSColor { style.color.color(at: rating.progress) }

  /// Hundredths of a unit for the classic face, whole units for the other characters, whose lines are bold.
  public var precision: Int { style.character.isOriginal ? 2 : 0 }

  /// That of the features: of a face of lines, the lines in the colour of the rating.
  public var basePaint: Paint {
    #if !hasFeature(Embedded)
      if let drawn { return drawn.basePaint }
    #endif
    return FaceColors.base(style, Moment(rating.progress))
  }

  /// Draws the head, the features and all the rest, layer by layer.
  public func draw<Target: Canvas>(on canvas: inout Target) {
    #if CLASSIC_ONLY
      drawClassic(on: &canvas)
    #else
      #if !hasFeature(Embedded)
        if let drawn { return drawn.draw(on: &canvas) }
      #endif
      if isClassic { drawClassic(on: &canvas) } else { drawPosed(on: &canvas) }
    #endif
  }

  #if !hasFeature(Embedded)
    /// The drawing that is shown; nil where a face is.
    private var drawn: DrawnFace? { style.drawing.map { DrawnFace(rating, $0) } }
  #endif

  /// Where it comes to lie if a transform places the square canvas of a face: a drawing is in its middle.
  func placed(by transform: Transform) -> Transform {
    #if !hasFeature(Embedded)
      if let size = style.drawing?.data.canvasSize {
        let margin = Point((Self.side - size.width) / 2, (Self.side - size.height) / 2)
        return Transform(scale: 1, origin: margin).followed(by: transform)
      }
    #endif
    return transform
  }

  /// Whether it is made of the original control's parts alone.
  package var isClassic: Bool {
    #if !hasFeature(Embedded)
      guard style.headPath == nil else { return false }
    #endif
    return style.character == .classic && style.head == .circle && style.mouth == .classic
      && style.paint == .line && (style.eyes == .classic || style.eyes == .none)
      && style.brows == .none && style.extras.isEmpty
  }

  /// Draws the parts of the original control, whose places on its canvas need no pose: this takes a sixth
  /// of the time, and a module of the classic face alone needs nothing else.
  private func drawClassic<Target: Canvas>(on canvas: inout Target) {
    let progress = rating.progress
    CircleHead.drawOriginal(lineWidth: style.lineWidth, into: &canvas)
    ClassicMouth.curve(style, at: progress, avoidsEyes: false).draw(in: .canvas, into: &canvas)
    if style.showsEyes { ClassicEyes(style, at: progress).draw(in: .canvas, into: &canvas) }
  }

  /// Draws any face.
  func drawPosed<Target: Canvas>(on canvas: inout Target) {
    PosedFace(style, at: rating.progress).draw(on: &canvas)
  }
}
