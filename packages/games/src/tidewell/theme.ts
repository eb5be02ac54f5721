/** Tidewell: bright water, mother-of-pearl, coral. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--slot-ground': '#0b4a66',
  '--slot-tag': '#04263eea',
  '--slot-note': '#c4eef0',
  '--slot-ink': '#03203a',
};
