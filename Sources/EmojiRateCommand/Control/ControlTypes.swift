import EmojiRate
import EmojiRateControl

/// Writes `rating.d.ts`: types for TypeScript, for JSX of React 19 and for templates of Vue 3.
struct ControlTypes {
  let settings: ControlSettings

  private var name: String { settings.name }

  /// The attributes, one on each line, as `name: type: summary`.
  private var lines: String {
    func words(_ words: [String]) -> String {
      words.map { "'\($0)'" }.joined(separator: " | ")
    }
    return """
      look: \(words(["default"] + settings.looks.map(\.name))): The look, one of the script's.
      value: string: The rating. The attribute is the first rating, and the rating after a reset.
      name: string: The name in the form's data.
      words: string: Words from the lowest to the highest value, with commas between. Spoken and shown.
      words-shown: boolean: Whether the word stands below the picture all the time.
      required: boolean: Whether the form needs a rating.
      label: string: The name for screen readers, if there is no label element.
      mode: 'slider' | 'radio': Radio buttons or a slider for a row. Up to ten whole symbols are radio buttons by default.
      touch: \(words("middles whole half exact cells buttons".words)): How a point on a row becomes a rating. \
      By default the step decides.
      direction: 'horizontal' | 'vertical' | 'original': The direction of a drag that raises the rating of a face.
      sensitivity: number: The speed of dragging. At 5, the height of the face is the scale.
      readonly: boolean: Whether users cannot change the rating.
      disabled: boolean: Whether the control is disabled, and not sent.
      clearable: boolean: Whether users can remove the rating.
      right-to-left: boolean: Begin the row at the right, and fill its stars from there.
      min: number: The lowest possible rating.
      max: number: The highest possible rating.
      count: number: The number of symbols of a row, 1 to 21.
      step: number: Round to multiples of this above the minimum. 0 keeps every value.
      language: \(words(settings.languages.map(\.rawValue))) | (string & {}): The language of the text for \
      screen readers, one of the script's.
      """
  }

  /// The whole file.
  var text: String {
    func members(_ member: (_ name: String, _ type: String) -> String) -> String {
      lines.split(separator: "\n").map { line in
        let parts = line.split(separator: ":", maxSplits: 2).map { String($0.drop { $0 == " " }) }
        return "  /** \(parts[2]) */\n  \(member(parts[0], parts[1]));\n"
      }.joined()
    }
    // In JSX and templates, a numeric attribute can also be text: `min="1"`.
    let attributes = members { name, type in
      "'\(name)'?: \(type == "number" || name == "value" ? "number | string" : type)"
    }
    let properties = members { name, type in
      "\(["readonly": "readOnly", "right-to-left": "rightToLeft", "words-shown": "wordsShown"][name] ?? name): \(type)"
    }
    return """
      // @ts-nocheck A project without React or Vue has this file too.
      // For a bundler: import './rating.js'; and tell it that the file has a side effect.
      import type { DetailedHTMLProps, HTMLAttributes } from 'react';
      import type { HTMLAttributes as VueAttributes } from 'vue';

      /** The attributes of `<\(name)>` in markup. */
      export interface RatingAttributes {
      \(attributes)}

      /** The element `<\(name)>`. */
      export interface RatingElement extends HTMLElement {
      \(properties)  /** The rating, or NaN while not rated. */
        valueAsNumber: number;
        /** The attribute `value`. */
        defaultValue: string;
        readonly type: string;
        readonly form: HTMLFormElement | null;
        readonly labels: NodeList;
        readonly validity: ValidityState;
        readonly validationMessage: string;
        readonly willValidate: boolean;
        checkValidity(): boolean;
        reportValidity(): boolean;
        setCustomValidity(message: string): void;
        /** Adds steps. */
        stepUp(count?: number): void;
        /** Subtracts steps. */
        stepDown(count?: number): void;
        /** Removes the rating. */
        clear(): void;
      }

      \(places)
      """
  }

  /// The declarations that make the element known to the DOM, to JSX and to templates.
  private var places: String {
    """
    declare global {
      interface HTMLElementTagNameMap {
        '\(name)': RatingElement;
      }
      interface HTMLElementEventMap {
        'emoji-rate-hover': CustomEvent<{ value: number }>;
      }
    }

    declare module 'react' {
      namespace JSX {
        interface IntrinsicElements {
          '\(name)': RatingAttributes & DetailedHTMLProps<HTMLAttributes<RatingElement>, RatingElement> & {
            'onemoji-rate-hover'?: (event: HTMLElementEventMap['emoji-rate-hover']) => void;
          };
        }
      }
    }

    declare module 'vue' {
      interface GlobalComponents {
        '\(name)': new () => {
          $props: RatingAttributes & VueAttributes & {
            onEmojiRateHover?: (event: HTMLElementEventMap['emoji-rate-hover']) => void;
          };
        };
      }
    }

    """
  }
}
