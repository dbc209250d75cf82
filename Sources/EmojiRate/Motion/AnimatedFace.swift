#if !hasFeature(Embedded)
  /// A face that moves by itself from another value to its own: its document needs no script, and works
  /// in `<img>`.
  ///
  /// ```swift
  /// let svg = AnimatedFace(Face(4), RatingAnimation(from: 1)).svg()
  /// ```
  ///
  /// Mouth, eyes and colour are never further than 1 unit and 2/255 from those of the face of the eased
  /// value. Where animations are not known, where the reader asks for reduced motion, and in the end,
  /// the picture is that of ``Face``. Its document takes some 1,400 bytes, and memory to write.
  public struct AnimatedFace: Picture, Hashable {
    /// The face in the end.
    public var face: Face
    /// How it gets there.
    public var animation: RatingAnimation

    /// Makes a face that moves to its own value as `animation` says.
    public init(_ face: Face, _ animation: RatingAnimation) {
      self.face = face
      self.animation = animation
    }

    /// What the face shows in the end.
    public var rating: Rating { face.rating }

    /// The face's canvas.
    public var canvasSize: Size { face.canvasSize }

    /// Draws the face in the end.
    public func draw<Target: Canvas>(on canvas: inout Target) { face.draw(on: &canvas) }

    /// Writes the document that moves.
    public func write(
      into buffer: UnsafeMutableRawBufferPointer, options: SVGOptions,
      title: UnsafeBufferPointer<UInt8>?
    ) -> Int {
      writeAnimated(into: buffer, options, title: title)
    }
  }

  extension AnimatedFace: AnimatedDocument {
    var base: Face { face }

    var timeline: Timeline { Timeline(animation, usually: Easing.faceDuration) }

    private var moving: MovingFace {
      var start = face.rating
      start.value = animation.start
      return MovingFace(style: face.style, from: start.progress, to: face.rating.progress)
    }

    var moves: Bool { moving.moves }

    func drawMoving(on canvas: inout SVGCanvas<NoMarks>) { moving.draw(on: &canvas, timeline) }
  }
#endif
