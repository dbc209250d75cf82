import EmojiRate

/// A picture as an SVG document with a layer for each of some values, for editing and as a ``Drawing``.
///
/// All layers have the same elements, attributes and commands. `data-points="equal"` makes their points
/// correspond in the given order. Only the last layer is displayed.
struct LayeredDocument {
  private static let format = SVGFormat(precision: 1)

  private let parts: [Double]
  private let shapes: [LayerShape]
  private let canvasSize: Size

  /// Makes a layer of each recording, all with the same shapes, at parts of the scale, rising.
  init(_ parts: [Double], _ recordings: [Recording], _ canvasSize: Size) {
    self.parts = parts
    self.canvasSize = canvasSize
    shapes = recordings[0].shapes.indices.flatMap { index in
      LayerShape(states: recordings.map { $0.shapes[index].readable }).sides
    }.map { $0.closed }
  }

  /// Makes the fewest layers whose interpolation keeps each point within a tolerance of a picture's, in user
  /// units.
  init(of picture: (Double) -> some CanvasPicture, tolerance: Double) throws(DrawingError) {
    let recordings = try Self.recordings(of: picture, Self.values)
    let choice = LayerChoice(recordings, Self.values)
    try self.init(recordings, choice.layers(at: Self.keys, tolerance), picture(0).canvasSize)
  }

  /// Makes a few layers with the least error, in user units; a picture that jumps may need more layers.
  static func closest(
    to picture: (Double) -> some CanvasPicture, limit: Int
  ) throws(DrawingError) -> (document: LayeredDocument, tolerance: Double) {
    let recordings = try Self.recordings(of: picture, values)
    let choice = LayerChoice(recordings, values)
    var (low, high) = (0.25, Drawing.toleranceLimits.upperBound)
    var layers = choice.layers(at: keys, low)
    if layers.count <= limit {
      high = low
    } else {
      layers = choice.layers(at: keys, high)
    }
    while high - low > 0.01 {
      // Most errors are small.
      let middle = (low * high).squareRoot()
      let closer = choice.layers(at: keys, middle)
      if closer.count <= limit { (layers, high) = (closer, middle) } else { low = middle }
    }
    return (try LayeredDocument(recordings, layers, picture(0).canvasSize), high)
  }

  /// The preferred values of layers; colour ramps of four and seven colours bend at sixths.
  private static let keys = Set((0...100).map { Double($0) / 100 } + [1, 2, 4, 5].map { $0 / 6 })
  private static let values = keys.union((0...1000).map { Double($0) / 1000 }).sorted()

  private init(
    _ recordings: [Recording], _ layers: [Int], _ canvasSize: Size
  ) throws(DrawingError) {
    guard layers.count <= Drawing.keyLimits.upperBound else {
      throw DrawingError(
        "the picture bends at \(layers.count) values, \(Drawing.keyLimits.upperBound) are allowed; give a "
          + "higher tolerance, or the values")
    }
    self.init(layers.map { Self.values[$0] }, layers.map { recordings[$0] }, canvasSize)
  }

  /// Makes a layer at each of some parts of the scale.
  init(of picture: (Double) -> some CanvasPicture, at parts: [Double]) throws(DrawingError) {
    let parts = Set(parts).sorted()
    // This refuses NaN too.
    guard Drawing.keyLimits.contains(parts.count), parts.allSatisfy({ $0 >= 0 && $0 <= 1 }) else {
      throw DrawingError("the values are not 2 to 64 parts of the scale, from 0 to 1")
    }
    guard zip(parts, parts.dropFirst()).allSatisfy({ $1 - $0 >= 1e-6 }) else {
      throw DrawingError("two values are nearly the same; give parts that differ by 0.000001")
    }
    self.init(parts, try Self.recordings(of: picture, parts), picture(0).canvasSize)
  }

  private static func recordings(
    of picture: (Double) -> some CanvasPicture, _ parts: [Double]
  ) throws(DrawingError) -> [Recording] {
    let recordings = parts.map { Recording(picture($0), keepsParts: true) }
    let first = recordings[0]
    guard recordings.allSatisfy({ $0.isUniform(with: first) }),
      !first.shapes.isEmpty, first.shapes.allSatisfy({ $0.clip == nil })
    else {
      throw DrawingError(
        "the picture is not made of the same shapes at every value, so it cannot be drawn as layers"
      )
    }
    return recordings
  }

  var text: String {
    let rows = shapes.map { Row($0, Self.format) }
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\""
      + " xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\""
      + " viewBox=\"0 0 \(canvasSize.width.plainText) \(canvasSize.height.plainText)\""
      + " data-points=\"equal\">\n"
    let definitions = rows.flatMap { $0.definitions }
    var seen: Set<String> = []
    let unique = definitions.filter { seen.insert($0).inserted }
    if !unique.isEmpty { text += "<defs>\(unique.joined())</defs>\n" }
    for (index, part) in parts.enumerated() {
      let percentage = (part * 100).plainText
      text +=
        "<g id=\"value-\(percentage)-percent\" inkscape:groupmode=\"layer\""
        + " inkscape:label=\"\(percentage)%\""
        + (index == parts.count - 1 ? ">\n" : " display=\"none\">\n")
      for row in rows { text += row.elements[index] + "\n" }
      text += "</g>\n"
    }
    return text + "</svg>\n"
  }

  private struct Row {
    private(set) var elements: [String]
    private(set) var definitions: [String]

    init(_ shape: LayerShape, _ format: SVGFormat) {
      let shapes = shape.states
      let data = UniformPathData(shapes.flatMap { $0.attributes.map { $0.value } })
      let paints = shapes.map { $0.paint.attributes(over: .black) }
      let attributes = zip(shapes, paints).map { $1 + $0.attributes }
      let texts = attributes.map { $0.map { $0.value.text(format, data) } }
      let written = attributes[0].indices.filter { index in
        let defaultText = attributes[0][index].defaultValue?.text(format)
        return texts.contains { $0[index] != defaultText }
      }
      let label = shapes[0].part.map { " inkscape:label=\"\($0.inXML)\"" } ?? ""
      elements = texts.map { texts in
        // Editors keep the paint of a style, but not of attributes, when they break a path apart.
        let style = written.filter { $0 < paints[0].count }
          .map { "\(attributes[0][$0].name):\(texts[$0])" }.joined(separator: ";")
        return "<\(shapes[0].element)" + label + (style.isEmpty ? "" : " style=\"\(style)\"")
          + written.filter { $0 >= paints[0].count }
          .map { " \(attributes[0][$0].name)=\"\(texts[$0])\"" }.joined() + "/>"
      }
      definitions = shapes.flatMap { $0.paint.gradients }.map {
        SVGGradient(gradient: $0, format: format).definition
      }
    }
  }
}
