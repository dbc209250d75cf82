import EmojiRate

@testable import EmojiRateCommand

/// The schema of colours: everything that ``HSBColor/init(css:)-(String)`` reads, without currentColor,
/// and with names in lower case only, so that editors can offer them.
enum StyleSchemaColor {
  static var schema: JSONText {
    let names = HSBColor.cssNames + ["transparent"]
    let patterns = [
      "#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})",
      "[rR][gG][bB][aA]?" + arguments(first: fraction),
      "[hH][sS][lLbB][aA]?" + arguments(first: angle),
    ]
    return [
      "description": "A CSS colour: a name, #rgb, #rrggbb, rgb(), hsl(); or hsb().",
      "type": "string",
      "anyOf": .list(
        [["enum": .words(names)]] + patterns.map { ["pattern": "^\(space)*\($0)\(space)*$"] }),
    ]
  }

  private static let space = #"[ \t\n\f\r]"#
  private static let number = #"[-+]?([0-9]*\.)?[0-9]+([eE][-+]?[0-9]+)?"#
  private static let fraction = number + "%?"
  private static let angle = number + "([dD][eE][gG]|[gG]?[rR][aA][dD]|[tT][uU][rR][nN])?"

  /// Three arguments and an opacity, with commas throughout or with spaces and a slash.
  private static func arguments(first: String) -> String {
    let comma = "\(space)*,\(space)*"
    let commas = "\(first)\(comma)\(fraction)\(comma)\(fraction)(\(comma)\(fraction))?"
    let spaces = "\(first)\(space)+\(fraction)\(space)+\(fraction)(\(space)*/\(space)*\(fraction))?"
    return #"\("# + "\(space)*(\(commas)|\(spaces))\(space)*" + #"\)"#
  }
}
