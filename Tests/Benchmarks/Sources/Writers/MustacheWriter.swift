import Mustache

/// The document by a Mustache template, compiled once.
public struct MustacheWriter: DocumentWriter {
  private let template: MustacheTemplate

  /// Compiles the template.
  public init() throws {
    template = try MustacheTemplate(
      string: """
        <svg xmlns="http://www.w3.org/2000/svg" width="{{side}}" height="{{side}}" \
        viewBox="0 0 {{side}} {{side}}" fill="none" stroke-width="{{lineWidth}}" \
        stroke-linecap="round" stroke="{{color}}" role="img" \
        aria-label="{{value}} out of {{maximum}}"><title>{{value}} out of {{maximum}}</title>\
        <circle cx="{{center}}" cy="{{center}}" r="{{radius}}"/>\
        <path d="{{#commands}}{{letter}}{{#numbers}}{{.}}{{/numbers}}{{/commands}}"/></svg>
        """)
  }

  /// The face that shows `value` of 5.
  public func svg(_ value: Double) -> String { template.render(TemplateContext.make(value)) }
}
