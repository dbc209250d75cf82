import EmojiRate

/// One file of CSS in which every picture is the background of a class, as a `data:` URI.
struct Stylesheet {
  /// How the file begins, by which it is known again.
  static let mark: StaticString = "/* emoji-rate export */\n"

  let file: LongFile
  private var rule: [UInt8] = []
  private let noun: String

  init(_ file: LongFile, noun: String, size: Size, isResponsive: Bool) {
    let (width, height) = (Messages.plain(size.width), Messages.plain(size.height))
    self.file = file
    self.noun = noun
    let size =
      isResponsive
      ? "width:100%;aspect-ratio:\(width)/\(height)"
      : "width:\(width)px;height:\(height)px"
    file.output.append(Self.mark)
    file.output.append(
      string: ".\(noun){display:inline-block;\(size);background:center/contain no-repeat;"
        + "print-color-adjust:exact}\n")
  }

  /// Of two classes, so that a picture that is called as all of them are is not what all of them show.
  private func selector(_ stem: [UInt8]) -> [UInt8] {
    var selector = Array(".\(noun)".utf8)
    guard !stem.elementsEqual(noun.utf8) else { return selector }
    selector.append(UInt8(ascii: "."))
    Markup.escapeCSS(stem, into: &selector)
    return selector
  }

  /// Adds the rule of a document, and says how many bytes it has.
  mutating func add(_ document: UnsafeRawBufferPointer, stem: [UInt8], isDark: Bool) -> Int {
    rule.removeAll(keepingCapacity: true)
    if isDark { rule += "@media (prefers-color-scheme:dark){".utf8 }
    rule += selector(stem)
    rule += "{background-image:url(\"".utf8
    DataURI.append(document, to: &rule)
    rule += "\")}".utf8
    if isDark { rule += "}".utf8 }
    rule.append(UInt8(ascii: "\n"))
    file.output.append(rule)
    return rule.count
  }
}
