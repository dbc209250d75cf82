export type { JSX } from './index.js';
export function jsx(type: string, props: object): object;
export function jsxs(type: string, props: object): object;
