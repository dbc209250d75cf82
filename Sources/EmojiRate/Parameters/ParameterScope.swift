/// The parameters of a kind of picture.
public struct ParameterScope: Sendable {
  /// The rows of the table, in the order of the help.
  package let rows: [Parameter]

  init(_ rows: [Parameter]) { self.rows = rows }

  /// Every parameter; `line-width` is the parameter of faces here.
  package static let all = ParameterScope(
    Parameter.scale() + Face.featureRows + Face.lineWidth + Face.numberRows
      + StarRow.count(StarRow.countParameter) + StarRow.symbolRows + StarRow.fill
      + StarRow.rightToLeft + StarRow.strokeWidth + StarRow.layoutRows + RatingSummary.ownRows
      + Parameter.theme
      + Face.colorRows + StarRow.colorRows() + Parameter.document())

  /// The parameters of faces.
  public static var face: ParameterScope { Face.parameters }

  /// The parameters of rows, and of faces for rows of faces.
  public static var row: ParameterScope { StarRow.parameters }

  /// The parameters of summaries, of rows without their layout, and of faces if it shows faces.
  public static var summary: ParameterScope { RatingSummary.parameters }

  /// The parameters of a drawing in place of a face: scale, background and document.
  public static let drawing = ParameterScope(Parameter.scale() + Parameter.document())

  /// The row with a name.
  package func row(named name: String) -> Parameter? { rows.first { $0.isNamed(name) } }
}

extension [Parameter] {
  /// Joins rows in place; the standard library would copy all of them for each operator.
  static func + (rows: consuming Self, others: Self) -> Self {
    rows += others
    return rows
  }

  /// Adds a row.
  static func + (rows: consuming Self, row: Parameter) -> Self {
    rows.append(row)
    return rows
  }
}
