import EmojiRate

/// Builds a drawing from the shapes of its values.
struct DrawingBuilder {
  private struct Value {
    var part: Double
    var shapes: [DrawnShape]
  }

  private let scale: ClosedRange<Double>
  private var values: [Value] = []
  private var canvasSize = Size(width: 0, height: 0)
  private var keepsPoints = false
  private(set) var warnings: [DrawingWarning] = []

  init(_ scale: ClosedRange<Double>) { self.scale = scale }

  // MARK: Reading

  mutating func read(layers file: DrawingFile) throws(DrawingError) {
    var reader = try Self.reader(file)
    canvasSize = reader.canvasSize
    keepsPoints = reader.document.elements[0].attributes["data-points"] == "equal"
    for layer in try reader.readLayers() {
      try add(try part(layer.value, layer.source), layer.source, layer.shapes)
    }
    warnings += reader.warnings
  }

  mutating func read(_ files: [DrawingFile]) throws(DrawingError) {
    guard files.count > 1 else {
      throw DrawingError(
        "one drawing is given; give two at least, or one with layers", file: files.first?.name)
    }
    var readers: [ShapeReader] = []
    for file in files { readers.append(try Self.reader(file)) }
    let (first, names) = (readers[0], readers.map(\.names))
    canvasSize = first.canvasSize
    for (index, file) in files.enumerated() {
      let source = readers[index].source(0)
      if index > 0 {
        let (reader, ratio) = (readers[index], first.fileSize.width / first.fileSize.height)
        guard abs(reader.fileSize.width / reader.fileSize.height - ratio) <= 0.005 else {
          throw source.error(
            "the canvas is \(reader.fileSize.text), that of \(first.file ?? "the first one") "
              + "\(first.fileSize.text); draw all on canvases of one shape")
        }
      }
      let part = file.part ?? Double(index) / Double(files.count - 1)
      guard part >= 0, part <= 1 else {
        throw source.error("its value is outside of the scale; give a part from 0 to 1")
      }
      let others = Set((names[..<index] + names[(index + 1)...]).joined())
      let shapes = try readers[index].readAll(besides: others)
      try add(part, source, shapes)
      warnings += readers[index].warnings
    }
  }

  /// Makes the reader of a file, and names the file in its errors.
  static func reader(_ file: DrawingFile) throws(DrawingError) -> ShapeReader {
    do throws(DrawingError) {
      return try ShapeReader(file.bytes, file: file.name)
    } catch {
      var error = error
      error.file = file.name
      throw error
    }
  }

  private func part(
    _ value: LayerName.Value, _ source: DrawingSource
  ) throws(DrawingError) -> Double {
    switch value {
    case .number(let number):
      guard scale.contains(number), scale.upperBound > scale.lowerBound else {
        throw source.error(
          "the value \(number.plainText) is outside of \(scale.lowerBound.plainText) to "
            + "\(scale.upperBound.plainText); name it by a percentage, or give --minimum and --maximum"
        )
      }
      return (number - scale.lowerBound) / (scale.upperBound - scale.lowerBound)
    case .percentage(let percentage):
      guard percentage >= 0, percentage <= 100 else {
        throw source.error("the value \(percentage.plainText)% is outside of 0% to 100%")
      }
      return percentage / 100
    }
  }

  private mutating func add(
    _ part: Double, _ source: DrawingSource, _ shapes: [DrawnShape]
  ) throws(DrawingError) {
    if values.contains(where: { abs($0.part - part) < 1e-9 }) {
      throw source.error("its value is given twice; every value is drawn once")
    }
    guard values.count < Drawing.keyLimits.upperBound else {
      throw source.error(
        "there are more than \(Drawing.keyLimits.upperBound) values; leave out some")
    }
    values.append(Value(part: part, shapes: shapes))
  }

  // MARK: Putting together

  /// The value at a part of the scale, as text for messages.
  private func name(_ part: Double) -> String {
    lerp(scale.lowerBound, scale.upperBound, part).plainText
  }

  mutating func data(of files: [DrawingFile]) throws(DrawingError) -> DrawingData {
    values.sort { $0.part < $1.part }
    let keys = values.map(\.part)
    let names = keys.map(name)
    var said: [String] = []
    let tracks = ShapePairing.tracks(
      values.map(\.shapes), isEqual: keepsPoints, { said.append($0) }, { names[$0] })
    var budget = SubpathStructure.segmentLimit
    var outlines: [SubpathTracks] = []
    for track in tracks {
      guard
        let outline = SubpathTracks(
          track, keys: keys, keepsPoints: keepsPoints, budget: &budget)
      else {
        throw track.latest.source.error(
          "the points of all values together are more than \(SubpathStructure.segmentLimit); draw it with "
            + "the same points at every value")
      }
      outlines.append(outline)
    }
    if !keepsPoints { Self.look(tracks, outlines, names) { said.append($0) } }
    let growth = Growth(tracks, outlines, keys: keys)
    var shapes: [[DrawnShape]] = []
    for index in tracks.indices {
      shapes.append(
        try Self.unified(tracks[index], outlines[index], keys, names, { growth[index, $0] }) {
          said.append($0)
        })
    }
    for text in said where !warnings.contains(DrawingWarning(text)) {
      warnings.append(DrawingWarning(text))
    }
    return DrawingData(keys: keys, canvasSize: canvasSize, shapes, readFrom: files, scale)
  }

  /// Warns of shapes that do not look good between two values.
  private static func look(
    _ tracks: [ShapeTrack], _ outlines: [SubpathTracks], _ names: [String],
    _ warn: (String) -> Void
  ) {
    var warnings = ShapeWarnings()
    for (track, outline) in zip(tracks, outlines) {
      for key in names.indices.dropLast()
      where track.states[key] != nil && track.states[key + 1] != nil {
        for (from, to) in zip(outline.values[key], outline.values[key + 1]) {
          let warning = warnings.warning(
            track.states[key]!.source.description, from, to,
            between: "\(names[key]) and \(names[key + 1])")
          if let warning { warn(warning) }
        }
      }
    }
  }

  private static func unified(
    _ track: ShapeTrack, _ outline: SubpathTracks, _ keys: [Double], _ names: [String],
    _ growth: (Int) -> Point?, _ warn: @escaping (String) -> Void
  ) throws(DrawingError) -> [DrawnShape] {
    let paints = PaintTracks(keys: keys, names: names, track: track, warn: warn)
    let states = track.states
    let fills = try paints.unified(states.map { $0?.fill }, keeps: outline.thereAndBack)
    let strokes = try paints.unified(states.map { $0?.stroke })
    let stroked = track.present.filter { states[$0]!.stroke != nil }
    return keys.indices.map { key in
      var shape = states[key] ?? states[keys.nearest(to: key, among: track.present)]!
      if states[key]?.stroke == nil { shape.width = 0 }
      if shape.stroke == nil, !stroked.isEmpty {
        let line = states[keys.nearest(to: key, among: stroked)]!
        (shape.cap, shape.join, shape.miterLimit) = (line.cap, line.join, line.miterLimit)
      }
      shape.subpaths = outline.values[key]
      (shape.fill, shape.stroke) = (fills[key], strokes[key])
      if let point = growth(key) {
        shape.subpaths = shape.subpaths.map { $0.shrunk(to: point) }
        shape.fill = shape.fill?.shrunk(to: point)
        shape.stroke = shape.stroke?.shrunk(to: point)
      }
      return shape
    }
  }
}

extension Subpath {
  /// The same segments, all in one point.
  fileprivate func shrunk(to point: Point) -> Subpath {
    var shrunk = self
    shrunk.start = point
    for index in segments.indices {
      shrunk.segments[index].cubic = segments[index].cubic.mapped { _ in point }
    }
    return shrunk
  }
}
