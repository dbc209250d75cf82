import EmojiRate

/// Finds the points that shapes grow from at values without them.
struct Growth {
  private let tracks: [ShapeTrack]
  private let outlines: [SubpathTracks]
  private let keys: [Double]
  /// How many points may still be examined, to limit the time for a file.
  private var budget = 50_000_000
  private var points: [[Point?]]
  private let boxes: [[Extent?]]

  init(_ tracks: [ShapeTrack], _ outlines: [SubpathTracks], keys: [Double]) {
    (self.tracks, self.outlines, self.keys) = (tracks, outlines, keys)
    boxes = tracks.map { $0.states.map { $0?.box } }
    points = Array(repeating: Array(repeating: nil, count: keys.count), count: tracks.count)
    for index in tracks.indices {
      for key in keys.indices where tracks[index].states[key] == nil {
        points[index][key] = point(of: index, at: key)
      }
    }
  }

  /// The point that a shape grows from; nil at values that have the shape.
  subscript(shape: Int, key: Int) -> Point? { points[shape][key] }

  private mutating func point(of index: Int, at key: Int) -> Point {
    let track = tracks[index]
    let near = keys.nearest(to: key, among: track.present)
    let own = boxes[index][near]!
    if let place = placeInside(own, index, near, key) { return place }
    return placeTouched(index, near, key) ?? own.center
  }

  /// Whether another shape is visible at `near`, and not hidden at `key`.
  private func counts(_ other: Int, _ near: Int, _ key: Int) -> Bool {
    tracks[other].states[near]?.isHidden == false && tracks[other].states[key]?.isHidden != true
  }

  /// The shape's place in the smallest filled shape behind that contains it.
  private func placeInside(_ own: Extent, _ index: Int, _ near: Int, _ key: Int) -> Point? {
    var holder: (index: Int, box: Extent)?
    for other in 0..<index where counts(other, near, key) {
      let box = boxes[other][near]!
      guard tracks[other].states[near]!.fill != nil, box.width > 0, box.height > 0,
        box.widened(by: 2).holds(own),
        box.area <= (holder?.box.area ?? .infinity) + 1e-6
      else { continue }
      holder = (other, box)
    }
    guard let holder else { return nil }
    guard let then = boxes[holder.index][key] else {
      // Shapes further back already have their points.
      return points[holder.index][key]
    }
    let (middle, box) = (own.center, holder.box)
    return Point(
      then.left + (middle.x - box.left) / box.width * then.width,
      then.top + (middle.y - box.top) / box.height * then.height)
  }

  /// The mean of the places where it touches other shapes.
  private mutating func placeTouched(_ index: Int, _ near: Int, _ key: Int) -> Point? {
    let nodes = outlines[index].values[near].flatMap { [$0.start] + $0.segments.map(\.cubic.end) }
    guard nodes.count <= 200 else { return nil }
    let others = tracks.indices.filter { other in
      other != index && tracks[other].states[key] != nil && counts(other, near, key)
        && outlines[other].values[near].reduce(0) { $0 + $1.segments.count } <= 200
    }
    var (sum, count) = (Point(0, 0), 0)
    for node in nodes {
      var nearest: (distance: Double, place: Point)?
      for other in others {
        let reach = 6 + tracks[other].states[near]!.halfWidth
        guard boxes[other][near]!.widened(by: reach).holds(Extent(around: node)) else { continue }
        for (subpath, then) in zip(outlines[other].values[near], outlines[other].values[key]) {
          for (segment, then) in zip(subpath.segments, then.segments) {
            budget -= 9
            if budget < 0 { return nil }
            for eighth in 0...8 {
              let part = Double(eighth) / 8
              let distance = (segment.cubic.point(at: part) - node).length
              guard distance <= reach, distance < (nearest?.distance ?? .infinity) - 1e-6 else {
                continue
              }
              nearest = (distance, then.cubic.point(at: part))
            }
          }
        }
      }
      guard let nearest else { continue }
      sum = sum + nearest.place
      count += 1
    }
    return count > 0 ? (1 / Double(count)) * sum : nil
  }
}
