/** A rating: a number of the scale, or null for a picture without a rating. */
export type Rating = number | null;

/** Ratings: how many ratings each value of the scale has, lowest first, or the text or the bytes of a CSV or JSON file. */
export type Ratings = readonly number[] | string | Uint8Array;

/** A day, a value, and how many ratings have this value on this day, 1 by default. */
export type DatedRating = readonly [date: string | Date, value: number | string, count?: number];

/** Options may be undefined or null, which leave them out. */
export type Given<Options> = { readonly [Name in keyof Options]?: Options[Name] | null | undefined };

/** A PNG file; `scale` multiplies its pixels, 1 by default. */
export type Png = { readonly format: 'png'; readonly scale?: number };
/** An SVG document, the default. */
export type Svg = { readonly format?: 'svg' };

/** A width and a height in CSS pixels. */
export type Size = string | { readonly width: number; readonly height: number };
type List<Word> = string | readonly Word[];

/** The files of a drawing, for the option `drawing`. */
export interface Drawing {
  /** What the drawing loses, a sentence each. */
  readonly warnings: readonly string[];
}

/** A picture of a rating that moves from a start value when it is shown. */
export interface MotionOptions {
  animateFrom: number;
  /** Such as `0.5s`. */
  duration: string;
  /** How often it is shown, or `forever`. */
  repeat: number | 'forever';
}

interface Shown {
  /** Colours for light or dark pages. */
  look: 'light' | 'dark';
  /** A drawing in place of a face: see {@link drawing}. */
  drawing: Drawing;
}

// <options>
/** Options of a face. */
export interface FaceOptions {
  /** The lowest possible rating. */
  minimum: number;
  /** The highest possible rating. */
  maximum: number;
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
  /** Blush, hats and more, instead of the character's; -tears removes one. */
  extras: List<'blush' | 'tears' | 'sweat' | 'sparkle' | 'twinkle' | 'crack' | 'glasses' | 'shades' | 'moustache' | 'crown' | 'party-hat' | 'top-hat' | 'bow' | 'bow-tie' | 'horns' | 'halo' | 'whiskers' | 'nose' | 'muzzle' | 'bear-ears' | 'bunny-ears' | 'antenna' | 'robot-ears' | 'rain' | 'sun'>;
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
  /** Matching colours, overridden by the other colour options. */
  theme: 'original' | 'sky' | 'traffic' | 'mono' | 'dusk' | 'orchid' | 'sunny' | 'dawn' | 'flora' | 'tabby' | 'cocoa' | 'blossom' | 'spirit' | 'storm' | 'gold' | 'rose' | 'steel' | 'slime' | 'fable';
  /** The colour of the lowest rating. */
  lowColor: string;
  /** The colour of the highest rating. */
  highColor: string;
  /** The way between both colours: by the hue's number, the shorter one, or straight. */
  huePath: 'linear' | 'shorter' | 'straight';
  /** One colour for every rating. */
  color: string;
  /** The colours from the lowest rating to the highest. */
  colors: List<(string & {})>;
  /** The colour of eyes, brows and mouth on a filled head. */
  ink: string;
  /** The colour behind the picture. */
  background: string;
  /** The space on all sides of the picture, which the background covers. */
  padding: number;
  /** The width and height of the picture. */
  size: number;
  /** Leave out the size, so that the picture fills its container. */
  responsive: boolean;
  /** The most decimals of a coordinate. A character has none by default. */
  precision: number;
  /** The text for screen readers, with placeholders {value} and {maximum}. */
  title: string;
  /** The language of the text for screen readers. pt-AO falls back to pt. */
  language: 'ar' | 'bn' | 'cs' | 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'he' | 'hi' | 'id' | 'it' | 'ja' | 'ko' | 'nl' | 'pl' | 'pt' | 'ro' | 'ru' | 'sv' | 'th' | 'tr' | 'uk' | 'vi' | 'zh-Hans' | 'zh-Hant' | (string & {});
  /** Hide the picture from screen readers, for pages that give the rating as text. */
  decorative: boolean;
}

/** Options of a row. */
export interface StarsOptions {
  /** The lowest possible rating. */
  minimum: number;
  /** The highest possible rating. */
  maximum: number;
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
  /** Blush, hats and more, instead of the character's; -tears removes one. */
  extras: List<'blush' | 'tears' | 'sweat' | 'sparkle' | 'twinkle' | 'crack' | 'glasses' | 'shades' | 'moustache' | 'crown' | 'party-hat' | 'top-hat' | 'bow' | 'bow-tie' | 'horns' | 'halo' | 'whiskers' | 'nose' | 'muzzle' | 'bear-ears' | 'bunny-ears' | 'antenna' | 'robot-ears' | 'rain' | 'sun'>;
  /** The expression at the low end of the scale. */
  expression: 'own' | 'furious' | 'crying';
  /** Filled, lines, lines on a light fill, or a gradient. */
  paint: 'solid' | 'line' | 'tint' | 'linear' | 'radial';
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
  symbol: 'star' | 'heart' | 'face';
  /** A custom symbol as path data, filled like stars. */
  symbolPath: string;
  /** Fill a partly earned star exactly, by halves, to the nearest half, or by wholes. */
  fill: 'exact' | 'half' | 'nearest-half' | 'whole';
  /** Begin the row at the right, and fill its stars from there. */
  rightToLeft: boolean;
  /** The width of the stars' stroke. 0 leaves it out. */
  strokeWidth: number;
  /** The width of the lines of faces. */
  lineWidth: number;
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
  cells: Size;
  /** Matching colours, overridden by the other colour options. */
  theme: 'original' | 'sky' | 'traffic' | 'mono' | 'dusk' | 'orchid' | 'sunny' | 'dawn' | 'flora' | 'tabby' | 'cocoa' | 'blossom' | 'spirit' | 'storm' | 'gold' | 'rose' | 'steel' | 'slime' | 'fable';
  /** The colour of the lowest rating. */
  lowColor: string;
  /** The colour of the highest rating. */
  highColor: string;
  /** The way between both colours: by the hue's number, the shorter one, or straight. */
  huePath: 'linear' | 'shorter' | 'straight';
  /** One colour for every rating. */
  color: string;
  /** The colours from the lowest rating to the highest. */
  colors: List<(string & {})>;
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
  /** The space on all sides of the picture, which the background covers. */
  padding: number;
  /** Leave out the size, so that the picture fills its container. */
  responsive: boolean;
  /** The most decimals of a coordinate. A character has none by default. */
  precision: number;
  /** The text for screen readers, with placeholders {value} and {maximum}. */
  title: string;
  /** The language of the text for screen readers. pt-AO falls back to pt. */
  language: 'ar' | 'bn' | 'cs' | 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'he' | 'hi' | 'id' | 'it' | 'ja' | 'ko' | 'nl' | 'pl' | 'pt' | 'ro' | 'ru' | 'sv' | 'th' | 'tr' | 'uk' | 'vi' | 'zh-Hans' | 'zh-Hant' | (string & {});
  /** Hide the picture from screen readers, for pages that give the rating as text. */
  decorative: boolean;
}

/** Options of a summary. */
export interface SummaryOptions {
  /** The lowest possible rating. */
  minimum: number;
  /** The highest possible rating. */
  maximum: number;
  /** The distance between two counted values. */
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
  /** Blush, hats and more, instead of the character's; -tears removes one. */
  extras: List<'blush' | 'tears' | 'sweat' | 'sparkle' | 'twinkle' | 'crack' | 'glasses' | 'shades' | 'moustache' | 'crown' | 'party-hat' | 'top-hat' | 'bow' | 'bow-tie' | 'horns' | 'halo' | 'whiskers' | 'nose' | 'muzzle' | 'bear-ears' | 'bunny-ears' | 'antenna' | 'robot-ears' | 'rain' | 'sun'>;
  /** The expression at the low end of the scale. */
  expression: 'own' | 'furious' | 'crying';
  /** Filled, lines, lines on a light fill, or a gradient. */
  paint: 'solid' | 'line' | 'tint' | 'linear' | 'radial';
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
  /** The number of stars for the mean. */
  count: number;
  /** Stars, hearts, or faces with the given one in colour. */
  symbol: 'star' | 'heart' | 'face';
  /** A custom symbol as path data, filled like stars. */
  symbolPath: string;
  /** Begin the row at the right, and fill its stars from there. */
  rightToLeft: boolean;
  /** The width of the stars' stroke. 0 leaves it out. */
  strokeWidth: number;
  /** The width of the lines of faces. */
  lineWidth: number;
  /** Everything, bars, columns, one stacked bar, mean and number, or the means over time. */
  layout: 'full' | 'bars' | 'columns' | 'stack' | 'badge' | 'trend' | 'spark' | 'calendar';
  /** The marks of a trend between its first and its last mean. */
  points: 'dots' | 'ends' | 'faces';
  /** The numbers at the bars of a summary. */
  numbers: 'percent' | 'count' | 'none';
  /** Bands of values with a score in place of the mean, such as 0-6,7-8,9-10. */
  bands: List<(string & {})>;
  /** The colour of digits and of the lines that bars lie on. */
  textColor: string;
  /** Matching colours, overridden by the other colour options. */
  theme: 'original' | 'sky' | 'traffic' | 'mono' | 'dusk' | 'orchid' | 'sunny' | 'dawn' | 'flora' | 'tabby' | 'cocoa' | 'blossom' | 'spirit' | 'storm' | 'gold' | 'rose' | 'steel' | 'slime' | 'fable';
  /** The colour of the lowest rating. */
  lowColor: string;
  /** The colour of the highest rating. */
  highColor: string;
  /** The way between both colours: by the hue's number, the shorter one, or straight. */
  huePath: 'linear' | 'shorter' | 'straight';
  /** One colour for every rating. */
  color: string;
  /** The colours from the lowest rating to the highest. */
  colors: List<(string & {})>;
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
  /** The space on all sides of the picture, which the background covers. */
  padding: number;
  /** The height of the picture. The width follows. */
  size: number;
  /** Leave out the size, so that the picture fills its container. */
  responsive: boolean;
  /** The most decimals of a coordinate. A character has none by default. */
  precision: number;
  /** The text for screen readers, with placeholders {value} and {maximum}. */
  title: string;
  /** The language of the text for screen readers. pt-AO falls back to pt. */
  language: 'ar' | 'bn' | 'cs' | 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'he' | 'hi' | 'id' | 'it' | 'ja' | 'ko' | 'nl' | 'pl' | 'pt' | 'ro' | 'ru' | 'sv' | 'th' | 'tr' | 'uk' | 'vi' | 'zh-Hans' | 'zh-Hant' | (string & {});
  /** Hide the picture from screen readers, for pages that give the rating as text. */
  decorative: boolean;
}

/** Options of ratings over time. */
export interface TrendOptions {
  /** The lowest possible rating. */
  minimum: number;
  /** The highest possible rating. */
  maximum: number;
  /** The distance between two counted values. */
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
  /** Blush, hats and more, instead of the character's; -tears removes one. */
  extras: List<'blush' | 'tears' | 'sweat' | 'sparkle' | 'twinkle' | 'crack' | 'glasses' | 'shades' | 'moustache' | 'crown' | 'party-hat' | 'top-hat' | 'bow' | 'bow-tie' | 'horns' | 'halo' | 'whiskers' | 'nose' | 'muzzle' | 'bear-ears' | 'bunny-ears' | 'antenna' | 'robot-ears' | 'rain' | 'sun'>;
  /** The expression at the low end of the scale. */
  expression: 'own' | 'furious' | 'crying';
  /** Filled, lines, lines on a light fill, or a gradient. */
  paint: 'solid' | 'line' | 'tint' | 'linear' | 'radial';
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
  /** The number of stars for the mean. */
  count: number;
  /** Stars, hearts, or faces with the given one in colour. */
  symbol: 'star' | 'heart' | 'face';
  /** A custom symbol as path data, filled like stars. */
  symbolPath: string;
  /** Begin the row at the right, and fill its stars from there. */
  rightToLeft: boolean;
  /** The width of the stars' stroke. 0 leaves it out. */
  strokeWidth: number;
  /** The width of the lines of faces. */
  lineWidth: number;
  /** Everything, bars, columns, one stacked bar, mean and number, or the means over time. */
  layout: 'full' | 'bars' | 'columns' | 'stack' | 'badge' | 'trend' | 'spark' | 'calendar';
  /** The marks of a trend between its first and its last mean. */
  points: 'dots' | 'ends' | 'faces';
  /** The numbers at the bars of a summary. */
  numbers: 'percent' | 'count' | 'none';
  /** Bands of values with a score in place of the mean, such as 0-6,7-8,9-10. */
  bands: List<(string & {})>;
  /** The colour of digits and of the lines that bars lie on. */
  textColor: string;
  /** Matching colours, overridden by the other colour options. */
  theme: 'original' | 'sky' | 'traffic' | 'mono' | 'dusk' | 'orchid' | 'sunny' | 'dawn' | 'flora' | 'tabby' | 'cocoa' | 'blossom' | 'spirit' | 'storm' | 'gold' | 'rose' | 'steel' | 'slime' | 'fable';
  /** The colour of the lowest rating. */
  lowColor: string;
  /** The colour of the highest rating. */
  highColor: string;
  /** The way between both colours: by the hue's number, the shorter one, or straight. */
  huePath: 'linear' | 'shorter' | 'straight';
  /** One colour for every rating. */
  color: string;
  /** The colours from the lowest rating to the highest. */
  colors: List<(string & {})>;
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
  /** The space on all sides of the picture, which the background covers. */
  padding: number;
  /** The height of the picture. The width follows. */
  size: number;
  /** Leave out the size, so that the picture fills its container. */
  responsive: boolean;
  /** The most decimals of a coordinate. A character has none by default. */
  precision: number;
  /** The text for screen readers, with placeholders {value} and {maximum}. */
  title: string;
  /** The language of the text for screen readers. pt-AO falls back to pt. */
  language: 'ar' | 'bn' | 'cs' | 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'he' | 'hi' | 'id' | 'it' | 'ja' | 'ko' | 'nl' | 'pl' | 'pt' | 'ro' | 'ru' | 'sv' | 'th' | 'tr' | 'uk' | 'vi' | 'zh-Hans' | 'zh-Hant' | (string & {});
  /** Hide the picture from screen readers, for pages that give the rating as text. */
  decorative: boolean;
}

/** Options for a file of ratings. */
export interface FileOptions {
  /** The column or JSON key of the ratings; of a summary's export also several. */
  valueColumn: string | number;
  /** The column with the number of ratings that a line stands for. */
  countColumn: string | number;
  /** The columns with the number of ratings of each value, lowest first. */
  countsColumns: List<string | number> | number;
  /** The column with the mean of a line's ratings. */
  meanColumn: string | number;
  /** The column with the number of a line's ratings. */
  numberColumn: string | number;
  /** Keep lines with this value; != drops them. Repeatable. */
  where: List<string | number> | number;
  /** Whether the first line is a header row. By default it decides itself. */
  header: 'yes' | 'no';
  /** Texts for a missing rating besides empty cells, such as 0,X instead of NULL. */
  missing: List<string | number> | number;
  /** Move any number of ratings off the scale to its nearest end. */
  clamp: boolean;
  /** The JSON key of the list of records, such as data. */
  records: List<string | number> | number;
  /** The encoding of the input, UTF-8 by default. */
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  /** The character between columns. By default the first lines decide. */
  delimiter: 'comma' | 'semicolon' | 'tab' | 'bar';
  /** Whether fields can be in double quotes. */
  quote: 'double' | 'none';
  /** The decimal mark of numbers in a file. */
  decimal: '.' | ',';
  /** Words for the values, lowest first, such as Bad,Okay,Good. */
  words: List<string | number> | number;
  /** How to handle an invalid line: stop or skip it. */
  onError: 'stop' | 'skip';
  /** The column of the dates, for ratings over time. */
  dateColumn: string | number;
  /** The length of a period, or label for a column such as versions. */
  period: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'label';
  /** The order of dates such as 9/3/2025. By default the column decides. */
  dateOrder: 'dmy' | 'mdy';
  /** The first day or period; earlier ratings are left out. */
  since: List<string | number> | number;
  /** The last day or period; later ratings are left out. */
  until: List<string | number> | number;
  /** The part of the scale to show, such as 2,5, or full. */
  axis: 'full';
  /** The number of ratings that a period needs for a mean. */
  least: List<string | number> | number;
}
// </options>

/**
 * Draws a face.
 *
 * @throws RangeError for an unknown option or a bad value, with the sentence of the command.
 */
export function face(value: Rating, options: Given<FaceOptions & MotionOptions & Shown> & Png): Uint8Array;
export function face(value: Rating, options?: Given<FaceOptions & MotionOptions & Shown> & Svg): string;

/**
 * Draws a row of stars, hearts or faces.
 *
 * @throws RangeError for an unknown option or a bad value, with the sentence of the command.
 */
export function stars(value: Rating, options: Given<StarsOptions & MotionOptions & Shown> & Png): Uint8Array;
export function stars(value: Rating, options?: Given<StarsOptions & MotionOptions & Shown> & Svg): string;

/**
 * Draws many ratings as one picture.
 *
 * @throws RangeError for an unknown option, a bad value or a file with wrong lines, with the sentence of the command.
 */
export function summary(ratings: Ratings, options: Given<SummaryOptions & FileOptions & Shown> & Png): Uint8Array;
export function summary(ratings: Ratings, options?: Given<SummaryOptions & FileOptions & Shown> & Svg): string;

/**
 * Draws ratings over time. A file needs the option `dateColumn`.
 *
 * @throws RangeError for an unknown option, a bad value or a file with wrong lines, with the sentence of the command.
 */
export function trend(
  ratings: readonly DatedRating[] | string | Uint8Array, options: Given<TrendOptions & FileOptions & Shown> & Png,
): Uint8Array;
export function trend(
  ratings: readonly DatedRating[] | string | Uint8Array, options?: Given<TrendOptions & FileOptions & Shown> & Svg,
): string;

/**
 * Reads a drawing from one file with a layer for each value, or from a file for each value.
 *
 * @throws RangeError for a file that cannot be drawn, with the sentence of the command.
 */
export function drawing(
  files: readonly { readonly name?: string; readonly value?: number | string; readonly bytes: string | Uint8Array }[],
  scale?: { readonly minimum?: number; readonly maximum?: number },
): Drawing;

/**
 * Starts the module, which takes a moment in browsers and none in Node. Call it once before the functions above.
 *
 * @param source the module `emoji-rate/draw.wasm`: its address, a response, its bytes, or the compiled module
 */
export function init(
  source?: string | URL | Response | BufferSource | WebAssembly.Module | PromiseLike<Response>,
): Promise<void>;
