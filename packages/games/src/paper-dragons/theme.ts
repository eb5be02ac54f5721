/** Paper Dragons: ink blue, ivory paper, vermilion. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--slot-ground': '#a9b2d2',
  '--slot-tag': '#141d38f0',
  '--slot-note': '#cdd6ea',
  '--slot-ink': '#2b0408',
};
