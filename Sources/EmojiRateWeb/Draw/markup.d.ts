import type { FaceOptions, Given, StarsOptions, init } from './draw.js';

export { init };

/**
 * Writes the element `<emoji-rate>` of a control with its picture and with native inputs, for pages of a server.
 *
 * @param name the name of the field in the form
 * @throws RangeError for an unknown option or a bad value, with the sentence of the command
 */
export function markup(name: string, value: number, options?: Given<FaceOptions & { picture: 'face' }>): string;
export function markup(
  name: string, value: number, options: Given<StarsOptions> & { readonly picture: 'stars' },
): string;
