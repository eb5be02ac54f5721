import type { SliceCreator } from './slice.ts';

export interface ProcessSlice {
  /** The global spinner shows while it is on. */
  readonly loading: boolean;
  readonly transition: boolean;
  /** Somebody wants to answer anew what may be counted. */
  readonly consentAsked: boolean;
  askConsent(): void;
  settleConsent(): void;
  start(): void;
  complete(): void;
  startTransition(): void;
  stopTransition(): void;
}

export const createProcessSlice: SliceCreator<ProcessSlice> = (set) => ({
  loading: false,
  transition: false,
  consentAsked: false,
  askConsent: () => set(() => ({ consentAsked: true })),
  settleConsent: () => set(() => ({ consentAsked: false })),
  start: () => set(() => ({ loading: true })),
  complete: () => set(() => ({ loading: false })),
  startTransition: () => set(() => ({ transition: true })),
  stopTransition: () => set(() => ({ transition: false })),
});
