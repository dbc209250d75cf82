#if !hasFeature(Embedded)
  /// Writes outlines as path data with the same commands whatever the coordinates, as interpolation
  /// between two of them asks for.
  ///
  /// Every curve is one whose first control point mirrors the last one of the curve before, or is where
  /// the outline begins: the mouth's and the eyes' are.
  struct UniformPathData: PathSink {
    private(set) var bytes: ByteWriter
    private let format: DecimalFormat
    private var current = UnitPoint(x: 0, y: 0)
    private var joint = DecimalJoint.afterLetter
    private var repeatsCurve = false

    init(_ bytes: ByteWriter, _ format: DecimalFormat) {
      self.bytes = bytes
      self.format = format
    }

    mutating func move(to point: Point) {
      current = UnitPoint(x: 0, y: 0)
      letter("M")
      current = append(point)
      repeatsCurve = false
    }

    mutating func line(to point: Point) {
      letter("l")
      current = append(point)
      repeatsCurve = false
    }

    mutating func curve(to point: Point, control1: Point, control2: Point) {
      if !repeatsCurve { letter("s") }
      _ = append(control2)
      current = append(point)
      repeatsCurve = true
    }

    mutating func close() {
      letter("z")
      repeatsCurve = false
    }

    private mutating func letter(_ letter: StaticString) {
      bytes.append(letter)
      joint = .afterLetter
    }

    /// Writes a point relative to the current one.
    private mutating func append(_ point: Point) -> UnitPoint {
      let units = UnitPoint(x: format.units(point.x), y: format.units(point.y))
      bytes.reserve(2 * DecimalCursor.maximumCount)
      var cursor = DecimalCursor(at: bytes.next, after: joint)
      cursor.append(units.x &- current.x, format)
      cursor.append(units.y &- current.y, format)
      (bytes.next, joint) = (cursor.next, cursor.joint)
      return units
    }
  }
#endif
