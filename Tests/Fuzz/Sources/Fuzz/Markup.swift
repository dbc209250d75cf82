import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What holds of every document, found in its bytes: a document is made in microseconds, and whoever looks
/// at it with strings and patterns takes a hundred times as long.
enum Markup {
  /// - Parameter isParsed: Whether a parser of XML looks at it too.
  static func check(_ document: [UInt8], isParsed: Bool) throws {
    func text() -> String { String(decoding: document, as: UTF8.self) }
    let isDocument = document.withUnsafeBytes {
      $0.starts(with: "<svg ".utf8) && $0.suffix(6).elementsEqual("</svg>".utf8)
    }
    try expect(isDocument, "it is no document: \(text().prefix(80))")
    try expect(document.withUnsafeBytes { !hasNaN($0) }, "it has NaN: \(text())")
    guard isParsed else { return }
    let parser = XMLParser(data: Data(document))
    try expect(
      parser.parse(), "it is not well-formed: \(String(describing: parser.parserError)): \(text())")
  }

  /// Whether it says `nan` or `inf` but in the user's words and in names, which may say anything.
  private static func hasNaN(_ document: UnsafeRawBufferPointer) -> Bool {
    var place = 0
    func isHere(_ word: StaticString) -> Bool {
      place + word.utf8CodeUnitCount <= document.count
        && memcmp(document.baseAddress! + place, word.utf8Start, word.utf8CodeUnitCount) == 0
    }
    func skip(_ opening: StaticString, to end: UInt8) {
      place += opening.utf8CodeUnitCount
      while place < document.count, document[place] != end { place += 1 }
    }
    while place < document.count {
      switch document[place] {
      case UInt8(ascii: "a") where isHere(#"aria-label=""#):
        skip(#"aria-label=""#, to: UInt8(ascii: "\""))
      case UInt8(ascii: "<") where isHere("<title>"): skip("<title>", to: UInt8(ascii: "<"))
      case UInt8(ascii: "i") where isHere(#"id=""#): skip(#"id=""#, to: UInt8(ascii: "\""))
      case UInt8(ascii: "u") where isHere("url(#"): skip("url(#", to: UInt8(ascii: ")"))
      case UInt8(ascii: "n") where isHere("nan"), UInt8(ascii: "N") where isHere("NaN"),
        UInt8(ascii: "i") where isHere("inf"):
        return true
      default: break
      }
      place += 1
    }
    return false
  }

  /// All frames of a shape that moves have the same verbs: else it jumps where it should move.
  static func checkFrames(_ document: [UInt8]) throws {
    let text = String(decoding: document, as: UTF8.self)
    for animation in text.split(separator: "attributeName=\"d\"").dropFirst() {
      let values = animation.split(separator: "values=\"").dropFirst().first ?? ""
      let frames = values.prefix { $0 != "\"" }.split(separator: ";")
      try expect(frames.count > 1, "it has no frames: \(text)")
      let verbs = frames.map { $0.filter(\.isLetter) }
      try expect(
        verbs.allSatisfy { $0 == verbs[0] }, "frames have other verbs: \(values)")
    }
  }
}
