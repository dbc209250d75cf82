import EmojiRate

extension Picture {
  /// The picture as a PNG file.
  ///
  /// ```swift
  /// try Data(Face(4).png(width: 128)).write(to: file)
  /// try Face(4).png(scale: 2, SVGOptions(size: 24, background: "white"), currentColor: navy)
  /// ```
  ///
  /// The file shows what a browser shows of the document with the same options. Coordinates are rounded as in the
  /// document, and every build on every platform writes the same bytes. The file has the document's text for
  /// screen readers as its title, and a resolution: a CSS pixel is 1/96 of an inch. A given width or height always means 96 dots an inch.
  ///
  /// - Parameters:
  ///   - width: The width in pixels; the height follows. The picture fits into both if both are given.
  ///   - height: The height in pixels; the width follows.
  ///   - scale: The number of pixels for a CSS pixel of ``SVGOptions/size``, without a width and a height.
  ///   - options: Background, size, precision, label and language. The rest has no effect.
  ///   - currentColor: The colour of the surrounding text; black by default.
  /// - Throws: ``PNGError`` if a side would have no pixels or more than 4096, or if drawing would take seconds.
  public func png(
    width: Int? = nil, height: Int? = nil, scale: Double = 1,
    _ options: SVGOptions = SVGOptions(),
    currentColor: SRGBColor = SRGBColor(red: 0, green: 0, blue: 0)
  ) throws(PNGError) -> [UInt8] {
    let size = try PNGSize(canvasSize, options.size, width: width, height: height, scale: scale)
    var effort = Effort(Effort.pictureLimit, pixelCount: size.pixelCount)
    let raster = try Raster(self, size, options, currentColor, &effort)
    var file = PNGFile(size, text: PNGText(self, options))
    file.begin(with: raster, PNGColors(of: raster))
    return file.bytes
  }
}
