#if !hasFeature(Embedded)
  /// A picture that moves by itself from another value to its own: its document needs no script, and works
  /// in `<img>`.
  ///
  /// ```swift
  /// let svg = MovingPicture(Face(4), RatingAnimation(from: 1)).svg()
  /// ```
  ///
  /// The picture is recorded at many values. If it always has the same shapes, it is interpolated. Then
  /// every point is within 1/240 of the picture of the eased value, and every component of a colour
  /// within 2/255, or 3/255 in a character's rim. A jump happens within 1/512 of the way. Otherwise the
  /// picture changes in two dozen frames.
  ///
  /// The still picture shows at the end, in programs without animation, and to readers who ask for
  /// reduced motion. If nothing changes, the document is the still one. Writing takes memory, and some
  /// milliseconds.
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

    /// The writer of the document, with all moving attributes.
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

    /// The beginning of the document, before the still picture, which is hidden while the other one
    /// moves.
    ///
    /// So it is the picture in programs without animation, and at the end. Readers who ask for reduced
    /// motion see it from the start: visibility is inherited, so a rule for the inner group overrides
    /// the animation of the outer one.
    private static func opening(_ timeline: Timeline) -> String {
      """
      <style>@media(prefers-reduced-motion:reduce){.emoji-rate-still{visibility:visible}\
      .emoji-rate-moving{display:none}}</style>\
      <g><set attributeName="visibility" to="hidden" dur="\(timeline.total)"/>\
      <g class="emoji-rate-still">
      """
    }

    /// The text between the two pictures.
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
