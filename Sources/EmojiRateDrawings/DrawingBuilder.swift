import EmojiRate

/// Builds a drawing from the shapes of its values.
struct DrawingBuilder {
  /// The maximum number of verbs of a drawing, between all values.
  static let verbLimit = 100_000

  private let scale: ClosedRange<Double>
  private var values: [(part: Double, shapes: [DrawnShape])] = []
  private var canvasSize = Size(width: 0, height: 0)
  private var keepsPoints = false
  private(set) var warnings: [String] = []

  /// The segments between neighbouring values, with the values as text; made by ``data(of:)``.
  private(set) var segments: [(segment: DrawingSegment, names: (lower: String, upper: String))] = []

  // MARK: Reading

  /// Reads one file with layers, or several files.
  init(_ files: [DrawingFile], _ scale: ClosedRange<Double>) throws(DrawingError) {
    self.scale = scale
    guard scale.lowerBound.isFinite, scale.upperBound.isFinite else {
      throw DrawingError("an end of the scale is infinite; give two numbers")
    }
    if files.count == 1, files[0].part == nil {
      try read(layers: files[0])
    } else {
      try read(files)
    }
  }

  private mutating func read(layers file: DrawingFile) throws(DrawingError) {
    var reader = try Self.reader(file)
    canvasSize = reader.canvasSize
    keepsPoints = reader.document.elements[0].attributes["data-points"] == "equal"
    for layer in try reader.readLayers() {
      try add(try part(layer.value, layer.source), layer.source, layer.shapes)
    }
    warnings += reader.warnings
  }

  private mutating func read(_ files: [DrawingFile]) throws(DrawingError) {
    guard files.count > 1 else {
      throw DrawingError(
        "one drawing is given; give two at least, or one with layers", file: files.first?.name)
    }
    guard Set(files.map { $0.part == nil }).count == 1 else {
      throw DrawingError("some files have values and some have none; give values to all or none")
    }
    var readers: [ShapeReader] = []
    for file in files { readers.append(try Self.reader(file)) }
    let (first, names) = (readers[0], readers.map { $0.names })
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
    values.append((part, shapes))
  }

  // MARK: Putting together

  /// The value at a part of the scale, as text for messages.
  private func name(_ part: Double) -> String {
    lerp(scale.lowerBound, scale.upperBound, part).plainText
  }

  mutating func data(
    of files: [DrawingFile], _ weights: Weights = Weights()
  ) throws(DrawingError) -> DrawingData {
    values.sort { $0.part < $1.part }
    let keys = values.map { $0.part }
    var looks = ShapeWarnings(weights)
    let drawn = values.map { DrawnValue($0.shapes, weights) }
    for (index, upper) in values.enumerated().dropFirst() {
      let lower = values[index - 1]
      let segment = DrawingSegment(
        drawn[index - 1], drawn[index], keepsPoints: keepsPoints, weights)
      let names = (lower: name(lower.part), upper: name(upper.part))
      if !keepsPoints { looks.look(at: segment, between: names) }
      segments.append((segment, names))
    }
    for text in looks.texts where !warnings.contains(text) { warnings.append(text) }
    let stages = Stages(values.map { $0.shapes }, keys, segments.map { $0.segment })
    guard stages.verbCount <= Self.verbLimit else {
      throw DrawingError(
        "the points of all values together are more than \(Self.verbLimit); draw it with the same points at "
          + "every value", file: files.count == 1 ? files[0].name : nil)
    }
    return DrawingData(
      keys: keys, canvasSize: canvasSize, stages, readFrom: files, scale, warnings: warnings,
      weights.flat)
  }
}
