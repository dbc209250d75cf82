/// A picture that moves from another value to its own; its document needs no script and works in `<img>`.
///
/// If the picture always has the same shapes, the document interpolates between recordings. Every point is
/// within 1/240 of the picture at the eased value. Every colour component is within 2/255, or 3/255 in a
/// character's rim. A jump takes at most 1/512 of the progress. Otherwise the document has 24 frames.
///
/// The still picture shows at the end, on paper, in programs without animation, and to users who ask for reduced
/// motion. If nothing changes, the document is the still one. Writing takes memory and some milliseconds.
package struct MovingPicture<Base: CanvasPicture>: Sendable {
  /// The picture at the end.
  package var base: Base
  /// The animation that leads to it.
  package var animation: RatingAnimation

  /// Makes a picture that moves to its own value with an animation.
  package init(_ base: Base, _ animation: RatingAnimation) {
    self.base = base
    self.animation = animation
  }

  /// The document.
  package func svg(_ options: SVGOptions = SVGOptions()) -> String {
    let timeline = Timeline(animation, default: Base.duration)
    let precision = options.precision ?? base.precision
    let moving = moving(precision, timeline)
    return ByteWriter.string { bytes in
      let paint = base.basePaint
      var elements = SVGElements(bytes, base: paint, SVGFormat(precision: precision))
      elements.beginDocument(of: base, paint, options)
      elements.bytes.append(utf8: moving.moves ? Self.opening(timeline) : "")
      elements.draw { base.draw(on: &$0) }
      elements.endPath()
      elements.bytes.append(
        utf8: moving.moves ? Self.between(timeline) + moving.text + "</g></g>" : "")
      bytes = elements.endDocument(options)
    }
  }

  /// The start of the document before the still picture, which is hidden during the motion.
  ///
  /// Visibility is inherited, so the inner group's rule for reduced motion overrides the outer group's animation.
  private static func opening(_ timeline: Timeline) -> String {
    """
    <style>@media print,(prefers-reduced-motion:reduce){.emoji-rate-still{visibility:visible}\
    .emoji-rate-moving{display:none}}</style>\
    <g><set attributeName="visibility" to="hidden" dur="\(timeline.total)"/>\
    <g class="emoji-rate-still">
    """
  }

  /// The text between the still and the moving picture.
  private static func between(_ timeline: Timeline) -> String {
    """
    </g></g>\
    <g display="none"><set attributeName="display" to="inline" dur="\(timeline.total)"/>\
    <g class="emoji-rate-moving">
    """
  }

  private func moving(_ precision: Int, _ timeline: Timeline) -> MovingMarkup {
    func picture(_ part: Double) -> Base { base.moving(from: animation.start, part: part) }
    return MovingShapes(of: picture, precision: precision, timeline)?.markup
      ?? FrameSequence.markup(
        of: picture, after: base, SVGFormat(precision: precision), timeline)
  }
}

extension CanvasPicture {
  /// The document, still or moving.
  public func _svg(_ options: SVGOptions, _ animation: RatingAnimation?) -> String {
    guard let animation else { return stillSVG(options) }
    return MovingPicture(self, animation).svg(options)
  }
}
