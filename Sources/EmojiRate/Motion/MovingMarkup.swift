/// Elements as text, and whether anything in them moves.
struct MovingMarkup {
  private(set) var text = ""
  private(set) var moves = false

  init(_ text: String = "") { self.text = text }

  /// Makes an element, with a child element for each attribute that moves.
  init(
    _ name: String, _ attributes: [MovingAttribute], _ timeline: Timeline,
    _ content: MovingMarkup = MovingMarkup()
  ) {
    moves = content.moves
    text = "<\(name)"
    var children = ""
    for attribute in attributes {
      // Programs without animation, and pictures on paper, show the end.
      text += " \(attribute.name)=\"\(attribute.values[attribute.values.count - 1])\""
      if attribute.moves {
        children += attribute.animation(timeline)
        moves = true
      }
    }
    children += content.text
    text += children.isEmpty ? "/>" : ">\(children)</\(name)>"
  }

  static func += (markup: inout MovingMarkup, next: MovingMarkup) {
    markup.text += next.text
    markup.moves = markup.moves || next.moves
  }
}
