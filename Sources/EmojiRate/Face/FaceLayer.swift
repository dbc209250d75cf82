/// The layers of a face, from the back to the front; every part says what it draws in which.
enum FaceLayer: Int, CaseIterable {
  /// Behind the head: horns, rain, an antenna.
  case back
  case head
  case cheeks
  /// On the head, behind its features: inner ears, a muzzle, whiskers.
  case middle
  case tears
  /// Brows that are thinner than the other lines.
  case thinBrows
  /// Eyes that have colours of their own.
  case eyes
  /// One path in one colour: eyes, brows, nose and mouth.
  case features
  case highlights
  /// One path of lines: the mouth and the eyes of the original control.
  case lines
  /// Mouths that are lines, and the inside of open ones.
  case mouth
  /// Before everything: glasses, hats.
  case front
}

/// Eyes, brows or a mouth at one value: plain numbers.
protocol Feature {
  /// Draws what it shows in a layer.
  func draw<Target: Canvas>(
    _ layer: FaceLayer, in frame: Frame, _ colors: FaceColors, on canvas: inout Target)
}
