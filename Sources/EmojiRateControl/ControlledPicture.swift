import EmojiRate

/// A kind of picture that a control can show.
package protocol ControlledPicture: RatedPicture {
  /// The part of the element's behaviour that only this kind needs.
  static var part: ControlScript.Part { get }

  /// The members of a look, as JavaScript, from which the part finds the rating at a point.
  var placeMembers: [String] { get }

  /// The values of native radio buttons; nil if a range is better: see `Rules/radios.js`.
  var radioValues: [Double]? { get }
}

extension Face: ControlledPicture {
  package static var part: ControlScript.Part { .faces }
  package var placeMembers: [String] { [] }
  package var radioValues: [Double]? { nil }
}

extension StarRow: ControlledPicture {
  package static var part: ControlScript.Part { .rows }

  /// The number of symbols, their places, their unit as in `sentence.js`, and whether they are filled by halves.
  package var placeMembers: [String] {
    let (width, side, first, pitch) = placement
    var places = [width, side, first, pitch].map(ControlScript.number)
    if layout.cells != nil { places.append("1") }
    var members = ["n:\(count)", "r:[\(places.joined(separator: ","))]"]
    if symbol.unit != .number { members.append("u:\(symbol.unit.ordinal)") }
    if [.half, .nearestHalf].contains(fill) { members.append("f:1") }
    return members
  }

  package var radioValues: [Double]? {
    let (scale, begin) = (rating, min(rating.minimum, 0))
    let symbol = (scale.maximum - begin) / Double(count)
    let hasHalves = [.half, .nearestHalf].contains(fill)
    let pace = scale.step > 0 ? scale.step : hasHalves ? symbol / 2 : symbol
    let lowest = scale.minimum > 0 ? scale.minimum : scale.minimum + pace
    let number = ((scale.maximum - lowest) / pace + 1 + 1e-9).rounded(.down)
    guard pace > symbol * 0.999, number >= 1, number <= 10 else { return nil }
    // Short decimals, as the control has them.
    return (0..<Int(number)).map { ((lowest + Double($0) * pace) * 1e9).rounded() / 1e9 }
  }
}
