import EmojiRate

extension MovingPicture {
  /// The motion as an animated PNG file, of 30 frames a second.
  ///
  /// The parameters and errors are those of ``PNGPicture/png(width:height:scale:_:currentColor:animation:)``.
  package func png(
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
