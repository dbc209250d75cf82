/// A hexagon with a corner on top; its corners are rounder when sad.
enum HexagonHead {
  static var plan: HeadPlan {
    HeadPlan(
      features: Frame(0, 0, unit: 0.92), extent: Extent(-98, -105, 98, 105), side: 98,
      bottom: 103)
  }

  static func trace(_ moment: Moment, _ outline: inout HeadOutline) {
    let handle = moment[Channel(0.74, 0.8, 0.86, 0.86, 0.86, 0.9, 0.94)]
    // The middles of the edges, clockwise from the upper left one, and half an edge in that direction. An
    // edge is √3/2 of the radius, 113, away; half of it is half of the radius long.
    let (distance, half) = (113 * 0.866_025_403_784_438_6, 113 * 0.5)
    let (slantX, slantY) = (distance * 0.5, distance * 0.866_025_403_784_438_6)
    let (edgeX, edgeY) = (half * 0.866_025_403_784_438_6 * handle, half * 0.5 * handle)
    let upright = half * handle
    outline.move(-slantX, -slantY)
    outline.curve(
      -slantX + edgeX, -slantY - edgeY, slantX - edgeX, -slantY - edgeY, slantX, -slantY)
    outline.curve(slantX + edgeX, -slantY + edgeY, distance, -upright, distance, 0)
    outline.curve(distance, upright, slantX + edgeX, slantY - edgeY, slantX, slantY)
    outline.curve(
      slantX - edgeX, slantY + edgeY, -slantX + edgeX, slantY + edgeY, -slantX, slantY)
    outline.curve(-slantX - edgeX, slantY - edgeY, -distance, upright, -distance, 0)
    outline.curve(-distance, -upright, -slantX - edgeX, -slantY + edgeY, -slantX, -slantY)
  }
}
