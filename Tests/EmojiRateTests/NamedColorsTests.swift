import Foundation
import Testing

@testable import EmojiRate

@Suite("NamedColors")
struct NamedColorsTests {
  @Test("There are the 148 names of CSS and no others, in alphabetical order")
  func names() {
    #expect(CSSNames.table.count == 148)
    #expect(HSBColor.cssNames == CSSNames.table.map(\.name))
    #expect(HSBColor.cssNames == HSBColor.cssNames.sorted())
  }

  @Test("A name is its colour, in any case and with space around", arguments: CSSNames.table)
  func colors(entry: CSSNames.Entry) throws {
    let alternating = String(
      entry.name.enumerated().map {
        $0.offset % 2 == 0 ? Character($0.element.uppercased()) : $0.element
      })
    for spelling in [
      entry.name, entry.name.uppercased(), entry.name.capitalized, alternating,
      " \t\(entry.name)\r\n",
    ] {
      let color = try #require(HSBColor(css: spelling))
      #expect(eightBitValue(color.sRGB) == entry.value)
      #expect(color.alpha == 1)
    }
  }

  @Test("A name with a letter more, less or other is no colour", arguments: CSSNames.table)
  func misspelled(entry: CSSNames.Entry) {
    let names = Set(CSSNames.table.map(\.name))
    for other in [
      "\(entry.name)x", "x\(entry.name)", String(entry.name.dropLast()), "\(entry.name) x",
    ]
    where !names.contains(other) {
      #expect(HSBColor(css: other) == nil, "\(other)")
    }
  }
}
