#if !hasFeature(Embedded)
  /// A picture that moves by itself from another value to its own: its document needs no script, and works
  /// in `<img>`.
  ///
  /// ```swift
  /// let svg = MovingPicture(Face(4), RatingAnimation(from: 1)).svg()
  /// ```
  ///
  /// The picture is recorded at many values on the way. Where it is always made of the same shapes, it is
  /// interpolated: no point is ever further than 1/240 of what is drawn from the picture of the eased
  /// value, and no component of a colour further than 2/255 (3/255 of a character's rim); what jumps does
  /// so within 1/512 of the way.
  /// Otherwise it goes over in two dozen frames.
  ///
  /// Where animations are not known, where the reader asks for reduced motion, and in the end, what there
  /// is to see is the still picture; and where nothing changes on the way, its document is the still one.
  /// To write it takes memory, and some milliseconds.
  public struct MovingPicture<Base: Picture>: Sendable {
    /// The picture in the end.
    public var base: Base
    /// How it gets there.
    public var animation: RatingAnimation

    /// Makes a picture that moves to its own value as `animation` says.
    public init(_ base: Base, _ animation: RatingAnimation) {
      self.base = base
      self.animation = animation
    }

    /// Writes the document into `buffer`.
    ///
    /// - Returns: How many bytes the document has. If they are more than `buffer` has room for, it holds
    ///   the first of them.
    public func write(
      into buffer: UnsafeMutableRawBufferPointer, options: SVGOptions = SVGOptions()
    ) -> Int {
      ByteWriter.write(into: buffer, document(options))
    }

    /// Writes the document to `sink`, in one piece.
    public func write<Sink: ByteSink>(to sink: inout Sink, options: SVGOptions = SVGOptions()) {
      let document = document(options)
      sink.write(expectedCount: 4096) { ByteWriter.write(into: $0, document) }
    }

    /// The document.
    public func svg(_ options: SVGOptions = SVGOptions()) -> String {
      String(writing: 4096, document(options))
    }

    /// The document as a `data:` URI, as ``Picture/dataURI(_:)`` has it.
    public func dataURI(_ options: SVGOptions = SVGOptions()) -> String {
      DataURI.text(of: svg(options))
    }

    /// What writes the document, once all that moves is worked out.
    private func document(_ options: SVGOptions) -> (inout ByteWriter) -> Void {
      let timeline = Timeline(
        animation, usually: type(of: base).duration)
      let precision = options.precision ?? base.precision
      let moving = moving(precision, timeline)
      return { bytes in
        options.withTitle { title in
          let paint = base.basePaint
          var elements = SVGElements(bytes, base: paint, SVGFormat(precision: precision))
          elements.beginDocument(of: base, paint, options, title: title)
          elements.bytes.append(markup: moving.moves ? Self.opening(timeline) : "")
          base.draw(on: &elements)
          elements.endPath()
          elements.bytes.append(
            markup: moving.moves ? Self.between(timeline) + moving.text + "</g></g>" : "")
          bytes = elements.endDocument(options)
        }
      }
    }

    /// What comes before the still picture, which is hidden for as long as the other one moves.
    ///
    /// So it is what there is where animations are not known, and what remains. To readers who ask for
    /// reduced motion it is shown from the start: visibility is inherited, so a rule for the inner group
    /// is stronger than the animation of the outer one, everywhere.
    private static func opening(_ timeline: Timeline) -> String {
      """
      <style>@media(prefers-reduced-motion:reduce){.emoji-rate-still{visibility:visible}\
      .emoji-rate-moving{display:none}}</style>\
      <g><set attributeName="visibility" to="hidden" dur="\(timeline.total)"/>\
      <g class="emoji-rate-still">
      """
    }

    /// What comes between the two pictures.
    private static func between(_ timeline: Timeline) -> String {
      """
      </g></g>\
      <g display="none"><set attributeName="display" to="inline" dur="\(timeline.total)"/>\
      <g class="emoji-rate-moving">
      """
    }

    /// The picture that moves.
    private func moving(_ precision: Int, _ timeline: Timeline) -> MovingMarkup {
      func picture(_ part: Double) -> Base { base.moving(from: animation.start, part: part) }
      return MovingShapes(of: picture, precision: precision, timeline)?.markup
        ?? FrameSequence.markup(
          of: picture, after: base, SVGFormat(precision: precision), timeline)
    }
  }

  extension MovingPicture: Equatable where Base: Equatable {}
  extension MovingPicture: Hashable where Base: Hashable {}
#endif
