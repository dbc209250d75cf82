/// A gradient during a motion, as an element with animated attributes.
struct MovingGradient {
  let definition: MovingMarkup
  /// The reference to the gradient.
  let reference: String

  /// Returns nil if the last brush is not a gradient.
  init?(_ brushes: Track<Brush?>, _ format: MotionFormat) {
    guard let last = brushes.values.last??.gradient else { return nil }
    let track = brushes.map { $0?.gradient ?? last }
    var stops = MovingMarkup()
    for index in 0..<last.count {
      stops += MovingMarkup("stop", track.moving(format) { $0.stops[index] }, format.timeline)
    }
    let (name, attributes) = ("\(last.element)", track.moving(format) { $0.attributes })
    // Derive the identifier from the whole content, so that no other gradient has the same.
    var content = MovingMarkup(name, attributes, format.timeline, stops).text
    let identifier = content.withUTF8 {
      SVGGradient.Identifier(of: UnsafeRawBufferPointer($0))
    }
    let id = MovingAttribute("id", ByteWriter.string { identifier.write(into: &$0) })
    definition = MovingMarkup(name, [id] + attributes, format.timeline, stops)
    reference = ByteWriter.string {
      $0.append(SVGPaint.Brush.gradient(identifier, fallback: last.fallback))
    }
  }
}
