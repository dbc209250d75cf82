// As much of Vue's types as those of the element build on.
export interface GlobalComponents {}
