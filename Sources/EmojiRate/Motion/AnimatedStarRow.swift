#if !hasFeature(Embedded)
  /// A row that moves by itself from another value to its own: its document needs no script, and works
  /// in `<img>`.
  ///
  /// ```swift
  /// let svg = AnimatedStarRow(StarRow(4.5), RatingAnimation(from: 0)).svg()
  /// ```
  ///
  /// Stars and hearts fill as far as the eased value earns, by their rule; of a row of faces, each is
  /// given in turn. Where animations are not known, where the reader asks for reduced motion, and in the
  /// end, the picture is that of ``StarRow``; so it is from the start where both values look alike. Its
  /// document takes memory to write.
  public struct AnimatedStarRow: Picture, Hashable {
    /// The row in the end.
    public var row: StarRow
    /// How it gets there.
    public var animation: RatingAnimation

    /// Makes a row that moves to its own value as `animation` says.
    public init(_ row: StarRow, _ animation: RatingAnimation) {
      self.row = row
      self.animation = animation
    }

    /// What the row shows in the end.
    public var rating: Rating { row.rating }

    /// What the row counts.
    public var unit: RatingUnit { row.unit }

    /// The row's canvas.
    public var canvasSize: Size { row.canvasSize }

    /// Draws the row in the end.
    public func draw<Target: Canvas>(on canvas: inout Target) { row.draw(on: &canvas) }

    /// Writes the document that moves.
    public func write(
      into buffer: UnsafeMutableRawBufferPointer, options: SVGOptions,
      title: UnsafeBufferPointer<UInt8>?
    ) -> Int {
      writeAnimated(into: buffer, options, title: title)
    }
  }

  extension AnimatedStarRow: AnimatedDocument {
    var base: StarRow { row }

    var timeline: Timeline { Timeline(animation, usually: Easing.rowDuration) }

    private var start: StarRow {
      var start = row
      start.rating.value = animation.start
      return start
    }

    private var kind: Kind {
      let (from, to) = (start.earned, row.earned)
      if row.symbol != .face { return .shapes(MovingShapes(row, from: from, to: to)) }
      if row.count > 1 { return .faces(MovingFaces(row, from: from, to: to)) }
      return .face(
        MovingFace(style: FaceStyle(), from: from, to: to, frame: row.placed.frame(0)))
    }

    /// What moves depends on the symbol.
    private enum Kind {
      case shapes(MovingShapes)
      case faces(MovingFaces)
      case face(MovingFace)
    }

    var moves: Bool {
      switch kind {
      case .shapes(let shapes): shapes.moves
      case .faces(let faces): faces.moves
      case .face(let face): face.moves
      }
    }

    func drawMoving(on canvas: inout SVGCanvas<NoMarks>) {
      switch kind {
      case .shapes(let shapes): shapes.draw(on: &canvas, timeline)
      case .faces(let faces): faces.draw(on: &canvas, timeline)
      case .face(let face): face.draw(on: &canvas, timeline)
      }
    }
  }
#endif
