import CFloor
import EmojiRate
import EmojiRateDrawings

/// What is measured, and the memory that it is written to.
struct Cases {
  /// Room for every document; used by one thread.
  nonisolated(unsafe) static let buffer = UnsafeMutableRawBufferPointer.allocate(
    byteCount: 16384, alignment: 64)

  let floor: Case
  let copy: Case
  let reusedBuffer: Case
  let freshString: Case
  let stars: Case
  let summary: Case
  let faceSummary: Case
  /// The faces that are in ``faceSummary``.
  let facesOfSummary: Case
  /// Every character but the classic one.
  let characters: [Case]
  let cat: Case
  let freshCat: Case
  /// A drawing of thirty shapes.
  let drawing: Case

  init() {
    let buffer = Self.buffer

    let style = UnsafeMutablePointer<floor_style>.allocate(capacity: 1)
    style.initialize(to: floor_style(FaceStyle()))
    let characters = buffer.baseAddress!.assumingMemoryBound(to: CChar.self)
    floor = Case(batch: 2000) { floor_face(characters, $0, 0, 5, style) }

    let documents = Self.documents()
    copy = Case(batch: 2000) {
      let document = documents[Int($0 * 100)]
      buffer.copyMemory(from: UnsafeRawBufferPointer(document))
      return document.count
    }

    reusedBuffer = Case(batch: 2000) { Face($0).write(into: buffer) }
    freshString = Case(batch: 2000) { Face($0).svg().utf8.count }
    stars = Case(batch: 2000) { StarRow($0).write(into: buffer) }
    let drawn = FaceStyle(drawing: Self.drawn)
    drawing = Case(batch: 400) { Face($0, style: drawn).write(into: buffer) }
    let counts = RatingCounts(counts: [31, 25, 103, 308, 817])
    let sunny = StarStyle(face: FaceStyle(.sunny))
    summary = Case(batch: 200) { RatingSummary(counts.adding($0)).write(into: buffer) }
    faceSummary = Case(batch: 100) {
      RatingSummary(counts.adding($0), symbol: .face, style: sunny).write(into: buffer)
    }
    facesOfSummary = Case(batch: 100) { mean in
      [1, 2, 3, 4, 5, mean].reduce(0) {
        $0 + Face($1, style: FaceStyle(.sunny)).write(into: buffer)
      }
    }
    self.characters = FaceCharacter.allCases.filter { $0 != .classic }.map { character in
      let style = FaceStyle(character)
      return Case(batch: 400) { Face($0, style: style).write(into: buffer) }
    }
    cat = Case(batch: 400) { Face($0, style: .cat).write(into: buffer) }
    freshCat = Case(batch: 400) { Face($0, style: .cat).svg().utf8.count }
  }

  /// Thirty shapes of one's own, each of four curves, at three values.
  static let drawn = try! Drawing(svg: layers)

  private static var layers: String {
    let layers = [0, 2.5, 5].map { value -> String in
      let shapes = (0..<30).map { index -> String in
        let (x, y) = (20 + 35 * Double(index % 6), 20 + 40 * Double(index / 6) + 2 * value)
        let size = 10 + value
        return
          "<path id=\"s\(index)\" fill=\"hsl(\(12 * index) 80% \(40 + 5 * value)%)\" d=\"M\(x) \(y)"
          + "c\(size) 0 \(size) 9 4 \(size)s-\(size) 3 -9 1s-\(size) -\(size) -3 -6s3 -5 8 -5z\"/>"
      }
      return "<g id=\"\(value)\">\(shapes.joined())</g>"
    }
    return
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 240 240\">\(layers.joined())</svg>"
  }

  /// The faces of 0, 0.01 … 5.
  private static func documents() -> [UnsafeMutableRawBufferPointer] {
    (0...500).map {
      let text = Array(Face(Double($0) / 100).svg().utf8)
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: text.count, alignment: 1)
      copy.copyBytes(from: text)
      return copy
    }
  }
}

extension RatingCounts {
  /// One rating more.
  func adding(_ rating: Double) -> RatingCounts {
    var counts = self
    counts.add(rating)
    return counts
  }
}
