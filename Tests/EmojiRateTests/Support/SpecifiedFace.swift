import EmojiRate

/// The face as the specification states it, its formulas written out anew.
struct SpecifiedFace: Sendable, CustomStringConvertible {
  var p = 0.5
  var lineWidth = 14.0
  var mouthWidth = 0.6
  var lipWidth = 0.7
  var mouthPosition = 0.35
  var eyeWidth = 0.2
  var eyePosition = 0.6

  private let W = 240.0

  /// The same parameters, handed to the library.
  var face: Face {
    Face(
      5 * p,
      style: FaceStyle(
        lineWidth: lineWidth, mouthWidth: mouthWidth, lipWidth: lipWidth,
        mouthPosition: mouthPosition, eyeWidth: eyeWidth, eyePosition: eyePosition))
  }

  var radius: Double { W / 2 - (lineWidth / 2 + 2) }

  var mouth: [PathElement] {
    let leftX = W * (1 - mouthWidth) / 2
    let y = W * (1 - mouthPosition)
    let centerY = y + 0.3 * W * (p - 0.5)
    let half = W * mouthWidth * lipWidth / 2
    return [
      .move(to: Point(leftX, y)),
      .curve(
        to: Point(W / 2, centerY), control1: Point(leftX, y),
        control2: Point(W / 2 - half, centerY)),
      .curve(
        to: Point(W - leftX, y), control1: Point(W / 2 + half, centerY),
        control2: Point(W - leftX, y)),
    ]
  }

  func eye(at x: Double) -> [PathElement] {
    let y = W * (1 - eyePosition)
    let half = eyeWidth * W / 2
    let centerY = y - 0.1 * W * max(p - 0.5, 0)
    return [
      .move(to: Point(x - half, y)),
      .curve(
        to: Point(x, centerY), control1: Point(x - half, y),
        control2: Point(x - 0.06 * W, centerY)),
      .curve(
        to: Point(x + half, y), control1: Point(x + 0.06 * W, centerY),
        control2: Point(x + half, y)),
    ]
  }

  /// Everything but the circle, in the order it is drawn.
  var curves: [PathElement] { mouth + eye(at: 0.30 * W) + eye(at: 0.70 * W) }

  var description: String {
    "p \(p), line \(lineWidth), mouth \(mouthWidth) lip \(lipWidth) at \(mouthPosition), "
      + "eyes \(eyeWidth) at \(eyePosition)"
  }

  /// The defaults over the scale, every parameter at both limits and between, and corners where
  /// several meet.
  static let table: [SpecifiedFace] = {
    var rows: [SpecifiedFace] = []
    for p in [0, 0.1, 0.25, 0.49, 0.5, 0.51, 0.64, 0.75, 0.9, 1] { rows.append(.init(p: p)) }
    for p in [0, 0.3, 0.8, 1] {
      for width in [0.5, 1, 7.3, 20] { rows.append(.init(p: p, lineWidth: width)) }
      for width in [0.2, 0.45, 0.7] { rows.append(.init(p: p, mouthWidth: width)) }
      for width in [0.2, 0.55, 0.9] { rows.append(.init(p: p, lipWidth: width)) }
      for position in [0.1, 0.22, 0.5] { rows.append(.init(p: p, mouthPosition: position)) }
      for width in [0.1, 0.15, 0.3] { rows.append(.init(p: p, eyeWidth: width)) }
      for position in [0.6, 0.7, 0.8] { rows.append(.init(p: p, eyePosition: position)) }
    }
    rows.append(
      .init(
        p: 1, lineWidth: 20, mouthWidth: 0.7, lipWidth: 0.9, mouthPosition: 0.1, eyeWidth: 0.3,
        eyePosition: 0.8))
    rows.append(
      .init(
        p: 0, lineWidth: 0.5, mouthWidth: 0.2, lipWidth: 0.2, mouthPosition: 0.5, eyeWidth: 0.1,
        eyePosition: 0.6))
    rows.append(
      .init(
        p: 1.0 / 3, lineWidth: 1.0 / 0.7, mouthWidth: 1.0 / 3, lipWidth: 2.0 / 3,
        mouthPosition: 1.0 / 7, eyeWidth: 1.0 / 7, eyePosition: 2.0 / 3))
    return rows
  }()
}
