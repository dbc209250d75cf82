import Testing

@testable import EmojiRate

@Suite("FaceStyle")
struct FaceStyleTests {
  /// A row of the specification's table.
  struct Parameter: Sendable, CustomStringConvertible {
    let description: String
    let defaultValue: Double
    let limits: ClosedRange<Double>
    let property: WritableKeyPath<FaceStyle, Double> & Sendable
    let declaration: KeyPath<FaceStyle, Clamped<Double>> & Sendable
    let make: @Sendable (Double) -> FaceStyle
  }

  static let parameters: [Parameter] = [
    Parameter(
      description: "line width", defaultValue: 14, limits: 0.5...20, property: \.lineWidth,
      declaration: \.$lineWidth, make: { FaceStyle(lineWidth: $0) }),
    Parameter(
      description: "mouth width", defaultValue: 0.6, limits: 0.2...0.7, property: \.mouthWidth,
      declaration: \.$mouthWidth, make: { FaceStyle(mouthWidth: $0) }),
    Parameter(
      description: "lip width", defaultValue: 0.7, limits: 0.2...0.9, property: \.lipWidth,
      declaration: \.$lipWidth, make: { FaceStyle(lipWidth: $0) }),
    Parameter(
      description: "mouth position", defaultValue: 0.35, limits: 0.1...0.5,
      property: \.mouthPosition, declaration: \.$mouthPosition,
      make: { FaceStyle(mouthPosition: $0) }),
    Parameter(
      description: "eye width", defaultValue: 0.2, limits: 0.1...0.3, property: \.eyeWidth,
      declaration: \.$eyeWidth, make: { FaceStyle(eyeWidth: $0) }),
    Parameter(
      description: "eye position", defaultValue: 0.6, limits: 0.6...0.8, property: \.eyePosition,
      declaration: \.$eyePosition, make: { FaceStyle(eyePosition: $0) }),
  ]

  @Test("Defaults and limits are those of the specification", arguments: parameters)
  func table(parameter: Parameter) {
    let style = FaceStyle()
    #expect(style[keyPath: parameter.property] == parameter.defaultValue)
    #expect(style[keyPath: parameter.declaration].defaultValue == parameter.defaultValue)
    #expect(style[keyPath: parameter.declaration].limits == parameter.limits)
  }

  @Test("A value below the limits becomes the lower one", arguments: parameters)
  func below(parameter: Parameter) {
    let limit = parameter.limits.lowerBound
    for value in [limit, limit.nextDown, limit - 0.05, 0, -0.0, -1, -1e308, -Double.infinity] {
      expect(parameter, value, becomes: limit)
    }
  }

  @Test("A value above the limits becomes the upper one", arguments: parameters)
  func above(parameter: Parameter) {
    let limit = parameter.limits.upperBound
    for value in [limit, limit.nextUp, limit + 0.05, 21, 1e308, .infinity] {
      expect(parameter, value, becomes: limit)
    }
  }

  @Test("A value within the limits is kept", arguments: parameters)
  func within(parameter: Parameter) {
    let (low, high) = (parameter.limits.lowerBound, parameter.limits.upperBound)
    for fraction in [0.01, 0.25, 0.5, 0.99] {
      let value = low + (high - low) * fraction
      expect(parameter, value, becomes: value)
    }
  }

  @Test("What is not a number leaves the default", arguments: parameters)
  func notANumber(parameter: Parameter) {
    for value in [Double.nan, -.nan, .signalingNaN] {
      expect(parameter, value, becomes: parameter.defaultValue)
    }
  }

  private func expect(
    _ parameter: Parameter, _ value: Double, becomes stored: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var style = FaceStyle()
    style[keyPath: parameter.property] = parameter.limits.upperBound
    style[keyPath: parameter.property] = value
    #expect(style[keyPath: parameter.property] == stored, sourceLocation: sourceLocation)
    let made = parameter.make(value)
    #expect(made[keyPath: parameter.property] == stored, sourceLocation: sourceLocation)
    for other in Self.parameters where other.description != parameter.description {
      #expect(
        made[keyPath: other.property] == other.defaultValue, sourceLocation: sourceLocation)
    }
  }

  @Test("A face has eyes and the original's colours unless told otherwise")
  func otherDefaults() {
    #expect(FaceStyle().showsEyes)
    #expect(FaceStyle().color == .range(ColorRange()))
  }

  @Test("Styles of equal values are equal")
  func equality() {
    #expect(FaceStyle(lineWidth: 99) == FaceStyle(lineWidth: 20))
    #expect(FaceStyle(lineWidth: 99).hashValue == FaceStyle(lineWidth: 20).hashValue)
    #expect(FaceStyle(showsEyes: false) != FaceStyle())
  }
}
