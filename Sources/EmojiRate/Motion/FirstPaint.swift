#if !hasFeature(Embedded)
  /// Looks for the paint that a symbol begins with, which the root of its document has.
  struct FirstPaint: Canvas {
    private(set) var paint: Paint?

    mutating func paint(_ paint: Paint) {
      if self.paint == nil { self.paint = paint }
    }

    mutating func move(to point: Point) {}
    mutating func line(to point: Point) {}
    mutating func curve(to point: Point, control1: Point, control2: Point) {}
    mutating func close() {}
    mutating func circle(center: Point, radius: Double) {}
    mutating func repeated(
      _ count: Int, every pitch: Double, _ draw: (inout Self, Int) -> Void
    ) {}
  }
#endif
