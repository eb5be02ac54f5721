/** Live Baccarat: emerald silk and gold fans; the player's side sapphire, the banker's vermilion, a tie jade. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--felt-dark': '#02140f',
  '--felt-line': '#e2c27a',
  '--silk-light': '#1a7a58',
  '--silk': '#0b4634',
  '--player': '#3f86ff',
  '--banker': '#e8413c',
  '--tie': '#2fbf87',
};
