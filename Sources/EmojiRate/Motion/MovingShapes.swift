/// Writes a picture's shapes as elements with animated attributes.
struct MovingShapes {
  private let shapes: [Track<Recording.Shape>]
  private let base: Paint
  private let canvasSize: Size
  private let format: MotionFormat

  /// Returns nil if the picture, at a progress of 0…1, has different shapes at some values.
  init?<Base: CanvasPicture>(of picture: (Double) -> Base, precision: Int, _ timeline: Timeline) {
    let last = Recording(picture(1))
    var shapes = last.shapes.map { _ in Track<Recording.Shape>() }
    for sample in 0...MotionFormat.sampleCount {
      let part = Double(sample) * MotionFormat.sampleDistance
      let recording = Recording(picture(part))
      guard recording.isUniform(with: last), recording.hasSameEllipses(as: last) else {
        return nil
      }
      for index in shapes.indices { shapes[index].append(recording.shapes[index], at: part) }
    }
    self.shapes = shapes
    (base, canvasSize) = (picture(1).basePaint, picture(1).canvasSize)
    let ends = shapes.flatMap { [$0.values[0], $0.values[$0.values.count - 1]] }
    format = MotionFormat(
      side: Recording.Shape.leastSide(ends), precision: precision, timeline)
  }

  var markup: MovingMarkup {
    var markup = MovingMarkup()
    var defined: Set<String> = []
    let paints = self.shapes.map { $0.map { $0.paint } }
    var rest = paints.indices
    while let first = rest.first {
      // Group neighbours that always have the same paint.
      let end = rest.first { paints[$0] != paints[first] } ?? rest.endIndex
      rest = end..<rest.endIndex
      let shapes = self.shapes[first..<end].filter { shape in
        shape.values.contains { shape in paints[first].values.contains { shape.isSeen(in: $0) } }
      }
      guard !shapes.isEmpty else { continue }
      let paint = paint(paints[first], &markup, &defined)
      let isGroup = shapes.count > 1 && !paint.isEmpty
      var elements = MovingMarkup()
      for shape in shapes { elements += element(shape, isGroup ? [] : paint) }
      markup += isGroup ? MovingMarkup("g", paint, format.timeline, elements) : elements
    }
    return markup
  }

  /// The attributes of a paint; adds the gradients they refer to, to `definitions`.
  private func paint(
    _ track: Track<Paint>, _ definitions: inout MovingMarkup, _ defined: inout Set<String>
  ) -> [MovingAttribute] {
    track.moving(format) { $0.attributes(over: base) }.map { attribute in
      let brushes = track.map { attribute.name == "fill" ? $0.fill : $0.stroke?.brush }
      guard attribute.name == "fill" || attribute.name == "stroke",
        let gradient = MovingGradient(brushes, format)
      else { return attribute }
      if defined.insert(gradient.reference).inserted { definitions += gradient.definition }
      return MovingAttribute(attribute.name, gradient.reference)
    }
  }

  private func element(
    _ track: Track<Recording.Shape>, _ paint: [MovingAttribute]
  ) -> MovingMarkup {
    let shape = track.values[0]
    let attributes = paint + track.moving(format) { $0.attributes }
    let element = MovingMarkup(
      shape.element, attributes, format.timeline)
    if shape.window != nil {
      let window = track.moving(format) { $0.window?.windowAttributes ?? [] }
      return MovingMarkup("svg", window, format.timeline, element)
    }
    guard let clip = shape.clip else { return element }
    let (width, height) = (canvasSize.width, canvasSize.height)
    // A nested document clips its content without the identifier that a clip path needs.
    let size = track.moving(format) {
      let x = $0.clip?.x ?? 0
      return [
        Attribute("width", .number(max(clip.hidesLeft ? width - x : x, 0), .length)),
        Attribute("height", .number(height, .length)),
      ]
    }
    guard clip.hidesLeft else { return MovingMarkup("svg", size, format.timeline, element) }
    let matrix =
      "matrix(-1 0 0 1 \(AttributeValue.number(width, .length).text(format.decimals)) 0)"
    func mirrored(_ content: MovingMarkup) -> MovingMarkup {
      MovingMarkup("g", [MovingAttribute("transform", matrix)], format.timeline, content)
    }
    return mirrored(MovingMarkup("svg", size, format.timeline, mirrored(element)))
  }
}

extension Recording {
  /// Whether both recordings have the same elliptical gradients.
  ///
  /// Some programs cannot animate the transform of a gradient.
  fileprivate func hasSameEllipses(as other: Recording) -> Bool {
    zip(shapes, other.shapes).allSatisfy {
      $0.paint.gradients.map { $0.ellipse } == $1.paint.gradients.map { $0.ellipse }
    }
  }
}

extension Gradient {
  fileprivate var ellipse: Geometry? { if case .elliptical = geometry { geometry } else { nil } }
}

extension Recording.Shape {
  /// The shorter side of the box around some shapes; 0 without shapes.
  fileprivate static func leastSide(_ shapes: [Self]) -> Double {
    let box = shapes.reduce(into: Box.empty) { $0.join($1.outline.box) }
    return box.isEmpty ? 0 : min(box.width, box.height)
  }

  /// Whether the shape is visible in a paint.
  ///
  /// A single point only shows the round or square ends of its line.
  fileprivate func isSeen(in paint: Paint) -> Bool {
    let line = paint.stroke.map { $0.brush.alpha8 > 0 && $0.width > 0 } ?? false
    let box = outline.box
    if max(box.width, box.height) > 0 { return line || (paint.fill?.alpha8 ?? 0) > 0 }
    return line && paint.stroke?.cap != .butt && !outline.isCircle
  }
}

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
      stops += MovingMarkup(
        "stop", track.moving(format) { $0.stopAttributes[index] }, format.timeline)
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
