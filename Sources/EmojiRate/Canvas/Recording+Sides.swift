extension Recording.Outline {
  /// Its subpaths as outlines; a circle is one.
  package var subpaths: [Recording.Outline] {
    path.map { $0.subpaths.map { .path($0) } } ?? [self]
  }
}

extension Recording.Shape {
  /// The indices of a part's subpaths; of a pair of eyes, their shines or brows, those on each side with its name.
  ///
  /// A pair stays one part if a subpath crosses the middle.
  ///
  /// - Parameter boxes: The box around each subpath at all values.
  package static func sides(
    of part: String, _ boxes: [Box], middle: Double
  ) -> [(name: String, subpaths: [Int])] {
    let left = boxes.indices.filter { boxes[$0].right < middle }
    let right = boxes.indices.filter { boxes[$0].left > middle }
    guard ["eyes", "eye shines", "brows"].contains(part), !left.isEmpty, !right.isEmpty,
      left.count + right.count == boxes.count
    else { return [(part, Array(boxes.indices))] }
    return [("left " + part.dropLast(), left), ("right " + part.dropLast(), right)]
  }
}
