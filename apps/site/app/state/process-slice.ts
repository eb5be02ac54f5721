import type { SliceCreator } from './slice.ts';

export interface ProcessSlice {
  /** The global spinner shows while it is on. */
  readonly loading: boolean;
  readonly transition: boolean;
  start(): void;
  complete(): void;
  startTransition(): void;
  stopTransition(): void;
}

export const createProcessSlice: SliceCreator<ProcessSlice> = (set) => ({
  loading: false,
  transition: false,
  start: () => set(() => ({ loading: true })),
  complete: () => set(() => ({ loading: false })),
  startTransition: () => set(() => ({ transition: true })),
  stopTransition: () => set(() => ({ transition: false })),
});
