import EmojiRate

/// A canvas that keeps what is drawn on it, paint by paint.
struct PaintedLayers: Canvas {
  struct Layer: Sendable {
    var paint: Paint
    var elements: [PathElement] = []

    /// Its subpaths, each from its move to its close.
    var subpaths: [[PathElement]] { EmojiRateTests.subpaths(elements) }
  }

  /// Those that anything is drawn in.
  var layers: [Layer] { allLayers.filter { !$0.elements.isEmpty } }

  /// Those that nothing is drawn in, too.
  private(set) var allLayers: [Layer]

  /// A canvas that drawing begins on with a paint.
  init(_ paint: Paint = Paint()) { allLayers = [Layer(paint: paint)] }

  /// What `picture` draws.
  init(_ picture: some CanvasPicture) {
    self.init(picture.basePaint)
    picture.draw(on: &self)
  }

  mutating func paint(_ paint: Paint) { allLayers.append(Layer(paint: paint)) }
  mutating func move(to point: Point) { append(.move(to: point)) }
  mutating func line(to point: Point) { append(.line(to: point)) }
  mutating func curve(to point: Point, control1: Point, control2: Point) {
    append(.curve(to: point, control1: control1, control2: control2))
  }
  mutating func close() { append(.close) }

  private mutating func append(_ element: PathElement) {
    allLayers[allLayers.count - 1].elements.append(element)
  }
}

/// Elements from each move to before the next.
func subpaths(_ elements: [PathElement]) -> [[PathElement]] {
  elements.reduce(into: []) { subpaths, element in
    if case .move = element { subpaths.append([]) }
    subpaths[subpaths.count - 1].append(element)
  }
}

/// A picture of several paints, for looking at how they are written.
struct Painting: CanvasPicture {
  var rating = Rating()
  var canvasSize = Size(width: 20, height: 10)
  /// The first layer's where it is nil.
  var base: Paint?
  var layers: [PaintedLayers.Layer]

  var basePaint: Paint { base ?? layers.first?.paint ?? Paint(fill: .color(eightBitColor(0))) }

  func draw<Target: Canvas>(on canvas: inout Target) {
    for layer in layers {
      canvas.paint(layer.paint)
      replay(layer.elements, into: &canvas)
    }
  }
}

/// Draws `elements` into `sink`.
func replay<Sink: PathSink>(_ elements: [PathElement], into sink: inout Sink) {
  for element in elements { element.draw(into: &sink) }
}
