// As much of Vue's types as those of the element build on.
export interface GlobalComponents {}
export interface HTMLAttributes {
  id?: string;
  'aria-label'?: string;
  onChange?: (payload: Event) => void;
  onInput?: (payload: Event) => void;
}
