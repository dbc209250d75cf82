#if !hasFeature(Embedded)
  /// A picture along the way as frames of which one is visible at a time: what becomes of one that is not
  /// everywhere made of the same verbs.
  enum FrameSequence {
    private static let count = 24

    /// - Parameter picture: The picture at a part of the way.
    static func markup<Base: Picture>(
      of picture: (Double) -> Base, over base: Paint, _ format: SVGFormat, _ timeline: Timeline
    ) -> MovingMarkup {
      let frames = (0..<count).map { number in
        String(writing: 1024) { bytes in
          let picture = picture(Double(number) / Double(count - 1))
          var elements = SVGElements(bytes, base: base, format)
          elements.paint(picture.basePaint)
          picture.draw(on: &elements)
          elements.endPath()
          bytes = elements.bytes
        }
      }
      var markup = MovingMarkup()
      for (number, frame) in frames.enumerated() where number == 0 || frame != frames[number - 1] {
        let end = frames[number...].firstIndex { $0 != frame } ?? count
        func part(_ number: Int) -> Double { Double(number) / Double(count) }
        // Not display: a gradient in what is not displayed is none to some browsers.
        let visibility = MovingAttribute(
          "visibility",
          [
            (0, number == 0 ? "visible" : "hidden"), (part(number), "visible"),
            (part(end), end < count ? "hidden" : "visible"),
          ])
        markup += MovingMarkup("g", [visibility], timeline, MovingMarkup(frame))
      }
      return markup
    }
  }
#endif
