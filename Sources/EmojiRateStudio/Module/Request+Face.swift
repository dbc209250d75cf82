import EmojiRate

extension Request {
  /// The parts and numbers of the face, as words: a name and a text for each.
  ///
  /// They are from the character or from options. The page shows them as the current choice.
  func faceWords() throws(Refusal) -> [String] {
    let style = settings.faceStyle
    var shown = PictureSettings()
    shown.style.head = style.head
    shown.style.eyes = style.eyes
    shown.style.brows = style.brows
    shown.style.mouth = style.mouth
    shown.style.extras = style.extras
    for number in FaceNumber.allCases {
      shown.style[number].projectedValue = style[number].wrappedValue
    }
    var words: [String] = []
    let numbers = FaceNumber.allCases.map { "\($0.parameter.name)" }
    for name in ["head", "eyes", "brows", "mouth", "extras"] + numbers {
      do throws(ParameterError) {
        words += [name, try shown.text(of: name) ?? ""]
      } catch { throw Refusal(error.description) }
    }
    return words
  }
}
