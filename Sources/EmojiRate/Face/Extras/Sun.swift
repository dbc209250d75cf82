/// A sun that rises from behind the head.
enum Sun {
  static func draw<Target: Canvas>(_ pose: Pose, on canvas: inout Target) {
    // Through a head of lines it could be seen before it rises.
    guard !pose.isLine else { return }
    let part = pose.moment.growth(from: 0.5, to: 0.9)
    guard part > 0.03 || Target.keepsVerbs else { return }
    let color = SRGBColor(rgba: 0xFFC9_3DFF)
    let far = farther(pose.style.head)
    let (x, y) = (-20 - (34 + far) * part, -10 - (48 + far) * part)
    canvas.paint(pose.base.stroked(color, width: 68 * pose.face.unit))
    canvas.dot(pose.face, x, y)
    canvas.paint(pose.base.stroked(color, width: 9 * pose.face.unit))
    for ray in 0..<5 {
      let direction = direction(ray)
      let outer = 44.2 + 10 * part
      canvas.move(pose.face, x + 45.9 * direction.x, y + 45.9 * direction.y)
      canvas.line(pose.face, x + outer * direction.x, y + outer * direction.y)
    }
  }

  /// How much farther it has to rise than above a cloud, which is flat, to be seen.
  static func farther(_ head: FaceHead) -> Double {
    switch head {
    case .cloud: 0
    case .cat, .bear, .bunny: 34
    default: 20
    }
  }

  /// From the left to the top, a quarter of a turn in four steps.
  private static func direction(_ ray: Int) -> Point {
    switch ray {
    case 0: Point(-1, 0)
    case 1: Point(-0.924, -0.383)
    case 2: Point(-0.707, -0.707)
    case 3: Point(-0.383, -0.924)
    default: Point(0, -1)
    }
  }
}
