import EmojiRate
import EmojiRatePNG
import Foundation
import Inputs

/// What does not hold.
struct Violation: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}

func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) throws {
  if !holds { throw Violation(sentence()) }
}

/// What holds of every input.
enum Invariants {
  /// Looks at one input and at everything that comes of it.
  static func check(_ input: Input) throws {
    var generator = input.generator
    let (face, row, settings) = (input.face, input.row, input.settings)
    try check(face.rating)
    try check(row.rating)
    try check(face, settings.options, &generator, input.number)
    try check(row, settings.options, &generator, input.number)
    try check(input.summary, settings.options, &generator, input.number)
    try check(input.summary.counts)
    try checkTexts(&generator)
    if input.number % 16 == 0 { try checkCoding(face, row) }
  }

  private static func check(_ rating: Rating) throws {
    try expect(rating.minimum <= rating.maximum, "the scale is upside down: \(rating)")
    try expect(
      (rating.minimum...rating.maximum).contains(rating.value),
      "the value left its scale: \(rating)")
    var again = rating
    again.value = rating.value
    try expect(
      again == rating, "a value that is assigned again is another one: \(rating), \(again)")
  }

  private static func check(_ counts: RatingCounts) throws {
    let sum = counts.percentages.reduce(0, +)
    try expect(sum == (counts.number == 0 ? 0 : 100), "shares add up to \(sum): \(counts)")
    guard let mean = counts.mean, let shown = counts.shownMean else { return }
    let scale = counts.minimum...counts.maximum
    try expect(scale.contains(mean), "the mean left its scale: \(counts)")
    try expect(abs(shown - mean) <= 0.1 + 1e-9, "\(shown) is shown for \(mean): \(counts)")
    var twice = counts
    if twice.merge(counts) {
      try expect(abs(twice.mean! - mean) < 1e-9, "ratings that come twice have another mean")
    }
  }

  // MARK: Documents

  private static func check<Base: CanvasPicture & PNGPicture>(
    _ picture: Base, _ options: SVGOptions, _ generator: inout InputGenerator, _ number: UInt64
  ) throws {
    let bytes = Array(picture.svg(options).utf8)
    try Markup.check(bytes, isParsed: number % 64 == 0)
    let tail = 64
    var buffer = [UInt8](repeating: 0, count: bytes.count + tail)
    let end = generator.element([0, bytes.count, bytes.count + tail])
    for room in [generator.index(bytes.count + 1), end] {
      let prefix = min(room, bytes.count)
      let (count, isPrefix, isLeft) = buffer.withUnsafeMutableBytes { buffer in
        buffer.initializeMemory(as: UInt8.self, repeating: 0xAA)
        let count = picture.write(into: .init(rebasing: buffer[..<room]), options: options)
        return (
          count,
          bytes.withUnsafeBytes { memcmp($0.baseAddress!, buffer.baseAddress!, prefix) } == 0,
          buffer[prefix...].allSatisfy { $0 == 0xAA }
        )
      }
      try expect(
        count == bytes.count, "it says \(count) bytes in a buffer of \(room), not \(bytes.count)")
      try expect(isPrefix, "a buffer of \(room) has other bytes")
      try expect(isLeft, "it wrote behind its \(prefix) bytes in a buffer of \(room)")
    }
    if number % 10 == 3 { try checkPNG(picture, options) }
    // One of them takes as long as hundreds of the others.
    if number % 256 == 1 {
      let start = generator.number(0...5)
      let moving = MovingPicture(
        picture, RatingAnimation(from: start, duration: generator.number(0...9)))
      let bytes = Array(moving.svg(options).utf8)
      try Markup.check(bytes, isParsed: true)
      try Markup.checkFrames(bytes)
    }
    if number % 16 == 1 { try checkFacts(picture, options) }
  }

  private static func checkPNG(_ picture: some PNGPicture, _ options: SVGOptions) throws {
    let png: [UInt8]
    do {
      png = try picture.png(width: 32, options)
    } catch {
      // Only a high picture has too many pixels at this width.
      let size = picture.canvasSize
      return try expect(size.height > 100 * size.width, "\(error)")
    }
    try expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]), "it is no PNG file")
    try expect(png[16..<20].elementsEqual([0, 0, 0, 32]), "its width is \(png[16..<20])")
  }

  private static func checkFacts<Base: CanvasPicture>(_ picture: Base, _ options: SVGOptions) throws
  {
    let size = picture.documentSize(options)
    try expect(
      size.width >= 0 && size.height >= 0 && (size.width + size.height).isFinite,
      "its size is \(size)")
    let isSilent = options.label == .decorative
    try expect(
      (picture.accessibleText(options) == nil) == isSilent, "what is decorative says something")
    for point in picture.pathElements.flatMap(\.points) {
      try expect(point.x.isFinite && point.y.isFinite, "it has a point at \(point)")
    }
    let uri = picture.dataURI(options)
    try expect(
      uri.hasPrefix("data:image/svg+xml,") && uri.utf8.allSatisfy { (0x21...0x7E).contains($0) },
      uri)
  }

  // MARK: Codable

  private static func checkCoding(_ face: Face, _ row: StarRow) throws {
    let style = try JSONDecoder().decode(FaceStyle.self, from: JSONEncoder().encode(face.style))
    try expect(
      Face(face.rating, style: style).svg() == face.svg(),
      "a style is another one when it is decoded")
    let again = try JSONDecoder().decode(StarRow.self, from: JSONEncoder().encode(row))
    try expect(again.svg() == row.svg(), "a row is another one when it is decoded")
  }

  // MARK: Texts

  private static func checkTexts(_ generator: inout InputGenerator) throws {
    let text = generator.text()
    if let color = CSSColor(css: text) {
      try expect(
        CSSColor(css: color.spelling) == color, "a colour is another one when it is spelled")
    }
    if let path = try? SymbolPath(text) {
      try expect(
        (try? SymbolPath(path.data)) == path, "a path is another one when it is read again")
    }
    let color = generator.color()
    guard let spelled = CSSColor(css: color.spelling) else {
      throw Violation("\(color.spelling) is not read again")
    }
    try expect(spelled == color, "\(color.spelling) is another colour when it is read again")
  }
}

extension PathElement {
  /// The points that it has.
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let point, let control1, let control2): [point, control1, control2]
    case .close: []
    }
  }
}
