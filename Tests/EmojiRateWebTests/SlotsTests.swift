import EmojiRate
import Testing

@testable import EmojiRateWeb

@Suite("Slots")
struct SlotsTests {
  /// What an element of these slots shows; the others are not said.
  private func picture(_ said: [String: Double], at value: Double, isRated: Bool = true) -> String {
    with(said) { slots in
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = bytes.withUnsafeMutableBytes {
        slots.writePicture(at: value, isRated: isRated, into: $0)
      }
      return String(decoding: bytes.prefix(count), as: UTF8.self)
    }
  }

  private func with<Result>(_ said: [String: Double], _ body: (Slots) -> Result) -> Result {
    var numbers = [Double](repeating: .nan, count: SlotEntry.slotCount)
    return numbers.withUnsafeMutableBufferPointer { buffer in
      let slots = Slots(buffer.baseAddress!)
      for (name, number) in said {
        buffer[SlotEntry.slot(name)] = number
        // A size has two.
        if name == "cells" { buffer[SlotEntry.slot(name) + 1] = number }
      }
      return body(slots)
    }
  }

  @Test("What is not said is the default", arguments: [0, 1.3, 2.5, 3.2, 5])
  func defaults(value: Double) {
    #expect(picture([:], at: value) == Face(value).svg())
    #expect(picture(["symbol": 1], at: value) == StarRow(value).svg())
    #expect(picture(["symbol": 2], at: value) == StarRow(Rating(value), symbol: .heart).svg())
    #expect(picture(["symbol": 3], at: value) == StarRow(Rating(value), symbol: .face).svg())
  }

  @Test("What is said is drawn as the library draws it")
  func said() {
    #expect(
      picture(["max": 10, "line-width": 99, "mouth-width": 0.5, "no-eyes": 1, "size": 48], at: 7)
        == Face(
          Rating(7, maximum: 10), style: FaceStyle(lineWidth: 20, mouthWidth: 0.5, showsEyes: false)
        ).svg(SVGOptions(size: 48)))
    #expect(
      picture(
        ["symbol": 1, "count": 7, "fill": 1, "width": 300, "right-to-left": 1, "language": 25],
        at: 3.2)
        == StarRow(
          Rating(3.2, maximum: 7), count: 7, fillRule: .half, layout: .fitted(width: 300),
          isRightToLeft: true
        ).svg(SVGOptions(language: .simplifiedChinese)))
  }

  @Test("Nobody's rating is a grey face that says so")
  func notRated() {
    #expect(
      picture([:], at: 2.5, isRated: false)
        == Face(2.5, style: FaceStyle(color: .fixed(StarRow.mutedColor)))
        .svg(SVGOptions(label: .notRated)))
  }

  @Test("A row without a rating is empty, also if its scale begins at 1")
  func emptyRow() {
    #expect(
      picture(["symbol": 1, "min": 1], at: 0, isRated: false)
        == picture(["symbol": 1], at: 0, isRated: false))
  }

  @Test("A parameter is read back as it is used")
  func readBack() {
    with(["line-width": 99, "mouth-width": -1, "count": 1e308, "precision": 7]) {
      slots in
      #expect(slots.parameter(SlotEntry.slot("line-width")) == 20)
      #expect(slots.parameter(SlotEntry.slot("mouth-width")) == 0.2)
      #expect(slots.parameter(SlotEntry.slot("lip-width")) == 0.7)
      #expect(slots.parameter(SlotEntry.slot("count")) == 100)
      #expect(slots.parameter(SlotEntry.slot("precision")) == 6)
      #expect(slots.parameter(SlotEntry.slot("max")) == 5)
    }
  }

  @Test("A length is read back as the row has it, or as it is by default")
  func readBackLengths() {
    with(["symbol": 1, "star-size": 0, "spacing": -3, "width": 1e9]) { slots in
      #expect(slots.parameter(SlotEntry.slot("star-size")) == 1)
      #expect(slots.parameter(SlotEntry.slot("spacing")) == 0)
      #expect(slots.parameter(SlotEntry.slot("width")) == 10_000)
      #expect(slots.parameter(SlotEntry.slot("margin")) == 0)
      #expect(slots.parameter(SlotEntry.slot("minimum-star-size")) == 1)
    }
    with(["symbol": 1]) { slots in
      #expect(slots.parameter(SlotEntry.slot("star-size")) == 44)
      #expect(slots.parameter(SlotEntry.slot("spacing")) == 8)
      #expect(slots.parameter(SlotEntry.slot("width")).isNaN)
    }
  }

  @Test("A language is read of its tag, and what is none is not said")
  func language() {
    with([:]) { slots in
      let slot = SlotEntry.slot("language")
      func read(_ tag: String) -> Bool {
        Array(tag.utf8).withUnsafeBufferPointer { slots.read($0, to: slot) }
      }
      #expect(read("zh-TW"))
      #expect(slots.parameter(slot) == Double(Language.traditionalChinese.rawValue))
      #expect(!read("tlh"))
      #expect(slots.parameter(slot) == Double(Language.english.rawValue))
    }
  }

  @Test("A colour is read of its text, and what is none is not said")
  func color() {
    with([:]) { slots in
      func drawn(_ text: String) -> String? {
        let slot = SlotEntry.slot("color")
        guard Array(text.utf8).withUnsafeBufferPointer({ slots.read($0, to: slot) }) else {
          return nil
        }
        var bytes = [UInt8](repeating: 0, count: 1 << 12)
        let count = bytes.withUnsafeMutableBytes { slots.writePicture(at: 3, into: $0) }
        return String(decoding: bytes.prefix(count), as: UTF8.self)
      }
      for color in [CSSColor.currentColor, "crimson"] {
        #expect(drawn(color.description) == Face(3, style: FaceStyle(color: .fixed(color))).svg())
      }
      #expect(drawn("crimsom") == nil)
    }
  }

  @Test("No number in any slot stops it")
  func hostile() {
    for number in [Double.infinity, -Double.infinity, 1e308, -1e308, 1e-300, -1, 0, 1e19] {
      for entry in SlotEntry.all where entry.name != "symbol" {
        for symbol in [0.0, 1, 2, 3] {
          #expect(picture([entry.name: number, "symbol": symbol], at: 3).hasSuffix("</svg>"))
        }
      }
    }
  }

  @Test(
    "The rules hear of the look what the command writes into a generated control",
    arguments: [
      ([:], true, [0, 0, 0, 0.25, 240, 240, 0, 0, 0, 0, 0]),
      // Whatever the attribute says of the symbol, the rules ask of either kind.
      (["symbol": 1, "size": 100], true, [0, 0, 0, 0.25, 100, 100, 0, 0, 0, 0, 0]),
      (["size": 16], false, [5, 1, 0, 0.2, 252, 44, 252, 44, 0, 52, 0]),
      (
        ["symbol": 2, "count": 3, "fill": 1, "width": 300, "margin": 10, "spacing": 20], false,
        [3, 2, 1, 0.2, 300, 80, 300, 80, 10, 100, 0]
      ),
      (["symbol": 3, "count": 2, "cells": 80], false, [2, 0, 0, 0.2, 80, 80, 80, 40, 0, 40, 1]),
    ] as [([String: Double], Bool, [Double])])
  func look(said: [String: Double], isFace: Bool, expected: [Double]) {
    var numbers = [Double](repeating: .nan, count: expected.count)
    with(said) { $0.writeLook(ofFace: isFace, to: &numbers) }
    #expect(numbers == expected)
  }

  @Test(
    "A zero is a rating where it reads as one",
    arguments: [
      ([:], true), (["symbol": 1], false), (["symbol": 2], false), (["symbol": 3], true),
      (["symbol": 1, "max": 10], true), (["symbol": 1, "min": -1], true),
    ] as [([String: Double], Bool)])
  func zero(said: [String: Double], isRated: Bool) {
    with(said) { slots in
      var bytes = [UInt8](repeating: 0, count: 100)
      let count = bytes.withUnsafeMutableBytes { slots.writeText(of: 0, into: $0) }
      #expect((String(decoding: bytes.prefix(count), as: UTF8.self) != "Not rated") == isRated)
    }
  }
}
