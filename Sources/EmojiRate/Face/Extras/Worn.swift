/// What a face wears on its eyes and above its mouth: measured once, and put on in an order in which each
/// finds its place beside the one before.
struct Worn {
  fileprivate(set) var glasses: Glasses?
  fileprivate(set) var shades: Shades?
  fileprivate(set) var moustache: Moustache?

  /// The place from which what is on the eyes reaches equally far, in units of the features; nil without
  /// anything on the eyes.
  var eyewear: (x: Double, y: Double, reach: Double)? {
    if let glasses { return (glasses.x, glasses.y, glasses.reach) }
    if let shades { return (shades.x, shades.y, shades.reach) }
    return nil
  }
}

extension Pose {
  /// Puts on what is worn: raises the brows above what is on the eyes, and lowers the mouth below it.
  mutating func putOn() {
    if style.extras.contains(.glasses) { worn.glasses = Glasses(self) }
    if style.extras.contains(.shades) { worn.shades = Shades(self) }
    raiseBrows()
    if style.extras.contains(.moustache) {
      worn.moustache = Moustache(self, eyesBottom: eyesBottom)
    }
    mouthFrame = lowerMouthFrame
  }

  private mutating func raiseBrows() {
    let highest: Double
    if let glasses = worn.glasses {
      highest = min(-48, glasses.y - glasses.reach - 8 - 0.8 * abs(browDrop))
    } else if let shades = worn.shades {
      highest = min(-40, shades.y - 30)
    } else {
      return
    }
    // The outer ends stay on the head.
    browY = max(min(browY, highest), -70 + max(browDrop, 0))
  }

  /// The lowest point of the eyes, or of what is on them.
  private var eyesBottom: Double {
    if let eyewear = worn.eyewear { return eyewear.y + eyewear.reach }
    let eyes = InkMeter.eyes(self).extent
    return eyes.isEmpty ? eyeY : eyes.bottom
  }

  /// The frame of a mouth that is touched by nothing above it: lower, and smaller where the chin is near.
  private var lowerMouthFrame: Frame {
    if let moustache = worn.moustache {
      let mouth = InkMeter.mouth(self).extent
      return mouthFrame(lowering: moustache.bottom + 2 - mouth.top, mouth)
    }
    guard let eyewear = worn.eyewear else { return features }
    let mouth = InkMeter.mouth(self, around: (eyewear.x, eyewear.y))
    // It begins to give way before it has to, so that it does not move in jerks.
    let (lack, soon) = (eyewear.reach + 3 - mouth.nearest, 6.0)
    let lowering = lack > soon ? lack : max(lack + soon, 0) * max(lack + soon, 0) / (4 * soon)
    return mouthFrame(lowering: lowering, mouth.extent)
  }

  private func mouthFrame(lowering: Double, _ mouth: Extent) -> Frame {
    guard lowering > 0, !mouth.isEmpty else { return features }
    // The mouth without its line, which does not become smaller with it.
    let halfLine = lineWidth / 2 / features.unit
    let (top, bottom) = (mouth.top + halfLine, mouth.bottom - halfLine)
    let lowest = max(chin, mouth.bottom) - halfLine
    let scale = min(max((lowest - top - lowering) / max(bottom - top, 1), 0.35), 1)
    // Rather is the upper lip covered than the chin crossed.
    let place = min(top + lowering, lowest + 4 - (bottom - top) * scale)
    return features.inner(0, place - top * scale, scale: scale)
  }

  /// The lowest place for a mouth, in units of the features.
  var chin: Double {
    let line = isLine ? lineWidth : style.rimWidth
    let bottom = face(0, landmarks.bottom).y - line / 2
    // A wide mouth is not in the middle of a round chin, and a pointed one is too narrow.
    return min((bottom - features.center.y) / features.unit - 7, 84)
  }
}
