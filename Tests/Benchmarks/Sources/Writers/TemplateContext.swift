/// What the templates fill in: the values as text, but the path's commands and numbers one by one.
enum TemplateContext {
  static func make(_ value: Double) -> [String: Any] {
    let values = FaceValues(value)
    let number = InterpolationWriter.decimal
    return [
      "side": number(FaceValues.side * 100),
      "center": number(FaceValues.side * 50),
      "lineWidth": number(FaceValues.lineWidth * 100),
      "radius": number(values.radius * 100),
      "color": InterpolationWriter.color(values),
      "value": InterpolationWriter.spoken(values.value),
      "maximum": InterpolationWriter.spoken(values.maximum),
      "commands": PathCommands(values, number: number).commands.map {
        ["letter": $0.letter, "numbers": $0.numbers] as [String: Any]
      },
    ]
  }
}
