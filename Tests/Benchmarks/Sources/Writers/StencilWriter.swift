import Stencil

/// The document by a Stencil template, compiled once.
public struct StencilWriter: DocumentWriter {
  private let template: Template

  /// Compiles the template.
  public init() {
    template = Template(
      templateString: """
        <svg xmlns="http://www.w3.org/2000/svg" width="{{ side }}" height="{{ side }}" \
        viewBox="0 0 {{ side }} {{ side }}" fill="none" stroke-width="{{ lineWidth }}" \
        stroke-linecap="round" stroke="{{ color }}" role="img" \
        aria-label="{{ value }} out of {{ maximum }}"><title>{{ value }} out of {{ maximum }}</title>\
        <circle cx="{{ center }}" cy="{{ center }}" r="{{ radius }}"/>\
        <path d="{% for command in commands %}{{ command.letter }}\
        {% for number in command.numbers %}{{ number }}{% endfor %}{% endfor %}"/></svg>
        """)
  }

  /// The face that shows `value` of 5.
  public func svg(_ value: Double) throws -> String {
    try template.render(TemplateContext.make(value))
  }
}
