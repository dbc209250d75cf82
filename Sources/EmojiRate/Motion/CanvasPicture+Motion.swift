extension CanvasPicture {
  /// The document, still, or moving from another value to the picture's own without a script.
  ///
  /// If the picture always has the same shapes, a moving document interpolates between recordings. Every point is
  /// within 1/240 of the picture at the eased value. Every colour component is within 2/255, or 3/255 in a
  /// character's rim. A jump takes at most 1/512 of the progress. Otherwise the document has 24 frames.
  ///
  /// The still picture shows at the end, on paper, in programs without animation, and to users who ask for reduced
  /// motion. If nothing changes, the document is the still one. Writing takes memory and some milliseconds.
  public func _svg(_ options: SVGOptions, _ animation: RatingAnimation?) -> String {
    guard let animation else { return stillSVG(options) }
    let (picture, precision) = (settled(in: options.language), options.precision ?? precision)
    let timeline = Timeline(animation, default: Self.duration)
    let moving = picture.markup(from: animation.start, precision, timeline)
    return ByteWriter.string { bytes in
      let paint = picture.basePaint
      var elements = SVGElements(bytes, base: paint, SVGFormat(precision: precision))
      elements.beginDocument(of: picture, picture.canvasSize, paint, options)
      elements.bytes.append(utf8: moving.moves ? timeline.opening : "")
      elements.draw { picture.draw(on: &$0) }
      elements.endPath()
      elements.bytes.append(
        utf8: moving.moves ? timeline.between + moving.text + "</g></g>" : "")
      bytes = elements.endDocument(options)
    }
  }

  /// The moving shapes, or frames.
  private func markup(from start: Double, _ precision: Int, _ timeline: Timeline) -> MovingMarkup {
    func picture(_ part: Double) -> Self { moving(from: start, part: part) }
    return MovingShapes(of: picture, precision: precision, timeline)?.markup
      ?? FrameSequence.markup(of: picture, after: self, SVGFormat(precision: precision), timeline)
  }
}

extension Timeline {
  /// The start of the document before the still picture, which is hidden during the motion.
  ///
  /// Visibility is inherited, so the inner group's rule for reduced motion overrides the outer group's animation.
  fileprivate var opening: String {
    """
    <style>@media print,(prefers-reduced-motion:reduce){.emoji-rate-still{visibility:visible}\
    .emoji-rate-moving{display:none}}</style>\
    <g><set attributeName="visibility" to="hidden" dur="\(total)"/>\
    <g class="emoji-rate-still">
    """
  }

  /// The text between the still and the moving picture.
  fileprivate var between: String {
    """
    </g></g>\
    <g display="none"><set attributeName="display" to="inline" dur="\(total)"/>\
    <g class="emoji-rate-moving">
    """
  }
}
