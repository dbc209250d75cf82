/// The shortest spelling of `units` · 10^-`decimals`, worked out on text.
func spelling(_ units: Int, decimals: Int) -> String {
  var digits = String(abs(units))
  digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
  var whole = String(digits.dropLast(decimals))
  var fraction = String(digits.suffix(decimals))
  while fraction.hasSuffix("0") { fraction.removeLast() }
  if whole == "0", !fraction.isEmpty { whole = "" }
  return (units < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : ".\(fraction)")
}
