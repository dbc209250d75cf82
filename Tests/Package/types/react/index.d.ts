// As much of React 19's types as those of the element build on.
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
