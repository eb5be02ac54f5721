/** Signal Ridge: cold blue ridges at dusk, warm fire. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--slot-ground': '#0a1a3a',
  '--slot-tag': '#081226ea',
  '--slot-note': '#c8d8f0',
  '--slot-ink': '#060c1c',
  '--jackpot-ground': '#0a1a3ae6',
  '--jackpot-light': '#ff8a2ecc',
};
