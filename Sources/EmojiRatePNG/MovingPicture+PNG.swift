import EmojiRate

extension MovingPicture {
  /// The motion as an animated PNG file, of 30 frames a second.
  ///
  /// ```swift
  /// try MovingPicture(Face(4), RatingAnimation(from: 1)).png(width: 128)
  /// ```
  ///
  /// At the end, the picture stays at its own value. Programs without animation show that picture too, because it
  /// is the file's own picture and not part of the animation. If nothing changes, the file is the still one.
  ///
  /// The parameters and errors are those of ``EmojiRate/Picture/png(width:height:scale:_:currentColor:)``.
  public func png(
    width: Int? = nil, height: Int? = nil, scale: Double = 1,
    _ options: SVGOptions = SVGOptions(),
    currentColor: SRGBColor = SRGBColor(red: 0, green: 0, blue: 0)
  ) throws(PNGError) -> [UInt8] {
    let size = try PNGSize(
      base.canvasSize, options.size, width: width, height: height, scale: scale)
    let duration = animation.duration ?? Base.duration
    let count = Int((duration * PNGFrames.perSecond + 0.999).rounded(.down))
    guard count <= PNGFrames.pixelLimit / size.pixelCount else { throw .tooComplex }
    var effort = Effort(Effort.animationLimit, pixelCount: size.pixelCount)
    let still = try Raster(base, size, options, currentColor, &effort)
    var frames = PNGFrames(isOpaque: still.isOpaque)
    for number in 0..<count {
      let time = Double(number) / PNGFrames.perSecond
      let part = Easing.progress(at: time, of: duration)
      let frame = base.moving(from: animation.start, part: part)
      frames.append(try Raster(frame, size, options, currentColor, &effort))
    }
    frames.append(still)
    return frames.file(of: still, size, PNGText(base, options), plays: animation.repeatCount ?? 0)
  }
}
