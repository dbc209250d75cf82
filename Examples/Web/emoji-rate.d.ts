// Made from the table of parameters: see Tests/EmojiRateWebTests/PackageTests.swift.

/** The attributes of `<emoji-rate>`, as markup has them. */
export interface EmojiRateAttributes {
  /** The rating; as an attribute, the one it begins with and is reset to. */
  'value'?: number | string;
  /** What a form sends it as. */
  'name'?: string;
  /** Whether a rating must be given. */
  'required'?: boolean;
  /** A slider, or radio buttons, where they are few and large enough. */
  'mode'?: 'slider' | 'radio';
  /** How a point on a row becomes a rating; by the step, where it is not said. */
  'touch'?: 'middles' | 'whole' | 'half' | 'exact' | 'cells' | 'buttons';
  /** Which way a face is dragged. */
  'direction'?: 'vertical' | 'horizontal';
  /** How fast dragging rates: at 5, the height of the face is the scale. */
  'sensitivity'?: number | string;
  /** Whether it only shows its rating. */
  'readonly'?: boolean;
  /** Whether it cannot be used, and is not sent. */
  'disabled'?: boolean;
  /** Whether the rating can be taken back. */
  'clearable'?: boolean;
  /** The lowest rating there is. */
  'min'?: number | string;
  /** The highest rating there is. */
  'max'?: number | string;
  /** Show the nearest multiple of this above the minimum; 0 shows any value. */
  'step'?: number | string;
  /** Whose face it is. */
  'character'?: 'classic' | 'sunny' | 'dawn' | 'signal' | 'sketch' | 'mini' | 'cat' | 'bear' | 'bunny' | 'ghost' | 'cloud' | 'bloom' | 'star' | 'heart' | 'robot' | 'blob' | 'professor' | 'royal' | 'party' | 'cool' | 'karma';
  /** The shape of the head, in place of the character's. */
  'head'?: 'none' | 'circle' | 'squircle' | 'square' | 'capsule' | 'hexagon' | 'blob' | 'bloom' | 'star' | 'heart' | 'drop' | 'shield' | 'cloud' | 'ghost' | 'cat' | 'bear' | 'bunny' | 'bubble';
  /** The shape of the eyes, in place of the character's. */
  'eyes'?: 'none' | 'classic' | 'dot' | 'shine' | 'open' | 'tick' | 'arc' | 'sleepy' | 'glare' | 'wink' | 'cross' | 'heart' | 'star' | 'ring';
  /** Whether there are brows, in place of the character's. */
  'brows'?: 'none' | 'automatic' | 'full';
  /** The shape of the mouth, in place of the character's. */
  'mouth'?: 'none' | 'classic' | 'automatic' | 'curve' | 'smile' | 'frown' | 'flat' | 'open' | 'o' | 'grin' | 'zigzag' | 'wave' | 'cat' | 'smirk' | 'kiss' | 'tongue';
  /** What the face has besides, in place of the character's. */
  'extras'?: string;
  /** How the face feels at the low end of the scale. */
  'expression'?: 'own' | 'furious' | 'crying';
  /** How the face is painted, in place of the character's way. */
  'paint'?: 'solid' | 'line' | 'tint' | 'linear' | 'radial';
  /** The width of every stroke; characters have their own. */
  'line-width'?: number | string;
  /** From one corner of the mouth to the other. */
  'mouth-width'?: number | string;
  /** How far the lip's curve is pulled flat. */
  'lip-width'?: number | string;
  /** The height of the mouth's corners above the bottom. */
  'mouth-position'?: number | string;
  /** From one end of an eye to the other. */
  'eye-width'?: number | string;
  /** The height of the eyes above the bottom. */
  'eye-position'?: number | string;
  /** How much the head changes its shape with the rating. */
  'morph'?: number | string;
  /** The size of blush, tears, sweat and sparkles. */
  'extra-scale'?: number | string;
  /** The width of the line around a filled head; some characters have their own. */
  'rim-width'?: number | string;
  /** Leave the eyes out. */
  'no-eyes'?: boolean;
  /** How many stars there are. */
  'count'?: number | string;
  /** Stars, hearts or faces; of faces, the given one is in colour. */
  'symbol'?: 'face' | 'stars' | 'hearts' | 'faces';
  /** Fill a partly earned star as far as earned, at least half, or whole or not at all. */
  'fill'?: 'exact' | 'half' | 'whole';
  /** Begin the row at the right, and fill its stars from there. */
  'right-to-left'?: boolean;
  /** The width and height of a star. */
  'star-size'?: number | string;
  /** The distance between stars. */
  'spacing'?: number | string;
  /** Make the stars as large as fit into this width. */
  'width'?: number | string;
  /** Centre them in this height. */
  'height'?: number | string;
  /** Keep this distance on both outer sides. */
  'margin'?: number | string;
  /** Make no star smaller than this, but the row wider. */
  'minimum-star-size'?: number | string;
  /** Centre every star in a cell of its own, in a row of this width and height. */
  'cells'?: string;
  /** Colours that go together, in place of a character's; a colour that is given beside it wins. */
  'theme'?: 'original' | 'sky' | 'traffic' | 'mono' | 'dusk' | 'orchid' | 'sunny' | 'dawn' | 'flora' | 'tabby' | 'cocoa' | 'blossom' | 'spirit' | 'storm' | 'gold' | 'rose' | 'steel' | 'slime' | 'fable';
  /** The colour of the lowest rating. */
  'low-color'?: string;
  /** The colour of the highest rating. */
  'high-color'?: string;
  /** How the hue gets from one to the other: from number to number, or the shorter way round the circle. */
  'hue-path'?: 'linear' | 'shorter';
  /** One colour for every rating. */
  'color'?: string;
  /** The colours of a face along the scale, the lowest rating's first. */
  'colors'?: string;
  /** The colour of eyes, brows and mouth on a filled head. */
  'ink'?: string;
  /** The colour of what is earned. */
  'fill-color'?: string;
  /** The colour of what is not. */
  'empty-color'?: string;
  /** The colour of the stroke. */
  'stroke-color'?: string;
  /** What is painted under the picture. */
  'background'?: string;
  /** The width and height of the picture. */
  'size'?: number | string;
  /** How many decimals a number has at most; a face of a character has none unless this is given. */
  'precision'?: number | string;
  /** The language of what the picture says; pt-AO is read as pt. */
  'language'?: 'ar' | 'bn' | 'cs' | 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'he' | 'hi' | 'id' | 'it' | 'ja' | 'ko' | 'nl' | 'pl' | 'pt' | 'ro' | 'ru' | 'sv' | 'th' | 'tr' | 'uk' | 'vi' | 'zh-Hans' | 'zh-Hant' | (string & {});
}

/** The element `<emoji-rate>`. */
export interface EmojiRateElement extends HTMLElement {
  /** The rating; as an attribute, the one it begins with and is reset to. */
  value: string;
  /** What a form sends it as. */
  name: string;
  /** Whether a rating must be given. */
  required: boolean;
  /** A slider, or radio buttons, where they are few and large enough. */
  mode: 'slider' | 'radio';
  /** How a point on a row becomes a rating; by the step, where it is not said. */
  touch: 'middles' | 'whole' | 'half' | 'exact' | 'cells' | 'buttons';
  /** Which way a face is dragged. */
  direction: 'vertical' | 'horizontal';
  /** How fast dragging rates: at 5, the height of the face is the scale. */
  sensitivity: number;
  /** Whether it only shows its rating. */
  readOnly: boolean;
  /** Whether it cannot be used, and is not sent. */
  disabled: boolean;
  /** Whether the rating can be taken back. */
  clearable: boolean;
  /** The lowest rating there is. */
  min: number;
  /** The highest rating there is. */
  max: number;
  /** Show the nearest multiple of this above the minimum; 0 shows any value. */
  step: number;
  /** Whose face it is. */
  character: 'classic' | 'sunny' | 'dawn' | 'signal' | 'sketch' | 'mini' | 'cat' | 'bear' | 'bunny' | 'ghost' | 'cloud' | 'bloom' | 'star' | 'heart' | 'robot' | 'blob' | 'professor' | 'royal' | 'party' | 'cool' | 'karma';
  /** The shape of the head, in place of the character's. */
  head: 'none' | 'circle' | 'squircle' | 'square' | 'capsule' | 'hexagon' | 'blob' | 'bloom' | 'star' | 'heart' | 'drop' | 'shield' | 'cloud' | 'ghost' | 'cat' | 'bear' | 'bunny' | 'bubble';
  /** The shape of the eyes, in place of the character's. */
  eyes: 'none' | 'classic' | 'dot' | 'shine' | 'open' | 'tick' | 'arc' | 'sleepy' | 'glare' | 'wink' | 'cross' | 'heart' | 'star' | 'ring';
  /** Whether there are brows, in place of the character's. */
  brows: 'none' | 'automatic' | 'full';
  /** The shape of the mouth, in place of the character's. */
  mouth: 'none' | 'classic' | 'automatic' | 'curve' | 'smile' | 'frown' | 'flat' | 'open' | 'o' | 'grin' | 'zigzag' | 'wave' | 'cat' | 'smirk' | 'kiss' | 'tongue';
  /** What the face has besides, in place of the character's. */
  extras: string;
  /** How the face feels at the low end of the scale. */
  expression: 'own' | 'furious' | 'crying';
  /** How the face is painted, in place of the character's way. */
  paint: 'solid' | 'line' | 'tint' | 'linear' | 'radial';
  /** The width of every stroke; characters have their own. */
  lineWidth: number;
  /** From one corner of the mouth to the other. */
  mouthWidth: number;
  /** How far the lip's curve is pulled flat. */
  lipWidth: number;
  /** The height of the mouth's corners above the bottom. */
  mouthPosition: number;
  /** From one end of an eye to the other. */
  eyeWidth: number;
  /** The height of the eyes above the bottom. */
  eyePosition: number;
  /** How much the head changes its shape with the rating. */
  morph: number;
  /** The size of blush, tears, sweat and sparkles. */
  extraScale: number;
  /** The width of the line around a filled head; some characters have their own. */
  rimWidth: number;
  /** Leave the eyes out. */
  noEyes: boolean;
  /** How many stars there are. */
  count: number;
  /** Stars, hearts or faces; of faces, the given one is in colour. */
  symbol: 'face' | 'stars' | 'hearts' | 'faces';
  /** Fill a partly earned star as far as earned, at least half, or whole or not at all. */
  fill: 'exact' | 'half' | 'whole';
  /** Begin the row at the right, and fill its stars from there. */
  rightToLeft: boolean;
  /** The width and height of a star. */
  starSize: number;
  /** The distance between stars. */
  spacing: number;
  /** Make the stars as large as fit into this width. */
  width: number;
  /** Centre them in this height. */
  height: number;
  /** Keep this distance on both outer sides. */
  margin: number;
  /** Make no star smaller than this, but the row wider. */
  minimumStarSize: number;
  /** Centre every star in a cell of its own, in a row of this width and height. */
  cells: string;
  /** Colours that go together, in place of a character's; a colour that is given beside it wins. */
  theme: 'original' | 'sky' | 'traffic' | 'mono' | 'dusk' | 'orchid' | 'sunny' | 'dawn' | 'flora' | 'tabby' | 'cocoa' | 'blossom' | 'spirit' | 'storm' | 'gold' | 'rose' | 'steel' | 'slime' | 'fable';
  /** The colour of the lowest rating. */
  lowColor: string;
  /** The colour of the highest rating. */
  highColor: string;
  /** How the hue gets from one to the other: from number to number, or the shorter way round the circle. */
  huePath: 'linear' | 'shorter';
  /** One colour for every rating. */
  color: string;
  /** The colours of a face along the scale, the lowest rating's first. */
  colors: string;
  /** The colour of eyes, brows and mouth on a filled head. */
  ink: string;
  /** The colour of what is earned. */
  fillColor: string;
  /** The colour of what is not. */
  emptyColor: string;
  /** The colour of the stroke. */
  strokeColor: string;
  /** What is painted under the picture. */
  background: string;
  /** The width and height of the picture. */
  size: number;
  /** How many decimals a number has at most; a face of a character has none unless this is given. */
  precision: number;
  /** The language of what the picture says; pt-AO is read as pt. */
  language: 'ar' | 'bn' | 'cs' | 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'he' | 'hi' | 'id' | 'it' | 'ja' | 'ko' | 'nl' | 'pl' | 'pt' | 'ro' | 'ru' | 'sv' | 'th' | 'tr' | 'uk' | 'vi' | 'zh-Hans' | 'zh-Hant' | (string & {});
  /** The rating; NaN while there is none. */
  valueAsNumber: number;
  /** The attribute `value`. */
  defaultValue: string;
  /** The picture as a document, byte for byte what the command prints. */
  readonly svg: string;
  /** The element's name. */
  readonly type: string;
  /** The form that it belongs to. */
  readonly form: HTMLFormElement | null;
  /** The labels that name it. */
  readonly labels: NodeList;
  /** What is wrong with the rating. */
  readonly validity: ValidityState;
  /** That in the browser's words. */
  readonly validationMessage: string;
  /** Whether it is asked for a rating. */
  readonly willValidate: boolean;
  /** Takes the rating back. */
  clear(): void;
  /** Adds steps. */
  stepUp(count?: number): void;
  /** Takes steps away. */
  stepDown(count?: number): void;
  /** Whether a form may be sent with it. */
  checkValidity(): boolean;
  /** The same, and tells the person. */
  reportValidity(): boolean;
  /** Objects to the rating, or with '' no longer. */
  setCustomValidity(message: string): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'emoji-rate': EmojiRateElement;
  }
  interface HTMLElementEventMap {
    'emoji-rate-hover': CustomEvent<{ value: number }>;
  }
}
