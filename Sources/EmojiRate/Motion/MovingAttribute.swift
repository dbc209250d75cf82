struct MovingAttribute {
  let name: String
  /// The progress at each value, rising from 0, to 1 unless the values are discrete.
  private(set) var parts: [Double] = []
  /// The text at each of ``parts``.
  private(set) var values: [String] = []
  /// Whether each value holds until the next.
  let isDiscrete: Bool

  init(_ name: String, _ text: String) { self.init(name, [(0, text)]) }

  /// Makes an attribute from texts at parts of the progress.
  init(_ name: String, _ steps: [(part: Double, text: String)], isDiscrete: Bool = true) {
    (self.name, self.isDiscrete) = (name, isDiscrete)
    for step in steps where !isDiscrete || step.text != values.last {
      parts.append(step.part)
      values.append(step.text)
    }
  }

  /// Chooses the fewest keyframes; they are discrete if values only jump or cannot be interpolated.
  init(_ name: String, _ track: Track<AttributeValue>, _ format: MotionFormat) {
    let keyframes = track.keyframes { $0.numbers(format.tolerance) }
    let data = UniformPathData(keyframes.map { $0.value })
    func step(_ part: Double, _ value: AttributeValue) -> (part: Double, text: String) {
      (part, value.text(format.decimals, data))
    }
    let frames = keyframes.map(step)
    let jumps = zip(frames, frames.dropFirst()).allSatisfy { one, next in
      one.text == next.text || next.part - one.part <= MotionFormat.sampleDistance
    }
    let counts = Set(track.values.map { $0.numbers(format.tolerance).count })
    self.init(
      name, jumps || counts.count == 1 ? frames : zip(track.parts, track.values).map(step),
      isDiscrete: jumps || counts.count > 1)
  }

  var moves: Bool { values.count > 1 }

  /// The element that animates this attribute of its parent.
  func animation(_ timeline: Timeline) -> String {
    var times = parts.map { timeline.keyTime($0) }
    var splines = zip(parts, parts.dropFirst()).map(Self.spline)
    var values = values
    // Keep the last value until the next start.
    if timeline.pause > 0, !isDiscrete {
      times.append(1)
      splines.append(Self.line)
      values.append(values[values.count - 1])
    }
    let repeats = timeline.repeatCount.map(String.init) ?? "indefinite"
    return "<animate attributeName=\"\(name)\" calcMode=\"\(isDiscrete ? "discrete" : "spline")\""
      + " dur=\"\(timeline.cycle)ms\"" + (repeats == "1" ? "" : " repeatCount=\"\(repeats)\"")
      + " keyTimes=\"\(times.map { $0.text(timeline.pause > 0 ? 6 : 4) }.joined(separator: ";"))\""
      + (isDiscrete ? "" : " keySplines=\"\(splines.joined(separator: ";"))\"")
      + " values=\"\(values.joined(separator: ";"))\"/>"
  }

  private static let line = "0 0 1 1"

  /// The easing between two parts of the progress; a jump takes any.
  private static func spline(_ start: Double, _ end: Double) -> String {
    if end - start <= MotionFormat.sampleDistance { return line }
    let piece = Easing.piece(from: start, to: end)
    return [piece.x1, piece.y1, piece.x2, piece.y2]
      .map { $0.text(3) }.joined(separator: " ")
  }
}

extension Track {
  /// The attributes of the value during the motion, except attributes that keep their default text.
  func moving(
    _ format: MotionFormat, _ attributes: (Value) -> [Attribute]
  ) -> [MovingAttribute] {
    let track = map { attributes($0).map { $0.value } }
    return attributes(values[0]).enumerated().compactMap { index, attribute -> MovingAttribute? in
      let moving = MovingAttribute(attribute.name, track.map { $0[index] }, format)
      if let text = attribute.defaultValue?.text(format.decimals), moving.values == [text] {
        return nil
      }
      return moving
    }
  }
}

extension AttributeValue {
  /// The numbers to interpolate, scaled so that an error of 1 is allowed.
  ///
  /// Values with different counts of numbers cannot be interpolated. For a colour, 1 is half of the 2/255
  /// that are allowed; the rest is for rounding and values between samples.
  package func numbers(_ tolerance: Double) -> [Double] {
    switch (self, unit) {
    case (.brush(nil), _): []
    case (.brush(.currentColor), _): [0]
    case (.brush(.gradient(let gradient)), _):
      (gradient.attributes + gradient.stopAttributes.joined()).flatMap {
        $0.value.numbers(tolerance)
      }
    // Keep different words and transforms far apart.
    case (.word(let word), _): [word.utf8.reduce(0) { $0 * 31 + Double($1) } * 1e3]
    case (.list, _): numbers.map { $0 * 1e6 }
    case (_, .length), (_, .width): numbers.map { $0 / tolerance }
    case (_, .part): numbers.map { $0 * 500 }
    case (_, .opacity), (_, .color): numbers
    }
  }

  /// The text of the value, for a path with the writer of its data.
  package func text(_ format: SVGFormat, _ data: UniformPathData? = nil) -> String {
    ByteWriter.string { bytes in
      switch self {
      case .number(let alpha, .opacity): bytes.append(alpha: Int(alpha))
      case .number(let number, let unit):
        bytes.append(
          number,
          unit == .length
            ? format.coordinates : unit == .width ? format.lengths : DecimalFormat(precision: 3))
      case .list(let numbers, _, _): bytes.append(utf8: text { numbers[$0].text(2) })
      case .brush(let brush): bytes.append(SVGPaint.Brush(brush, format))
      case .path(let outline): bytes.append(utf8: data?.text(outline, format.coordinates) ?? "")
      case .word(let word): bytes.append(utf8: word)
      }
    }
  }
}

/// Elements as text, and whether anything in them moves.
struct MovingMarkup {
  private(set) var text = ""
  private(set) var moves = false

  init(_ text: String = "") { self.text = text }

  /// Makes an element, with a child element for each attribute that moves.
  init(
    _ name: String, _ attributes: [MovingAttribute], _ timeline: Timeline,
    _ content: MovingMarkup = MovingMarkup()
  ) {
    moves = content.moves
    text = "<\(name)"
    var children = ""
    for attribute in attributes {
      // Programs without animation, and pictures on paper, show the end.
      text += " \(attribute.name)=\"\(attribute.values[attribute.values.count - 1])\""
      if attribute.moves {
        children += attribute.animation(timeline)
        moves = true
      }
    }
    children += content.text
    text += children.isEmpty ? "/>" : ">\(children)</\(name)>"
  }

  static func += (markup: inout MovingMarkup, next: MovingMarkup) {
    markup.text += next.text
    markup.moves = markup.moves || next.moves
  }
}
