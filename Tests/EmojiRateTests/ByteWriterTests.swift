import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("ByteWriter")
struct ByteWriterTests {
  /// Writes into a buffer of `size` bytes with guards around; nil where a guard was touched.
  static func write(
    size: Int, _ body: (UnsafeMutableRawBufferPointer) -> Int
  ) -> (count: Int, bytes: [UInt8])? {
    let margin = 256
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: size + 2 * margin, alignment: 16)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0xA5)
    let buffer = UnsafeMutableRawBufferPointer(rebasing: memory[margin..<margin + size])
    let count = body(buffer)
    guard memory[..<margin].allSatisfy({ $0 == 0xA5 }),
      memory[(margin + size)...].allSatisfy({ $0 == 0xA5 })
    else { return nil }
    return (count, Array(buffer[..<min(size, max(count, 0))]))
  }

  private static let pieces: [[UInt8]] = {
    var random = SplitMix64(seed: 8)
    return (0..<40).map { index in
      (0..<[0, 1, 7, 100, 700, 2][index % 6]).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    }
  }()

  @Test("A buffer of any size gets the beginning, and the count is that of the whole")
  func everySize() {
    let whole = Self.pieces.flatMap { $0 }
    for size in Array(0...600) + Array(whole.count - 600...whole.count + 10) {
      let result = Self.write(size: size) { buffer in
        ByteWriter.write(into: buffer) { writer in
          for piece in Self.pieces {
            if piece.count < 100 {
              writer.reserve(piece.count)
              for byte in piece { writer.put(byte) }
            } else {
              piece.withUnsafeBytes { writer.append($0) }
            }
          }
        }
      }
      guard let result, result.count == whole.count, result.bytes == Array(whole.prefix(size))
      else {
        Issue.record("A buffer of \(size) bytes")
        return
      }
    }
  }

  @Test("An empty buffer without an address counts")
  func noBuffer() {
    let none = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    #expect(ByteWriter.write(into: none) { $0.append("twelve bytes") } == 12)
    #expect(ByteWriter.write(into: none) { _ in } == 0)
  }
}

@Suite("String+Writing")
struct StringWritingTests {
  @Test("A string is made of what is written once, however long it is")
  func strings() {
    for count in [0, 1, 15, 16, 17, 256, 500, 511, 512, 513, 1023, 1024, 1025, 5000, 70_000] {
      let text = String(repeating: "\u{E9}", count: count)
      var calls = 0
      let made = ByteWriter.string { writer in
        calls += 1
        Array(text.utf8).withUnsafeBytes { writer.append($0) }
      }
      #expect(made == text && calls == 1)
    }
  }
}

@Suite("ByteWriter+Paint")
struct ByteWriterPaintTests {
  /// The value of `attribute` where `color` is what a picture is stroked or filled with.
  private func attribute(_ name: String, stroke brush: Brush) -> String? {
    let drawing = PaintedElements(paint: Paint(stroke: Stroke(brush, width: 1)))
    return ParsedDocument(drawing.svg())?.root.attributes[name]
  }

  private func stroke(_ value: Int) -> String {
    attribute("stroke", stroke: .color(eightBitColor(value))) ?? ""
  }

  /// How short the colour can be said, by the names and the two hexadecimal forms.
  private func shortestCount(_ value: Int) -> Int {
    let isDoubled = value >> 4 & 0x0F0F0F == value & 0x0F0F0F
    let names = CSSNames.table.filter { $0.value == value }.map(\.name.count)
    return min(isDoubled ? 4 : 7, names.min() ?? 7)
  }

  @Test("What is written is read back as the same colour, and is the shortest there is")
  func readsBack() {
    var random = SplitMix64(seed: 13)
    let digit = { random.integer(0...15) * 0x11 }
    let values = (0..<3000).map { _ in
      random.oneIn(2) ? random.integer(0...0xFFFFFF) : digit() << 16 | digit() << 8 | digit()
    }
    for value in CSSNames.table.map(\.value) + values {
      let text = stroke(value)
      guard let color = HSBColor(css: text), eightBitValue(color.sRGB) == value,
        text.count == shortestCount(value)
      else {
        Issue.record("\(String(value, radix: 16)) is written \(text)")
        return
      }
    }
  }

  @Test("Opacity is apart from the colour, gives back its eighth bit, and is left out at 1")
  func opacity() throws {
    for level in 0...255 {
      let color = eightBitColor(0x123456, alpha: Double(level) / 255)
      #expect(attribute("stroke", stroke: .color(color)) == "#123456")
      let opacity = attribute("stroke-opacity", stroke: .color(color))
      guard level < 255 else {
        #expect(opacity == nil)
        continue
      }
      let text = try #require(opacity)
      #expect(try Int((#require(Double(text)) * 255).rounded()) == level)
      // One decimal less would be another opacity.
      let shorter = Double(text.dropLast()) ?? 0
      #expect(level == 0 || Int((shorter * 255).rounded()) != level, "\(text)")
    }
  }
}
