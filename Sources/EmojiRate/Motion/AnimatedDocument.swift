#if !hasFeature(Embedded)
  /// A symbol that can be written as a document that moves.
  protocol AnimatedDocument: Picture {
    associatedtype Base: Picture

    /// The picture that stands in the end.
    var base: Base { get }
    /// When it moves.
    var timeline: Timeline { get }
    /// Whether anything is to be seen of the movement.
    var moves: Bool { get }

    /// Draws the picture that moves, where the paint is what the base begins with.
    func drawMoving(on canvas: inout SVGCanvas<NoMarks>)
  }

  extension AnimatedDocument {
    /// Writes both pictures, of which one is visible at a time.
    ///
    /// The one that stands is the still document's, and hidden for as long as the other moves; so it is
    /// what there is where animations are not known, and what remains. To readers who ask for reduced
    /// motion it is shown from the start. Visibility is inherited, so a rule for the inner group is
    /// stronger than the animation of the outer one, everywhere.
    func writeAnimated(
      into buffer: UnsafeMutableRawBufferPointer, _ options: SVGOptions,
      title: UnsafeBufferPointer<UInt8>?
    ) -> Int {
      guard moves else { return base.write(into: buffer, options: options, title: title) }
      return ByteWriter.write(into: buffer) { bytes in
        var canvas = SVGCanvas(
          bytes, canvasSize: canvasSize,
          label: SVGLabel(rating: rating, unit: unit, options: options, title: title),
          options: options, marks: NoMarks())
        var first = FirstPaint()
        base.draw(on: &first)
        let paint = first.paint ?? Paint()
        canvas.paint(paint)
        canvas.markup { bytes in
          bytes.append(
            """
            <style>@media(prefers-reduced-motion:reduce){.emoji-rate-still{visibility:visible}\
            .emoji-rate-moving{display:none}}</style><g>
            """)
          bytes.setWhileMoving("visibility", to: "hidden", timeline)
          bytes.append("<g class=\"emoji-rate-still\">")
        }
        base.draw(on: &canvas)
        canvas.markup { bytes in
          bytes.append("</g></g><g visibility=\"hidden\">")
          bytes.setWhileMoving("visibility", to: "visible", timeline)
          bytes.append("<g class=\"emoji-rate-moving\">")
        }
        canvas.paint(paint)
        drawMoving(on: &canvas)
        canvas.markup { $0.append("</g></g>") }
        canvas.finish()
        bytes = canvas.bytes
      }
    }
  }
#endif
