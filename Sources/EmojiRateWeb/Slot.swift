/// Where the numbers of an element stand in the memory it shares with the module.
///
/// The order is that of ``table``; the cases from ``min`` on are the element's attributes. What is not
/// said is not a number, for which every parameter has its default.
enum Slot: Int, CaseIterable {
  /// The value; what is shown, where there is none.
  case value
  /// 1 where there is a rating, 0 where there is none.
  case isRated
  /// 1 while something is pressed, and then the state of that.
  case isPressed, lastX, lastY, startValue, startIsRated, dragged, isDrag

  case min, max, step, symbol, count, fill, touch, direction, sensitivity, language, huePath
  case lineWidth, mouthWidth, lipWidth, mouthPosition, eyeWidth, eyePosition
  case starSize, spacing, width, height, margin, minimumStarSize, size, precision
  case noEyes, rightToLeft, readOnly, disabled, clearable
  /// A colour takes four slots: hue, saturation, brightness and alpha.
  case lowColor
  case highColor = 43
  case color = 47
  case fillColor = 51
  case emptyColor = 55
  case strokeColor = 59
  case background = 63
  /// Two numbers.
  case cells = 67

  /// The slots and what they are, from which the script knows their numbers: state ends with ".", and
  /// of the attributes names of words have the words behind a colon, switches end with "?", colours
  /// with "#", two numbers with "*", and the others are numbers.
  ///
  /// One space apart, so that the script takes them apart in one go.
  static let table: StaticString = """
    value. isRated. isPressed. lastX. lastY. startValue. startIsRated. dragged. isDrag. \
    min max step symbol:face,stars,hearts,faces count fill:exact,half,whole \
    touch:middles,whole,half,exact,cells,buttons direction:vertical,horizontal sensitivity \
    language:en,zh-Hans hue-path:linear,shorter line-width mouth-width lip-width mouth-position \
    eye-width eye-position star-size spacing width height margin minimum-star-size size precision \
    no-eyes? right-to-left? readonly? disabled? clearable? low-color# high-color# color# \
    fill-color# empty-color# stroke-color# background# cells*
    """
}
