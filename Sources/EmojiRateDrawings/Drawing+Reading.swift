import EmojiRate

extension Drawing {
  /// Reads an SVG document that has a layer for each value.
  ///
  /// - Parameters:
  ///   - svg: The document.
  ///   - scale: The scale of numbers in layer names; percentages are parts of it.
  public init(svg: String, over scale: ClosedRange<Double> = 0...5) throws(DrawingError) {
    try self.init(files: [DrawingFile(svg: svg)], over: scale)
  }

  /// Reads one SVG document for each value, at least two.
  ///
  /// - Parameter svg: The parts of the scale, 0…1, each with its document.
  public init(_ svg: [(part: Double, svg: String)]) throws(DrawingError) {
    try self.init(files: svg.map { DrawingFile(svg: $0.svg, part: $0.part) })
  }

  /// Reads one file with layers, or several files.
  package init(
    files: [DrawingFile], over scale: ClosedRange<Double> = 0...5
  ) throws(DrawingError) {
    var builder = try DrawingBuilder(files, scale)
    self.init(data: try builder.data(of: files))
  }
}

extension DrawingFile {
  init(svg: String, part: Double? = nil) {
    self.init(name: nil, part: part, bytes: Array(svg.utf8))
  }
}
