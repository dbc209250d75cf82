import Testing

@testable import EmojiRate

@Suite("PictureSettings")
struct PictureSettingsTests {
  @Test("What is new says nothing, and makes the default pictures")
  func nothing() {
    let settings = PictureSettings()
    #expect(settings.face(3.2) == Face(3.2))
    #expect(settings.row(3.5) == StarRow(3.5))
    #expect(settings.options == SVGOptions())
    #expect(ParameterRow.all(settings).allSatisfy { $0.text == nil })
  }

  @Test("A number is clamped when it is assigned")
  func clamping() {
    var settings = PictureSettings()
    for number in FaceNumber.allCases where number != .lineWidth {
      settings[number] = -.infinity
      #expect(settings[number] == number.parameter.limits.lowerBound)
      settings[number] = .infinity
      #expect(settings[number] == number.parameter.limits.upperBound)
    }
    settings.minimum = -1e300
    settings.maximum = 1e300
    settings.step = -1
    settings.count = 0
    settings.options.size = 0
    settings.layout.cells = Size(width: 0, height: 1e9)
    #expect(settings.minimum == Rating.boundLimits.lowerBound)
    #expect(settings.maximum == Rating.boundLimits.upperBound)
    #expect(settings.step == 0)
    #expect(settings.count == 1 && settings.options.size == 1)
    #expect(settings.layout.cells == Size(width: 1, height: 10_000))
  }

  @Test("Not a number is not said")
  func notANumber() {
    var settings = PictureSettings()
    for number in FaceNumber.allCases {
      settings[number] = 0.5
      settings[number] = .nan
    }
    settings.layout = .fitted(width: 5, height: 5, margin: 5, spacing: 5, minimumStarSize: 5)
    settings.layout.starSize = 5
    settings.layout.cells = Size(width: 5, height: 5)
    (settings.layout.width, settings.layout.height) = (.nan, .nan)
    (settings.layout.margin, settings.layout.spacing) = (.nan, .nan)
    (settings.layout.starSize, settings.layout.minimumStarSize) = (.nan, .nan)
    settings.minimum = .nan
    settings.maximum = .nan
    settings.step = .nan
    settings.options.size = .nan
    settings.layout.cells = Size(width: .nan, height: 5)
    #expect(settings == PictureSettings())
    #expect(settings.hashValue == PictureSettings().hashValue)
  }

  @Test("A line width is kept for both pictures, each of which clamps it")
  func lineWidth() {
    var settings = PictureSettings()
    settings[.lineWidth] = 0.2
    #expect(settings[.lineWidth] == 0.2)
    #expect(settings.faceStyle.lineWidth == 0.5)
    #expect(settings.starStyle.lineWidth == 0.2)
    settings[.lineWidth] = 21
    #expect(settings[.lineWidth] == 20)
  }
}
