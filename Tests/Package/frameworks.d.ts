// As much of the types of React 19 and of Vue as those of the element build on.
declare module 'react' {
  export interface HTMLAttributes<T> {
    id?: string;
    className?: string;
    'aria-label'?: string;
    onInput?: (event: { currentTarget: T }) => void;
  }
  export type DetailedHTMLProps<Attributes, T> = Attributes & { ref?: (element: T | null) => void };
  export namespace JSX {
    interface Element {}
    interface IntrinsicElements {
      div: HTMLAttributes<HTMLDivElement>;
    }
  }
}

declare module 'react/jsx-runtime' {
  export type { JSX } from 'react';
  export function jsx(type: string, props: object): object;
  export function jsxs(type: string, props: object): object;
}

declare module 'vue' {
  export interface GlobalComponents {}
  export interface HTMLAttributes {
    id?: string;
    'aria-label'?: string;
    onChange?: (payload: Event) => void;
    onInput?: (payload: Event) => void;
  }
}
