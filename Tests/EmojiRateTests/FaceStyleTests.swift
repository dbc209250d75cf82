import Testing

@testable import EmojiRate

@Suite("FaceStyle")
struct FaceStyleTests {
  /// A number by its own name, beside ``FaceNumber``.
  struct Property: Sendable, CustomStringConvertible {
    let number: FaceNumber
    let path: WritableKeyPath<FaceStyle, Double> & Sendable
    let make: @Sendable (Double) -> FaceStyle

    var limits: ClosedRange<Double> { number.parameter.limits }
    var description: String { "\(number)" }
  }

  static let properties: [Property] = [
    Property(number: .lineWidth, path: \.lineWidth, make: { FaceStyle(lineWidth: $0) }),
    Property(number: .mouthWidth, path: \.mouthWidth, make: { FaceStyle(mouthWidth: $0) }),
    Property(number: .lipWidth, path: \.lipWidth, make: { FaceStyle(lipWidth: $0) }),
    Property(number: .mouthPosition, path: \.mouthPosition, make: { FaceStyle(mouthPosition: $0) }),
    Property(number: .eyeWidth, path: \.eyeWidth, make: { FaceStyle(eyeWidth: $0) }),
    Property(number: .eyePosition, path: \.eyePosition, make: { FaceStyle(eyePosition: $0) }),
  ]

  @Test("A number that is assigned by its case is that property's", arguments: properties)
  func subscripts(property: Property) {
    var style = FaceStyle()
    let value = (property.limits.lowerBound + property.limits.upperBound) / 2.1
    style[property.number] = value
    #expect(style == property.make(value))
    #expect(style[keyPath: property.path] == value)
    style[property.number] = .nan
    #expect(style == FaceStyle())
  }

  @Test("What was set stays when the character changes, and what was not follows it")
  func overrides() {
    var style = FaceStyle(.cat) { $0.mouth = .tongue }
    style.rimWidth = 3
    style.character = .bear
    #expect(style.$head == nil && style.head == FaceStyle(.bear).head)
    #expect(style.eyes == FaceStyle(.bear).eyes)
    #expect(style.mouth == .tongue && style.rimWidth == 3)
    style.$mouth = nil
    style.givenCharacter = nil
    #expect(style.mouth == .classic && style.head == .circle && style.character == .classic)
  }

  @Test("A number that is taken back is the character's again")
  func takenBack() {
    var style = FaceStyle(.cat)
    let own = style.lineWidth
    style.lineWidth = 3
    #expect(style[given: .lineWidth] == 3)
    style[given: .lineWidth] = nil
    #expect(style[given: .lineWidth] == nil && style.lineWidth == own)
    style[given: .lineWidth] = .nan
    #expect(style == FaceStyle(.cat))
  }

  @Test("A style in which a default was set is equal to one without")
  func equalDefaults() {
    var style = FaceStyle(.cat)
    style.eyes = style.eyes
    style.lineWidth = style.lineWidth
    #expect(style == FaceStyle(.cat) && style.$eyes != nil)
    #expect(Set([style, FaceStyle(.cat)]).count == 1)
  }

  @Test("A number is clamped, and not a number leaves the default", arguments: properties)
  func clamping(property: Property) {
    let limits = property.limits
    for value in [limits.lowerBound, limits.lowerBound.nextDown, -.infinity, 0.3, 99, .nan] {
      let stored = property.number.parameter.clamped(value)
      var style = FaceStyle()
      style[keyPath: property.path] = limits.upperBound
      style[keyPath: property.path] = value
      let made = property.make(value)
      #expect(style[keyPath: property.path] == stored && made == style)
      for other in FaceNumber.allCases where other != property.number {
        #expect(made[other] == other.parameter.defaultValue)
      }
    }
  }

  @Test("Eyes that are shown stay when they are to be shown, and come back as the character's")
  func eyes() {
    var style = FaceStyle(.cat) { $0.eyes = .heart }
    style.showsEyes = true
    #expect(style.eyes == .heart)
    style.showsEyes = false
    #expect(style.eyes == .none)
    style.showsEyes = true
    #expect(style.eyes == .shine)
  }

  @Test("A face in the text's colour, which is not known, is drawn in lines")
  func unknownColor() {
    var style = FaceStyle(.sunny)
    #expect(!style.isLine)
    style.color = .fixed(.currentColor)
    #expect(style.isLine)
  }

  @Test("Styles of equal values are equal")
  func equality() {
    #expect(FaceStyle(lineWidth: 99) == FaceStyle(lineWidth: 20))
    #expect(FaceStyle(lineWidth: 99).hashValue == FaceStyle(lineWidth: 20).hashValue)
    #expect(FaceStyle(showsEyes: false) != FaceStyle())
  }
}
