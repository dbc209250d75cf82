/// The inside of a rabbit's ears; other heads have no place for it.
enum BunnyEars {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    guard pose.style.head == .bunny, !pose.isLine else { return }
    let moment = pose.headMoment
    let baseX = moment[Channel(58, 52, 46, 42, 40, 37, 36)]
    let middleX = moment[Channel(80, 72, 56, 50, 46, 40, 37)]
    let middleY = moment[Channel(-66, -72, -72, -72, -72, -72, -72)]
    let tipX = moment[Channel(96, 91, 70, 61, 56, 49, 45)]
    let tipY = moment[Channel(-44, -64, -94, -100, -103, -105, -106)]
    canvas.paint(
      pose.base.filled(nil)
        .stroked(pose.colors.automaticCheek(0.6), width: 13 * pose.face.unit))
    onBothSides { side in
      canvas.move(pose.face, side * baseX, -50)
      canvas.curve(
        pose.face, side * (baseX + 0.7 * (middleX - baseX)), -50 + 0.7 * (middleY + 50),
        side * middleX, middleY, side * (middleX + 0.6 * (tipX - middleX)),
        middleY + 0.6 * (tipY - middleY))
    }
  }
}
