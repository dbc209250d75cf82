import EmojiRate

/// The pixels of a drawn picture, from left to right and from top to bottom.
struct Raster {
  let width: Int
  let height: Int
  /// Red, green, blue and opacity in eight bits each, red highest, not multiplied by the opacity.
  private(set) var colors: [UInt32] = []

  /// The most pixels that are drawn at once, because each takes eight bytes while it is drawn.
  private static var bandSize: Int { 1 << 20 }

  /// Draws a picture, in bands from top to bottom.
  init(
    _ picture: some CanvasPicture, _ size: PixelSize, _ options: SVGOptions,
    _ currentColor: SRGBColor,
    _ effort: inout Effort
  ) throws(PNGError) {
    (width, height) = (size.width, size.height)
    let format = SVGFormat(precision: options.precision ?? picture.precision)
    let bandHeight = max(Self.bandSize / width, 1)
    let padding = Double(options.padding) * size.unit
    var top = 0
    while top < height {
      let canvas = PixelCanvas(
        Pixels(width: width, height: min(bandHeight, height - top)),
        origin: Vector(padding, padding - Double(top)), unit: size.unit, format, currentColor,
        effort)
      if let background = options.background { canvas.fill(background.brush) }
      canvas.paint(picture.basePaint)
      canvas.draw { picture.draw(on: &$0) }
      canvas.endShape()
      effort = canvas.effort
      guard effort.isLeft else { throw .tooComplex }
      if top == 0 { colors.reserveCapacity(width * height) }
      canvas.pixels.appendColors(to: &colors)
      top += bandHeight
    }
  }

  typealias Part = (columns: Range<Int>, rows: Range<Int>)

  var whole: Part { (0..<width, 0..<height) }

  var isOpaque: Bool { colors.allSatisfy { $0 & 0xFF == 0xFF } }

  /// The smallest part that holds all pixels that differ from a picture of the same size; nil if none does.
  func difference(from other: Raster) -> Part? {
    var (left, right, top, bottom) = (width, 0, height, 0)
    for index in colors.indices where colors[index] != other.colors[index] {
      let (x, y) = (index % width, index / width)
      (left, right) = (min(left, x), max(right, x + 1))
      (top, bottom) = (min(top, y), max(bottom, y + 1))
    }
    return left < right ? (left..<right, top..<bottom) : nil
  }
}
