/** A slice reads and changes only its own part of the store. */
export type SliceCreator<S> = (set: (change: (slice: S) => Partial<S>) => void) => S;
