import type { MeterTexts } from './meter-plate.tsx';

/** What a slot with respins says of them. */
export interface HoldGame {
  /** Above the reels, from the smallest. In parts of a stake. */
  readonly prizes: readonly { readonly name: string; readonly title: string; readonly pays: number }[];
  /** The prize whose win is a moment of its own, under its carved word. */
  readonly carved?: 'major';
  readonly texts: MeterTexts & {
    /** What the plates above the reels are. */
    readonly prizesLabel: string;
    /** Of respins that were bought: so many coins are put in. */
    readonly bought?: (coins: number) => { readonly title: string; readonly text: string };
    readonly full: string;
    readonly said: (left: number, coins: number) => string;
  };
}
