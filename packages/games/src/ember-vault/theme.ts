/** Ember Vault: basalt, iron, melt. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--slot-ground': '#120c0c',
  '--slot-tag': '#1a0d08ea',
  '--slot-note': '#e9c3a4',
  '--slot-ink': '#240a02',
};
