/** Glass Menagerie: bottle green, aged brass. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--slot-ground': '#04201b',
  '--slot-tag': '#031613ea',
  '--slot-note': '#bfe0d2',
  '--slot-ink': '#02110e',
};
