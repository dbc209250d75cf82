import EmojiRate
import EmojiRateDrawings
import Testing

@Suite("SymbolPath+SVG")
struct SymbolPathSVGTests {
  @Test("A symbol is the one filled shape of a file")
  func files() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g transform="scale(2)">
      <path fill-rule="evenodd" d="M0 0H10V10H0ZM2 2V8H8V2Z"/></g></svg>
      """
    let line = svg.replacing("<path ", with: "<path fill='none' stroke='red' ")
    #expect(throws: DrawingError.self) { try SymbolPath(svg: line) }
    let symbol = try SymbolPath(svg: svg)
    #expect(symbol.winding == .evenOdd)
    var (row, other) = (StarRow(3.5), StarRow(3.5))
    row.symbolPath = symbol
    other.symbolPath = try SymbolPath("M0 0H10V10H0ZM2 2V8H8V2Z", winding: .evenOdd)
    #expect(row.svg() == other.svg())
  }
}
