import Foundation
import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("CSSColorParser")
struct CSSColorParserTests {
  struct Row: Sendable, CustomStringConvertible {
    let css: String
    let rgb: Int
    let alpha: Double

    init(_ css: String, _ rgb: Int, _ alpha: Double = 1) {
      (self.css, self.rgb, self.alpha) = (css, rgb, alpha)
    }

    var description: String { css }
  }

  static let good: [Row] = [
    // Hexadecimal
    Row("#000", 0x000000), Row("#fff", 0xFFFFFF), Row("#1a2", 0x11AA22), Row("#AbC", 0xAABBCC),
    Row("#f008", 0xFF0000, 136.0 / 255), Row("#0000", 0x000000, 0), Row("#123F", 0x112233),
    Row("#663399", 0x663399), Row("#DeadBe", 0xDEADBE), Row("#ff000080", 0xFF0000, 128.0 / 255),
    Row("#01020300", 0x010203, 0), Row("#010203FF", 0x010203), Row("  #0f0 ", 0x00FF00),
    Row("\t\n#0f0\r\u{C}", 0x00FF00),
    // Names
    Row("red", 0xFF0000), Row("ReBeccaPurple", 0x663399), Row(" white ", 0xFFFFFF),
    Row("transparent", 0x000000, 0), Row("TRANSPARENT ", 0x000000, 0),
    Row("LightGoldenrodYellow", 0xFAFAD2),
    // rgb
    Row("rgb(1,2,3)", 0x010203), Row("rgb( 1 , 2 , 3 )", 0x010203), Row("rgb(1 2 3)", 0x010203),
    Row("RGB(255 128 0)", 0xFF8000), Row("rgb(1  2\t3)", 0x010203),
    Row("rgba(1,2,3,.5)", 0x010203, 0.5), Row("rgb(1,2,3,0.25)", 0x010203, 0.25),
    Row("rgb(1 2 3 / 0.25)", 0x010203, 0.25), Row("rgb(1 2 3/25%)", 0x010203, 0.25),
    Row("rgba(1 2 3 / 1)", 0x010203), Row("rgba(1,2,3)", 0x010203),
    Row("rgb(100% 0% 50%)", 0xFF0080), Row("rgb(100%,0%,20%)", 0xFF0033),
    Row("rgb(300 -5 0)", 0xFF0000), Row("rgb(120% -1% 0%)", 0xFF0000),
    Row("rgb(1 2 3 / 7)", 0x010203), Row("rgb(1 2 3 / -1)", 0x010203, 0),
    Row("rgb(1 2 3 / 250%)", 0x010203), Row("rgb(+1 +2.0 3e0)", 0x010203),
    Row("rgb(.1e1 20E-1 0.3e+1)", 0x010203), Row("rgb(254.6 0.4 1.5e2)", 0xFF0096),
    Row("rgb(1e999 0 0)", 0xFF0000), Row("rgb(1e-999 0 0)", 0x000000),
    Row("rgb(1e99999999999999999999 0 -1e99999999999999999999)", 0xFF0000),
    // hsl
    Row("hsl(0 100% 50%)", 0xFF0000), Row("hsl(120,100%,25%)", 0x008000),
    Row("hsl(120deg 100% 25%)", 0x008000), Row("hsl(240 100 50)", 0x0000FF),
    Row("hsla(300, 100%, 50%, 50%)", 0xFF00FF, 0.5), Row("hsl(60 100% 50% / .1)", 0xFFFF00, 0.1),
    Row("hsl(0 0% 100%)", 0xFFFFFF), Row("hsl(77 50% 0%)", 0x000000),
    Row("hsl(210 50% 40%)", 0x336699), Row("hsl(270,50%,40%)", 0x663399),
    Row("HSL(0.5TURN 100% 50%)", 0x00FFFF), Row("hsl(200grad 100% 50%)", 0x00FFFF),
    Row("hsl(3.141592653589793rad 100% 50%)", 0x00FFFF), Row("hsl(-120 100% 50%)", 0x0000FF),
    Row("hsl(480 100% 50%)", 0x00FF00), Row("hsl(-600deg 100% 50%)", 0x00FF00),
    Row("hsl(360 100% 50%)", 0xFF0000), Row("hsl(1.25turn 100% 25%)", 0x408000),
    Row("hsl(120 200% 50%)", 0x00FF00), Row("hsl(120 -5% 50%)", 0x808080),
    Row("hsl(120 100% 140%)", 0xFFFFFF), Row("hsl(1e30 100% 50%)", 0xFF0000),
    // oklch; the colours are those of the library coloraide, clamped to sRGB
    Row("oklch(0.7 0.15 30)", 0xED7665), Row("OKLCH(62% 0.2 250deg / 50%)", 0x0087F8, 0.5),
    Row("oklch(0.4 0.05 140)", 0x394E35), Row("oklch(1 0 0)", 0xFFFFFF), Row("oklch(0 0 0)", 0),
    Row("oklch(0.9 0.3 120)", 0xC8F600), Row("oklch(50% 100% 0.5turn)", 0x00986C),
    Row("oklch(2 -1 0)", 0xFFFFFF), Row("oklch(0.7 0.15 -330)", 0xED7665),
    // hsb
    Row("hsb(0 100% 100%)", 0xFF0000), Row("hsb(360 80% 90%)", 0xE62E2E),
    Row("hsb(165, 80%, 90%)", 0x2EE6B8), Row("hsb(120 100 50)", 0x008000),
    Row("hsba(240,100%,100%,.5)", 0x0000FF, 0.5), Row("hsb(.5turn 50% 100% / 20%)", 0x80FFFF, 0.2),
    Row("HSB(270 66.6667% 60%)", 0x663399),
  ]

  @Test("A colour in CSS notation is read", arguments: good)
  func reads(row: Row) throws {
    let color = try #require(HSBColor(css: row.css))
    #expect(
      eightBitValue(color.sRGB) == row.rgb,
      "\(String(eightBitValue(color.sRGB), radix: 16)), not \(String(row.rgb, radix: 16))")
    #expect(abs(color.alpha - row.alpha) < 1e-12)
  }

  static let bad: [String] = [
    "", " ", "\n", "#", "#f", "#ff", "#fffff", "#fffffff", "#fffffffff", "#ggg", "#12345g", "# fff",
    "#ff f", "#fff;", "##fff", "fff", "0xfff", "#fff#fff", "#\u{FF11}23", "#-12",
    "rde", "re", "redd", "red ish", "dark blue", "transparen", "transparentx", "none", "inherit",
    "r\u{E9}d", "red\u{A0}", "red\0", "\u{FEFF}red", "re\u{301}d", "red,",
    "\"red\"",
    "oklch", "oklch(1,0,0)", "oklch(1 0)", "oklch(1 0 50%)", "oklcha(1 0 0)", "oklch(10deg 0 0)",
    "rgb", "rgb(", "rgb()", "rgb(1)", "rgb(1,2)", "rgb(1 2)", "rgb(1,2,3", "rgb(1,2,3,4,5)",
    "rgb(1 2 3 4)", "rgb(1,2 3)", "rgb(1 2,3)", "rgb(1,,2,3)", "rgb(,1,2,3)", "rgb(1,2,3,)",
    "rgb(1 2 3 /)", "rgb(1 2 3 / )", "rgb(1,2,3/0.5)", "rgb(1 2 3, 0.5)", "rgb (1,2,3)",
    "rgb(1,2,3))", "rgb(1,2,3) x", "rgb(a,b,c)", "rgb(1px 2 3)", "rgb(1deg 2 3)", "rgb(1. 2 3)",
    "rgb(. 2 3)", "rgb(+-1 2 3)", "rgb(-+1 2 3)", "rgb(- 1 2 3)", "rgb(1e 2 3)", "rgb(1e+ 2 3)",
    "rgb(1..2 2 3)", "rgb(nan nan nan)", "rgb(inf 0 0)", "rgb(0x10 0 0)", "rgb(1 2 3 / 5deg)",
    "rgb(1 2 % 3)", "rgb(\u{661} 2 3)", "rgbb(1,2,3)", "rgb[1,2,3]", "hsl(120%,100%,50%)",
    "hsl(120,100deg,50%)", "hsl(120 100% 50rad)", "hsl(120degs 100% 50%)", "hsl(1 turn 100% 50%)",
    "hsl(120)", "hsb(,,)", "hsb(120% 1% 1%)", "hsb(1 1 1turn)", "hsv(120 100% 100%)",
    "hwb(0 0% 0%)", "lab(50% 0 0)", "calc(1)", "rgb(calc(1) 2 3)", "rgb(none 2 3)", "url(#a)",
    "red;stroke:blue", "\"/><script>", "rgb(1 2 3)/*", "/**/red", "currentColors", "current",
  ]

  @Test("What spells no colour is refused", arguments: bad)
  func refuses(css: String) {
    #expect(CSSColor(css: css) == nil)
    #expect(HSBColor(css: css) == nil)
  }

  @Test(
    "A hue of the whole circle stays 1, which is another end of a range than 0",
    arguments: [
      ("hsb(360 80% 90%)", 1), ("hsb(0 80% 90%)", 0), ("hsb(1turn 80% 90%)", 1),
      ("hsb(400grad 80% 90%)", 1), ("hsb(360deg,80%,90%)", 1), ("hsb(720 80% 90%)", 0),
      ("hsb(-360 80% 90%)", 0), ("hsb(450 80% 90%)", 0.25), ("hsb(-90 80% 90%)", 0.75),
      ("hsl(360 80% 50%)", 1), ("hsb(1e300 80% 90%)", 0), ("hsb(-0 80% 90%)", 0),
      ("hsb(1e999 80% 90%)", 0),
    ] as [(String, Double)])
  func hues(css: String, hue: Double) throws {
    let color = try #require(HSBColor(css: css))
    #expect(color.hue == hue)
  }

  @Test(
    "Very long junk is refused at once",
    arguments: [
      "#", "#0", "a", "red", " ", "(", "rgb(", "rgb(1", "rgb(1 ", "rgb(1,", "rgb(1.", "rgb(1e",
      "rgb(1 2 3 / ", "hsl(-", "hsb(0.0", "\u{1F600}", "\0", "transparent", "-", "%", ",",
    ])
  func junk(beginning: String) {
    let filler = String(beginning.last ?? " ")
    for text in [
      beginning + String(repeating: filler, count: 200_000),
      beginning + String(repeating: "0", count: 200_000),
      beginning + String(repeating: "9", count: 200_000),
      beginning + String(repeating: " ", count: 200_000),
    ] {
      var color: HSBColor?
      let time = ContinuousClock().measure { color = HSBColor(css: text) }
      // "red" and "transparent" may have any amount of space behind them.
      let isColor = ["red", "transparent"].contains(beginning) && text.hasSuffix(" ")
      #expect((color != nil) == isColor)
      // Linear time takes milliseconds, debug build and a busy machine included.
      #expect(time < .seconds(2))
    }
  }

  @Test("currentColor is read in either case", arguments: ["currentColor", "CURRENTCOLOR "])
  func currentColor(text: String) {
    #expect(CSSColor(css: text) == .currentColor)
    // It is no colour in numbers.
    #expect(HSBColor(css: text) == nil)
  }
}

@Suite("NamedColors")
struct NamedColorsTests {
  @Test("There are the 148 names of CSS and no others, in alphabetical order")
  func names() {
    #expect(CSSNames.table.count == 148)
    #expect(HSBColor.cssNames == CSSNames.table.map(\.name))
    #expect(HSBColor.cssNames == HSBColor.cssNames.sorted())
  }

  @Test("A name is its colour, in any case; one with a letter more, less or other is none")
  func colors() throws {
    let names = Set(HSBColor.cssNames)
    for (name, value) in CSSNames.table.map({ ($0.name, $0.value) }) {
      for spelling in [name, name.uppercased(), name.capitalized, " \t\(name)\r\n"] {
        let color = try #require(HSBColor(css: spelling))
        #expect(eightBitValue(color.sRGB) == value && color.alpha == 1, "\(spelling)")
      }
      for other in ["\(name)x", "x\(name)", String(name.dropLast()), "\(name) x"]
      where !names.contains(other) {
        #expect(HSBColor(css: other) == nil, "\(other)")
      }
    }
  }
}

@Suite("CSSColor")
struct CSSColorTests {
  private let tan = HSBColor(hue: 0.1, saturation: 0.2, brightness: 0.3, alpha: 0.4)

  @Test("The text's colour is no black")
  func notBlack() {
    let black = CSSColor.hsb(HSBColor(hue: 0, saturation: 0, brightness: 0))
    #expect(CSSColor.currentColor != black)
    #expect(CSSColor.currentColor.brush == .currentColor)
    #expect(black.brush == .color(eightBitColor(0)))
    #expect(CSSColor.hsb(tan).brush == .color(tan.sRGB))
  }
}

@Suite("CSSColor+Spelling")
struct CSSColorSpellingTests {
  @Test(
    "The spelling is as short as it can be",
    arguments: [
      ("crimson", "#dc143c"), ("#0a08", "#00aa0088"), ("#000", "#000000"),
      ("transparent", "#00000000"), ("hsb(360 80% 90%)", "hsb(360 80% 90%)"),
      ("hsb(165 80% 90% / 50%)", "hsb(165 80% 90% / 50%)"), ("currentColor", "currentColor"),
      ("hsb(165 80% 90%)", "hsb(165 80% 90%)"),
      ("hsb(12.34 5.67% 89.01% / 23.45%)", "hsb(12.34 5.67% 89.01% / 23.45%)"),
      ("hsb(0.1234turn 80.123% 5% / 0.001)", "hsb(0.1234turn 80.123% 5% / 0.1%)"),
    ])
  func short(written: String, spelling: String) {
    #expect(CSSColor(css: written)?.spelling == spelling)
  }

  @Test("Every colour is read from its spelling exactly, to the last bit")
  func exact() {
    var random = SplitMix64(seed: 91)
    var extremes = [0, 1, 0.1, 1.0 / 3, 0.7.nextUp, 1.0.nextDown, 0.0.nextUp, 1e-5, 0x1p-1022]
    extremes += (0..<40).map { _ in random.double() * 1e-10 }
    let colors =
      (0..<3000).map { _ in random.hsbColor() }
      + extremes.flatMap { component in
        [
          HSBColor(hue: component, saturation: 0.5, brightness: 0.5),
          HSBColor(hue: 0.5, saturation: component, brightness: component, alpha: component),
        ]
      }
    for color in colors {
      let color = CSSColor.hsb(color)
      #expect(CSSColor(css: color.spelling) == color, "\(color.spelling)")
    }
  }
}
