/// A moving picture whose verbs change, as frames of which one is visible at a time.
enum FrameSequence {
  private static let count = 24

  /// - Parameters:
  ///   - picture: The picture at a progress, 0…1.
  ///   - still: The picture whose gradients are defined already.
  static func markup<Base: CanvasPicture>(
    of picture: (Double) -> Base, after still: Base, _ format: SVGFormat, _ timeline: Timeline
  ) -> MovingMarkup {
    let base = still.basePaint
    var defined = Set(SVGGradient.all(of: still, format).map { $0.identifier })
    var definitions = MovingMarkup()
    let frames = (0..<count).map { number in
      ByteWriter.string { bytes in
        let picture = picture(Double(number) / Double(count - 1))
        let new = SVGGradient.all(of: picture, format).filter {
          defined.insert($0.identifier).inserted
        }
        definitions += MovingMarkup(new.map { $0.definition }.joined())
        var elements = SVGElements(bytes, base: base, format)
        elements.definitions = nil
        elements.paint(picture.basePaint)
        elements.draw { picture.draw(on: &$0) }
        elements.endPath()
        bytes = elements.bytes
      }
    }
    // Define gradients before the frames, because two frames may refer to the same one.
    var markup = definitions
    for (number, frame) in frames.enumerated() where number == 0 || frame != frames[number - 1] {
      let end = frames[number...].firstIndex { $0 != frame } ?? count
      func part(_ number: Int) -> Double { Double(number) / Double(count) }
      // Use visibility, because some browsers ignore gradients in elements with `display="none"`.
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

extension SVGGradient {
  fileprivate static func all(of picture: some CanvasPicture, _ format: SVGFormat) -> [SVGGradient]
  {
    ([picture.basePaint] + Recording(picture).shapes.map { $0.paint }).flatMap { $0.gradients }
      .map { SVGGradient(gradient: $0, format: format) }
  }

  /// The element as text.
  package var definition: String {
    ByteWriter.string {
      var none = SVGDefinitions()
      writeDefinition(into: &$0, unlessIn: &none)
    }
  }
}
