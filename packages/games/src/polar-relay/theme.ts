/** Polar Relay: deep blue ice under green light. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--slot-ground': '#12305c',
  '--slot-tag': '#061434ea',
  '--slot-note': '#cfeaff',
  '--slot-ink': '#04122c',
};
