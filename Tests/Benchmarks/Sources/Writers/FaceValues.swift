/// The numbers of a face in the default style, worked out in plain Swift.
///
/// It is what all writers here have in common. Lengths are whole hundredths, so that all writers round alike.
struct FaceValues {
  static let side = 240.0
  static let lineWidth = 14.0

  var value: Double
  var maximum = 5.0
  var red: Int
  var green: Int
  var blue: Int
  var radius = side / 2 - (lineWidth / 2 + 2)
  /// The mouth, the left eye and the right eye.
  var forms: [Form]

  /// Two curves from end to end that meet level in the middle.
  struct Form {
    var left: Point
    var center: Point
    var right: Point
    /// From the centre to its control points.
    var control: Double
  }

  /// A point in hundredths.
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  init(_ value: Double) {
    self.value = value
    let side = Self.side
    let progress = value / maximum
    (red, green, blue) = Self.color(progress)
    let mouthLeft = side * (1 - 0.6) / 2
    let mouthY = side * (1 - 0.35)
    forms = [
      Self.form(
        left: mouthLeft, right: side - mouthLeft, y: mouthY, center: side / 2,
        centerY: mouthY + 0.3 * side * (progress - 0.5), control: side * 0.6 * 0.7 / 2)
    ]
    let eyeY = side * (1 - 0.6)
    let half = 0.2 * side / 2
    for position in [0.3, 0.7] {
      let x = position * side
      forms.append(
        Self.form(
          left: x - half, right: x + half, y: eyeY, center: x,
          centerY: eyeY - 0.1 * side * max(progress - 0.5, 0), control: 0.06 * side))
    }
  }

  private static func form(
    left: Double, right: Double, y: Double, center: Double, centerY: Double, control: Double
  ) -> Form {
    Form(
      left: Point(x: hundredths(left), y: hundredths(y)),
      center: Point(x: hundredths(center), y: hundredths(centerY)),
      right: Point(x: hundredths(right), y: hundredths(y)), control: hundredths(control))
  }

  private static func hundredths(_ value: Double) -> Double {
    (value * 100).rounded(.toNearestOrEven)
  }

  private static func color(_ progress: Double) -> (Int, Int, Int) {
    let (saturation, brightness) = (0.8, 0.9)
    let sixths = (1 + (165.0 / 360 - 1) * progress) * 6
    let fraction = sixths - Double(Int(sixths))
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch Int(sixths) {
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      case 5: (brightness, low, falling)
      default: (brightness, rising, low)
      }
    func eightBit(_ component: Double) -> Int { Int((component * 255).rounded(.toNearestOrEven)) }
    return (eightBit(red), eightBit(green), eightBit(blue))
  }
}
