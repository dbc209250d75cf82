import EmojiRate

extension Picture {
  /// The picture as a PNG file; with an animation, an animated one of 30 frames a second.
  ///
  /// ```swift
  /// try Data(Face(4).png(size: .width(128))).write(to: file)
  /// try Face(4).png(SVGOptions(size: 24, background: "white"), size: .scale(2), currentColor: navy)
  /// try Face(4).png(size: .width(128), animation: RatingAnimation(from: 1))
  /// ```
  ///
  /// The file shows what a browser shows of the document with the same options. Coordinates are rounded as in the
  /// document, and every build on every platform writes the same bytes. The file has the document's text for
  /// screen readers as its title, and a resolution: a CSS pixel is 1/96 of an inch. A given width or height always
  /// means 96 dots an inch.
  ///
  /// At the end of a motion, the picture stays at its own value. Programs without animation show that picture too,
  /// because it is the file's own picture and not part of the animation. If nothing changes, the file is the still one.
  ///
  /// - Parameters:
  ///   - options: Background, padding, size, precision, label and language. The rest has no effect.
  ///   - size: The size of the file; by default, a pixel for each CSS pixel.
  ///   - currentColor: The colour of the surrounding text; black by default.
  ///   - animation: The motion from another value; nil, the default, is a still picture.
  /// - Throws: ``PNGError`` if a side would have no pixels or more than 4096, or if drawing would take seconds.
  public func png(
    _ options: SVGOptions = SVGOptions(), size: PNGSize = .scale(1),
    currentColor: SRGBColor = SRGBColor(red: 0, green: 0, blue: 0),
    animation: RatingAnimation? = nil
  ) throws(PNGError) -> [UInt8] {
    let picture = _erased(in: options.language)
    let size = try PixelSize(options.padded(picture.canvasSize), options.size, size)
    if let animation { return try picture.movingPNG(animation, size, options, currentColor) }
    var effort = Effort(Effort.pictureLimit, pixelCount: size.pixelCount)
    let raster = try Raster(picture, size, options, currentColor, &effort)
    var file = PNGFile(size, text: PNGText(picture, options))
    file.begin(with: raster, PNGColors(of: raster))
    return file.bytes
  }
}

extension _ErasedPicture {
  /// The motion as an animated PNG file, of 30 frames a second.
  fileprivate func movingPNG(
    _ animation: RatingAnimation, _ size: PixelSize, _ options: SVGOptions,
    _ currentColor: SRGBColor
  ) throws(PNGError) -> [UInt8] {
    let duration = animation.duration ?? ownDuration
    let count = Int((duration * PNGFrames.perSecond + 0.999).rounded(.down))
    guard count <= PNGFrames.pixelLimit / size.pixelCount else { throw .tooComplex }
    var effort = Effort(Effort.animationLimit, pixelCount: size.pixelCount)
    let still = try Raster(self, size, options, currentColor, &effort)
    var frames = PNGFrames(isOpaque: still.isOpaque)
    for number in 0..<count {
      let time = Double(number) / PNGFrames.perSecond
      let part = Easing.progress(at: time, of: duration)
      let frame = moving(from: animation.start, part: part)
      frames.append(try Raster(frame, size, options, currentColor, &effort))
    }
    frames.append(still)
    return frames.file(of: still, size, PNGText(self, options), plays: animation.repeatCount ?? 0)
  }
}
