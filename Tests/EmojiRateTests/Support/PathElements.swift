@testable import EmojiRate

/// A canvas that stores paths as an array of elements, without paints.
struct PathElements: Canvas {
  private(set) var elements: [PathElement] = []

  mutating func paint(_ paint: Paint) {}

  mutating func move(to point: Point) { elements.append(.move(to: point)) }

  mutating func line(to point: Point) { elements.append(.line(to: point)) }

  mutating func curve(to point: Point, control1: Point, control2: Point) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  mutating func close() { elements.append(.close) }
}
