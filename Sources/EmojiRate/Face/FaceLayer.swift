/// The layers of a face from back to front; every part draws in one or several of them.
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
  /// Eyes with colours of their own.
  case eyes
  /// One path in one colour: eyes, brows, nose and mouth.
  case features
  case highlights
  /// One path of lines: the original control's mouth and eyes.
  case lines
  /// Mouths made of lines, and the inside of open mouths.
  case mouth
  /// In front of everything: glasses, hats.
  case front
}

/// Eyes, brows or a mouth at one value, as plain numbers.
protocol Feature {
  /// Draws its part of a layer.
  func draw<Target: Canvas>(
    _ layer: FaceLayer, in frame: Frame, _ colors: FaceColors, on canvas: inout Target)
}
