// Made from the table of parameters: see Tests/EmojiRateWebTests/PackageTests.swift.

/** The attributes of `<emoji-rate>` in markup. */
export interface EmojiRateAttributes {
  /** The rating. The attribute is the first rating, and the rating after a reset. */
  'value'?: number | string;
  /** The name in the form's data. */
  'name'?: string;
  /** Words from the lowest to the highest value, with commas between. Spoken and shown. */
  'words'?: string;
  /** Whether the form needs a rating. */
  'required'?: boolean;
  /** A slider, or radio buttons if they are few and large enough. */
  'mode'?: 'slider' | 'radio';
  /** How a point on a row becomes a rating. By default the step decides. */
  'touch'?: 'middles' | 'whole' | 'half' | 'exact' | 'cells' | 'buttons';
  /** The direction of a drag that raises the rating of a face. */
  'direction'?: 'horizontal' | 'vertical' | 'original';
  /** The speed of dragging. At 5, the height of the face is the scale. */
  'sensitivity'?: number | string;
  /** Whether users cannot change the rating. */
  'readonly'?: boolean;
  /** Whether the control is disabled, and not sent. */
  'disabled'?: boolean;
  /** Whether users can remove the rating. */
  'clearable'?: boolean;
  /** The lowest possible rating. */
  'min'?: number | string;
  /** The highest possible rating. */
  'max'?: number | string;
  /** Round to multiples of this above the minimum. 0 keeps every value. */
  'step'?: number | string;
  /** The character to draw. */
  'character'?: 'classic' | 'sunny' | 'dawn' | 'signal' | 'sketch' | 'mini' | 'cat' | 'bear' | 'bunny' | 'ghost' | 'cloud' | 'bloom' | 'star' | 'heart' | 'robot' | 'blob' | 'professor' | 'royal' | 'party' | 'cool' | 'karma';
  /** The shape of the head, instead of the character's. */
  'head'?: 'none' | 'circle' | 'squircle' | 'square' | 'capsule' | 'hexagon' | 'blob' | 'bloom' | 'star' | 'heart' | 'drop' | 'shield' | 'cloud' | 'ghost' | 'cat' | 'bear' | 'bunny' | 'bubble';
  /** The shape of the eyes, instead of the character's. */
  'eyes'?: 'none' | 'classic' | 'dot' | 'shine' | 'open' | 'tick' | 'arc' | 'sleepy' | 'glare' | 'wink' | 'cross' | 'heart' | 'star' | 'ring';
  /** The brows, instead of the character's. */
  'brows'?: 'none' | 'automatic' | 'full';
  /** The shape of the mouth, instead of the character's. */
  'mouth'?: 'none' | 'classic' | 'automatic' | 'curve' | 'smile' | 'frown' | 'flat' | 'open' | 'o' | 'grin' | 'zigzag' | 'wave' | 'cat' | 'smirk' | 'kiss' | 'tongue';
  /** Blush, hats, glasses and more, instead of the character's. */
  'extras'?: string;
  /** The expression at the low end of the scale. */
  'expression'?: 'own' | 'furious' | 'crying';
  /** Filled, lines, lines on a light fill, or a gradient. */
  'paint'?: 'solid' | 'line' | 'tint' | 'linear' | 'radial';
  /** The width of every stroke. Each character has its own default. */
  'line-width'?: number | string;
  /** The width of the mouth. */
  'mouth-width'?: number | string;
  /** How flat the lip's curve is. */
  'lip-width'?: number | string;
  /** The height of the mouth's corners above the bottom. */
  'mouth-position'?: number | string;
  /** The width of an eye. */
  'eye-width'?: number | string;
  /** The height of the eyes above the bottom. */
  'eye-position'?: number | string;
  /** How much the head changes its shape with the rating. */
  'morph'?: number | string;
  /** The size of blush, tears, sweat and sparkles. */
  'extra-scale'?: number | string;
  /** The width of a filled head's outline. Some characters have their own default. */
  'rim-width'?: number | string;
  /** Leave the eyes out. */
  'no-eyes'?: boolean;
  /** The number of stars. */
  'count'?: number | string;
  /** Stars, hearts, or faces with the given one in colour. */
  'symbol'?: 'face' | 'stars' | 'hearts' | 'faces';
  /** Fill a partly earned star exactly, by halves, or by wholes. */
  'fill'?: 'exact' | 'half' | 'whole';
  /** Begin the row at the right, and fill its stars from there. */
  'right-to-left'?: boolean;
  /** The width and height of a star. */
  'star-size'?: number | string;
  /** The distance between stars. */
  'spacing'?: number | string;
  /** Fit the stars into this width. */
  'width'?: number | string;
  /** Centre the stars in this height. */
  'height'?: number | string;
  /** The distance on both outer sides. */
  'margin'?: number | string;
  /** The smallest size of a star. The row becomes wider if necessary. */
  'minimum-star-size'?: number | string;
  /** Centre each star in its cell, in a row of this size. */
  'cells'?: string;
  /** Matching colours, overridden by the other colour options. */
  'theme'?: 'original' | 'sky' | 'traffic' | 'mono' | 'dusk' | 'orchid' | 'sunny' | 'dawn' | 'flora' | 'tabby' | 'cocoa' | 'blossom' | 'spirit' | 'storm' | 'gold' | 'rose' | 'steel' | 'slime' | 'fable';
  /** The colour of the lowest rating. */
  'low-color'?: string;
  /** The colour of the highest rating. */
  'high-color'?: string;
  /** The hue's way between both colours: by its number, or the shorter one. */
  'hue-path'?: 'linear' | 'shorter';
  /** One colour for every rating. */
  'color'?: string;
  /** The colours from the lowest rating to the highest. */
  'colors'?: string;
  /** The colour of eyes, brows and mouth on a filled head. */
  'ink'?: string;
  /** The colour of the earned part. */
  'fill-color'?: string;
  /** The colour of the unearned part. */
  'empty-color'?: string;
  /** The colour of the stroke. */
  'stroke-color'?: string;
  /** The colour behind the picture. */
  'background'?: string;
  /** The width and height of the picture. */
  'size'?: number | string;
  /** The most decimals of a coordinate. A character has none by default. */
  'precision'?: number | string;
  /** The language of the text for screen readers. pt-AO falls back to pt. */
  'language'?: 'ar' | 'bn' | 'cs' | 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'he' | 'hi' | 'id' | 'it' | 'ja' | 'ko' | 'nl' | 'pl' | 'pt' | 'ro' | 'ru' | 'sv' | 'th' | 'tr' | 'uk' | 'vi' | 'zh-Hans' | 'zh-Hant' | (string & {});
}

/** The element `<emoji-rate>`. */
export interface EmojiRateElement extends HTMLElement {
  /** The rating. The attribute is the first rating, and the rating after a reset. */
  value: string;
  /** The name in the form's data. */
  name: string;
  /** Words from the lowest to the highest value, with commas between. Spoken and shown. */
  words: string;
  /** Whether the form needs a rating. */
  required: boolean;
  /** A slider, or radio buttons if they are few and large enough. */
  mode: 'slider' | 'radio';
  /** How a point on a row becomes a rating. By default the step decides. */
  touch: 'middles' | 'whole' | 'half' | 'exact' | 'cells' | 'buttons';
  /** The direction of a drag that raises the rating of a face. */
  direction: 'horizontal' | 'vertical' | 'original';
  /** The speed of dragging. At 5, the height of the face is the scale. */
  sensitivity: number;
  /** Whether users cannot change the rating. */
  readOnly: boolean;
  /** Whether the control is disabled, and not sent. */
  disabled: boolean;
  /** Whether users can remove the rating. */
  clearable: boolean;
  /** The lowest possible rating. */
  min: number;
  /** The highest possible rating. */
  max: number;
  /** Round to multiples of this above the minimum. 0 keeps every value. */
  step: number;
  /** The character to draw. */
  character: 'classic' | 'sunny' | 'dawn' | 'signal' | 'sketch' | 'mini' | 'cat' | 'bear' | 'bunny' | 'ghost' | 'cloud' | 'bloom' | 'star' | 'heart' | 'robot' | 'blob' | 'professor' | 'royal' | 'party' | 'cool' | 'karma';
  /** The shape of the head, instead of the character's. */
  head: 'none' | 'circle' | 'squircle' | 'square' | 'capsule' | 'hexagon' | 'blob' | 'bloom' | 'star' | 'heart' | 'drop' | 'shield' | 'cloud' | 'ghost' | 'cat' | 'bear' | 'bunny' | 'bubble';
  /** The shape of the eyes, instead of the character's. */
  eyes: 'none' | 'classic' | 'dot' | 'shine' | 'open' | 'tick' | 'arc' | 'sleepy' | 'glare' | 'wink' | 'cross' | 'heart' | 'star' | 'ring';
  /** The brows, instead of the character's. */
  brows: 'none' | 'automatic' | 'full';
  /** The shape of the mouth, instead of the character's. */
  mouth: 'none' | 'classic' | 'automatic' | 'curve' | 'smile' | 'frown' | 'flat' | 'open' | 'o' | 'grin' | 'zigzag' | 'wave' | 'cat' | 'smirk' | 'kiss' | 'tongue';
  /** Blush, hats, glasses and more, instead of the character's. */
  extras: string;
  /** The expression at the low end of the scale. */
  expression: 'own' | 'furious' | 'crying';
  /** Filled, lines, lines on a light fill, or a gradient. */
  paint: 'solid' | 'line' | 'tint' | 'linear' | 'radial';
  /** The width of every stroke. Each character has its own default. */
  lineWidth: number;
  /** The width of the mouth. */
  mouthWidth: number;
  /** How flat the lip's curve is. */
  lipWidth: number;
  /** The height of the mouth's corners above the bottom. */
  mouthPosition: number;
  /** The width of an eye. */
  eyeWidth: number;
  /** The height of the eyes above the bottom. */
  eyePosition: number;
  /** How much the head changes its shape with the rating. */
  morph: number;
  /** The size of blush, tears, sweat and sparkles. */
  extraScale: number;
  /** The width of a filled head's outline. Some characters have their own default. */
  rimWidth: number;
  /** Leave the eyes out. */
  noEyes: boolean;
  /** The number of stars. */
  count: number;
  /** Stars, hearts, or faces with the given one in colour. */
  symbol: 'face' | 'stars' | 'hearts' | 'faces';
  /** Fill a partly earned star exactly, by halves, or by wholes. */
  fill: 'exact' | 'half' | 'whole';
  /** Begin the row at the right, and fill its stars from there. */
  rightToLeft: boolean;
  /** The width and height of a star. */
  starSize: number;
  /** The distance between stars. */
  spacing: number;
  /** Fit the stars into this width. */
  width: number;
  /** Centre the stars in this height. */
  height: number;
  /** The distance on both outer sides. */
  margin: number;
  /** The smallest size of a star. The row becomes wider if necessary. */
  minimumStarSize: number;
  /** Centre each star in its cell, in a row of this size. */
  cells: string;
  /** Matching colours, overridden by the other colour options. */
  theme: 'original' | 'sky' | 'traffic' | 'mono' | 'dusk' | 'orchid' | 'sunny' | 'dawn' | 'flora' | 'tabby' | 'cocoa' | 'blossom' | 'spirit' | 'storm' | 'gold' | 'rose' | 'steel' | 'slime' | 'fable';
  /** The colour of the lowest rating. */
  lowColor: string;
  /** The colour of the highest rating. */
  highColor: string;
  /** The hue's way between both colours: by its number, or the shorter one. */
  huePath: 'linear' | 'shorter';
  /** One colour for every rating. */
  color: string;
  /** The colours from the lowest rating to the highest. */
  colors: string;
  /** The colour of eyes, brows and mouth on a filled head. */
  ink: string;
  /** The colour of the earned part. */
  fillColor: string;
  /** The colour of the unearned part. */
  emptyColor: string;
  /** The colour of the stroke. */
  strokeColor: string;
  /** The colour behind the picture. */
  background: string;
  /** The width and height of the picture. */
  size: number;
  /** The most decimals of a coordinate. A character has none by default. */
  precision: number;
  /** The language of the text for screen readers. pt-AO falls back to pt. */
  language: 'ar' | 'bn' | 'cs' | 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'he' | 'hi' | 'id' | 'it' | 'ja' | 'ko' | 'nl' | 'pl' | 'pt' | 'ro' | 'ru' | 'sv' | 'th' | 'tr' | 'uk' | 'vi' | 'zh-Hans' | 'zh-Hant' | (string & {});
  /** The rating, or NaN while not rated. */
  valueAsNumber: number;
  /** The attribute `value`. */
  defaultValue: string;
  /** The picture as a document, with the bytes that the command prints. */
  readonly svg: string;
  /** The element's name. */
  readonly type: string;
  /** The form that it belongs to. */
  readonly form: HTMLFormElement | null;
  /** The labels that name it. */
  readonly labels: NodeList;
  /** The reasons why the rating is invalid. */
  readonly validity: ValidityState;
  /** The validation message, in the browser's language. */
  readonly validationMessage: string;
  /** Whether the form checks the rating. */
  readonly willValidate: boolean;
  /** Removes the rating. */
  clear(): void;
  /** Adds steps. */
  stepUp(count?: number): void;
  /** Subtracts steps. */
  stepDown(count?: number): void;
  /** Whether the rating is valid. */
  checkValidity(): boolean;
  /** Checks the rating, and shows a message if it is invalid. */
  reportValidity(): boolean;
  /** Sets a message that makes the rating invalid. '' removes it. */
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
