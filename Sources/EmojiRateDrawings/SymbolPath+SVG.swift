import EmojiRate

extension SymbolPath {
  /// Reads an SVG document that draws one shape.
  ///
  /// - Throws: The error, with its place and a way to fix it.
  public init(svg: String) throws(DrawingError) {
    try self.init(DrawingFile(svg: svg))
  }

  /// Reads an SVG file that draws one shape.
  package init(_ file: DrawingFile) throws(DrawingError) {
    var reader = try DrawingBuilder.reader(file)
    let shapes = try reader.readAll().filter { !$0.isHidden && $0.isOpaque }
    guard shapes.count == 1 else {
      throw reader.source(0).error(
        "there are \(shapes.count) shapes, and a symbol is one; join them (Inkscape: Path > Combine, "
          + "Figma: Flatten, Illustrator: Object > Compound Path)")
    }
    guard shapes[0].fill != nil else {
      throw shapes[0].source.error(
        "it is a line without a fill, and a symbol is filled; make it an area (Inkscape: Path > Stroke to Path, "
          + "Figma: Outline Stroke, Illustrator: Object > Path > Outline Stroke)")
    }
    do throws(PathDataError) {
      try self.init(shapes[0].pathData, fillRule: shapes[0].isEvenOdd ? .evenOdd : .nonzero)
    } catch {
      throw shapes[0].source.error(error.description)
    }
  }
}

extension DrawnShape {
  /// Whether it is painted with more than transparent colours; icons have such shapes as spacers.
  fileprivate var isOpaque: Bool {
    [fill, stroke].contains { $0?.stops.contains { $0.color.w > 0 } ?? false }
  }

  /// Its outline as path data, with thousandths of a unit.
  fileprivate var pathData: String {
    ByteWriter.string { bytes in
      var path = PathDataWriter(DecimalFormat(precision: 3))
      for subpath in subpaths {
        path.move(to: subpath.start, &bytes)
        for segment in subpath.segments {
          let cubic = segment.cubic
          if segment.isCurve {
            path.curve(
              to: cubic.end, control1: cubic.control1, control2: cubic.control2, &bytes)
          } else {
            path.line(to: cubic.end, &bytes)
          }
        }
        if subpath.isClosed { path.close(&bytes) }
      }
    }
  }
}
