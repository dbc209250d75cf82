import EmojiRate

/// Draws the pictures of one look, one after the other into the same memory.
final class Renderer {
  private let writer: PictureKind.Writer
  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 16)

  init(_ picture: PictureKind, _ settings: PictureSettings) { writer = picture.writer(settings) }

  deinit { buffer.deallocate() }

  /// The document of a value; it is there until the next one is drawn.
  func draw(_ value: Double) -> UnsafeRawBufferPointer {
    var count = writer(value, buffer)
    if count > buffer.count {
      buffer.deallocate()
      buffer = .allocate(byteCount: count * 2, alignment: 16)
      count = writer(value, buffer)
    }
    return UnsafeRawBufferPointer(rebasing: buffer[..<count])
  }
}

/// What a document says about itself: taken from it, so that both always agree.
enum DocumentFacts {
  /// The text for those who do not see it, escaped as it stands there; empty where it is decorative.
  static func title(_ document: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    guard let start = document.end(of: "<title>", from: 0),
      let end = document.start(of: "<", from: start)
    else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(rebasing: document[start..<end])
  }

  /// The width and the height as they stand there, or those of the view box.
  static func size(_ document: UnsafeRawBufferPointer) -> (width: String, height: String) {
    if let width = attribute(" width=\"", document), let height = attribute(" height=\"", document)
    {
      return (width, height)
    }
    let box = attribute(" viewBox=\"", document) ?? ""
    let numbers = box.split(separator: " ").map(String.init)
    return numbers.count == 4 ? (numbers[2], numbers[3]) : ("0", "0")
  }

  /// The attributes of the root that say how the picture is painted, with a space before each, and
  /// what is inside of it; nil where it is not a document without a size of its own.
  static func parts(
    _ document: UnsafeRawBufferPointer
  ) -> (attributes: UnsafeRawBufferPointer, content: UnsafeRawBufferPointer)? {
    // `<svg xmlns="…" viewBox="…" … role="img" aria-label="…"><title>…` or `… aria-hidden="true">`.
    guard let start = document.start(of: " viewBox=", from: 0),
      let rootEnd = document.start(of: ">", from: start)
    else { return nil }
    let root = UnsafeRawBufferPointer(rebasing: document[..<rootEnd])
    guard
      let label = root.start(of: " role=", from: start)
        ?? root.start(of: " aria-hidden=", from: start)
    else { return nil }
    let end = document.count - "</svg>".utf8.count
    return (
      UnsafeRawBufferPointer(rebasing: document[start..<label]),
      UnsafeRawBufferPointer(rebasing: document[(rootEnd + 1)..<end])
    )
  }

  /// The value of an attribute of the root.
  private static func attribute(
    _ name: StaticString, _ document: UnsafeRawBufferPointer
  ) -> String? {
    guard let rootEnd = document.start(of: ">", from: 0) else { return nil }
    let root = UnsafeRawBufferPointer(rebasing: document[..<rootEnd])
    guard let start = root.end(of: name, from: 0), let end = root.start(of: "\"", from: start)
    else { return nil }
    return String(decoding: root[start..<end], as: UTF8.self)
  }
}

extension UnsafeRawBufferPointer {
  /// Where `text` begins, looked for from an offset on.
  func start(of text: StaticString, from offset: Int) -> Int? {
    let length = text.utf8CodeUnitCount
    guard count >= offset + length else { return nil }
    let first = text.utf8Start[0]
    for start in offset...count - length where self[start] == first {
      var index = 1
      while index < length, self[start + index] == text.utf8Start[index] { index += 1 }
      if index == length { return start }
    }
    return nil
  }

  /// Where `text` ends.
  func end(of text: StaticString, from offset: Int) -> Int? {
    start(of: text, from: offset).map { $0 + text.utf8CodeUnitCount }
  }
}
