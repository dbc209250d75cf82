// Short texts for debuggers and logs.
extension RatingCounts: CustomStringConvertible {
  /// The number of ratings of each value and the scale, "1, 2, 3 of 1…3", or the mean, "4.3 of 1…5, 1284 ratings".
  public var description: String {
    let scale = "of \(NumberParameter.text(minimum))…\(NumberParameter.text(maximum))"
    if hasCounts { return counts.map(String.init).joined(separator: ", ") + " " + scale }
    let text = mean.map(NumberParameter.text) ?? "no mean"
    return "\(text) \(scale)" + (number.map { ", \($0) ratings" } ?? "")
  }
}

extension CSSNotation {
  /// The colour in CSS notation.
  public var description: String { cssColor.spelling }
}

extension CSSColor: CustomStringConvertible {}
extension HSBColor: CustomStringConvertible {}
extension SRGBColor: CustomStringConvertible {}

extension ParameterList {
  /// The items, with commas between; "none" without any.
  public var description: String { items.isEmpty ? "none" : items.joined(separator: ", ") }
}

extension ColorRamp: CustomStringConvertible {}
extension FaceExtras: CustomStringConvertible {}

/// A value that is described by the settings that are set.
package protocol DescribedBySettings: StoredAsSettings, CustomStringConvertible {}

extension DescribedBySettings {
  /// The settings that are set, such as `character cat, mouth-width 0.5`.
  public var description: String {
    var settings = settings
    var items = ParameterScope.all.rows.compactMap { row in
      row.text(in: &settings).map { "\(row.name) \($0)" }
    }
    if settings.style.form != .parts { items.insert("a drawing", at: 0) }
    if settings.options.label == .notRated { items.append("not rated") }
    return items.isEmpty ? "the default" : items.joined(separator: ", ")
  }
}
