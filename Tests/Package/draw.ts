// What a program may call, and what it may not: an expected error that is none is one.
import { drawing, face, init, stars, summary, trend, type FaceOptions, type Given } from 'emoji-rate/draw';
import { markup } from 'emoji-rate/draw/markup';

const svg: string = face(4.5, { character: 'cat', mouthWidth: 0.5, extras: ['blush', 'crown'], size: 64 });
const png: Uint8Array = stars(null, { format: 'png', scale: 2, symbol: 'heart', count: 10, cells: { width: 40, height: 50 } });
const mine = drawing([{ name: 'a.svg', value: 0, bytes: '<svg/>' }], { maximum: 10 });
const options: Given<FaceOptions> = { theme: 'dusk', color: null, head: undefined };
export const pictures: string[] = [
  svg, face(3, options), face(3, { drawing: mine, animateFrom: 0, repeat: 'forever' }),
  summary([1, 2, 3], { layout: 'badge', language: 'de' }), summary('5\n4\n', { valueColumn: 1, missing: ['0'] }),
  trend([['2026-01-12', 4], [new Date(), '4/5', 3]], { period: 'month', layout: 'spark' }),
  markup('rating', 3, { character: 'cat' }), markup('rating', 3, { picture: 'stars', count: 5 }),
];
export const ready: Promise<void> = init(new URL('draw.wasm', 'https://example.org'));
export const bytes = png.byteLength;
// @ts-expect-error There is no such option.
face(4, { charcter: 'cat' });
// @ts-expect-error There is no such character.
face(4, { character: 'dog' });
// @ts-expect-error A face has no layout.
face(4, { layout: 'badge' });
// @ts-expect-error A rating is a number, or null.
face('4');
// @ts-expect-error A scale is for PNG files.
face(4, { scale: 2 });
// @ts-expect-error A drawing is made by drawing().
face(4, { drawing: 'cat.svg' });
