/** Midnight Parcel: rain, violet night, the yellow light of a post office. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--slot-ground': '#140c38',
  '--slot-tag': '#100a2aea',
  '--slot-note': '#d8d0f4',
  '--slot-ink': '#0c0620',
  '--jackpot-ground': '#120a32e6',
  '--jackpot-light': '#8d64f0cc',
};
