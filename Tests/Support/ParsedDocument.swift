import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A document read by a real XML parser.
struct ParsedDocument {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  /// All elements in the order of their start tags.
  private(set) var elements: [Element] = []

  /// Nil where `bytes` are not well-formed XML.
  init?(_ bytes: [UInt8]) {
    let reader = Reader()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    guard parser.parse(), reader.open.isEmpty else { return nil }
    elements = reader.elements
  }

  init?(_ document: String) { self.init(Array(document.utf8)) }

  var root: Element { elements[0] }

  func first(_ name: String) -> Element? { elements.first { $0.name == name } }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append(Element(name: name, attributes: attributes))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { elements[last].text += text }
    }
  }
}
