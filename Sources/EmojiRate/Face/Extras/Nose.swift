/// A small soft nose: a triangle, which the line around it makes round.
enum Nose {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    let (y, half) = (height(pose), pose.character.nose.halfWidth)
    canvas.move(pose.features, -half, y)
    canvas.line(pose.features, half, y)
    canvas.line(pose.features, 0, y + half)
    canvas.close()
  }

  /// The character's own height, or above a mouth that comes up to it; a cat's mouth begins at the nose.
  private static func height(_ pose: Pose) -> Double {
    let (own, half) = (pose.character.nose.y, pose.character.nose.halfWidth)
    guard pose.style.mouth != .cat else { return own }
    let mouth = InkMeter.mouth(pose, window: 12).extent
    guard !mouth.isEmpty else { return own }
    return min(own, mouth.top - half - pose.lineWidth / 2 / pose.features.unit - 2)
  }
}
