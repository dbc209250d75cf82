import CFloor
import EmojiRate
import Writers

/// What is measured, and the memory that it is written to.
struct Cases {
  /// Room for every document; used by one thread.
  nonisolated(unsafe) static let buffer = UnsafeMutableRawBufferPointer.allocate(
    byteCount: 8192, alignment: 64)

  let floor: Case
  let copy: Case
  let reusedBuffer: Case
  let freshString: Case
  let stars: Case
  /// Every character but the classic one.
  let characters: [Case]

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
    self.characters = FaceCharacter.allCases.filter { $0 != .classic }.map { character in
      let style = FaceStyle(character)
      return Case(batch: 400) { Face($0, style: style).write(into: buffer) }
    }
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

  /// The document by another way; slower ones take fewer at a time.
  static func by(_ writer: some DocumentWriter, batch: Int) -> Case {
    Case(batch: batch) { try writer.svg($0).utf8.count }
  }
}
