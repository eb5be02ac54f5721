/** Foundry Nine: blue iron, and the glow of what is molten. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--slot-ground': '#0b0e13',
  '--slot-tag': '#0a0d12ea',
  '--slot-note': '#e8d3bd',
  '--slot-ink': '#120802',
};
