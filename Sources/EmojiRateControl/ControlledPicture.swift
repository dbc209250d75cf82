import EmojiRate

/// A kind of picture that a control can show.
package protocol ControlledPicture: RatedPicture {
  /// The part of the element's behaviour that only this kind needs.
  static var part: ControlScript.Part { get }

  /// The members of a look, as JavaScript, from which the part finds the rating at a point.
  var placeMembers: [String] { get }
}

extension Face: ControlledPicture {
  package static var part: ControlScript.Part { .faces }
  package var placeMembers: [String] { [] }
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
    if fillRule == .half { members.append("f:1") }
    return members
  }
}
