import EmojiRate

/// The companions of a script: its types, a page to try it, and the element as markup.
struct ControlPage {
  let settings: Settings
  let picture: PictureKind

  private var name: String { settings.control.name }

  /// The element with the picture of a rating, which a page shows before its script has run.
  func element(_ value: Double) -> String {
    var settings = settings
    settings.picture.isDecorative = true
    return
      "<\(name) value=\"\(Messages.plain(value))\">\(picture.document(settings, value))</\(name)>"
  }

  /// A page with a form that has one element for each look.
  var text: String {
    let looks = settings.control.looks.map { look in
      "<p><label>\(look.name) <\(name) look=\"\(look.name)\" name=\"\(look.name)\"></\(name)></label></p>\n"
    }
    let document = picture.document(settings, 0)
    func length(_ attribute: String) -> String {
      document.value(of: attribute) ?? "240"
    }
    return """
      <!DOCTYPE html>
      <html lang="\(settings.control.languages[0])">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(name)</title>
      <script defer src="rating.js"></script>
      <style>
      /* The element has its size before its script. */
      \(name):not(:defined) { display: inline-block; width: \(length("width"))px; height: \(length("height"))px }
      </style>
      <form>
      <p><label>Rating <\(name) name="rating" required></\(name)></label></p>
      \(looks.joined())<button>Send</button>
      </form>
      </html>

      """
  }

  /// The types of the element, for TypeScript, React and Vue.
  var types: String {
    let looks = (["default"] + settings.control.looks.map(\.name)).map { "'\($0)'" }
    return """
      // For a bundler: import './rating.js'; and tell it that the file has a side effect.

      export interface RatingAttributes {
        /** The look; the first, where none is said. */
        look?: \(looks.joined(separator: " | "));
        /** The rating that it begins with, and is reset to. */
        value?: string | number;
        min?: string | number;
        max?: string | number;
        step?: 'any' | string | number;
        name?: string;
        /** A slider, or radio buttons, where they are few and large enough. */
        mode?: 'slider' | 'radio';
        required?: boolean;
        readonly?: boolean;
        disabled?: boolean;
        /** Whether a rating can be taken back. */
        clearable?: boolean;
        /** The way that raises the rating: to the right, up, or down as in TTGEmojiRate. */
        direction?: 'horizontal' | 'vertical' | 'original';
        /** The rating at a place of a row. */
        touch?: 'middles' | 'whole' | 'half' | 'exact' | 'cells' | 'buttons';
        /** How far a vertical drag changes a face's rating, 1 to 10; the default is 5. */
        sensitivity?: string | number;
        'right-to-left'?: boolean;
        /** A word for each value, from the lowest, with commas between. */
        words?: string;
        language?: string;
      }

      export interface RatingElement extends HTMLElement {
        value: string;
        valueAsNumber: number;
        defaultValue: string;
        look: string;
        min: number;
        max: number;
        step: number;
        name: string;
        mode: 'slider' | 'radio';
        required: boolean;
        readOnly: boolean;
        disabled: boolean;
        clearable: boolean;
        rightToLeft: boolean;
        direction: string;
        touch: string;
        sensitivity: number;
        language: string;
        words: string;
        readonly type: string;
        readonly form: HTMLFormElement | null;
        readonly labels: NodeList;
        readonly validity: ValidityState;
        readonly validationMessage: string;
        readonly willValidate: boolean;
        checkValidity(): boolean;
        reportValidity(): boolean;
        setCustomValidity(message: string): void;
        stepUp(count?: number): void;
        stepDown(count?: number): void;
        clear(): void;
      }

      declare global {
        interface HTMLElementTagNameMap {
          '\(name)': RatingElement;
        }
        namespace JSX {
          interface IntrinsicElements {
            '\(name)': RatingAttributes & { [attribute: string]: unknown };
          }
        }
      }

      """
  }
}

extension String {
  /// The value of the first attribute with this name in markup.
  fileprivate func value(of attribute: String) -> String? {
    let parts = split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.dropLast().first { parts[$0].hasSuffix(" \(attribute)=") }
      .map { String(parts[$0 + 1]) }
  }
}
