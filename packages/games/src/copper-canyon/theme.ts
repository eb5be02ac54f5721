/** Copper Canyon: dusk over red rock, dark slate and copper. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--slot-ground': '#4a140c',
  '--slot-tag': '#1c0a14ea',
  '--slot-note': '#e6c4ae',
  '--slot-ink': '#1c0806',
};
