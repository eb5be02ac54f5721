/** Limbo: the sky from dusk to the stars, and a balloon with a flame. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--sky-low': '#f08a5c',
  '--sky-mid': '#6a3a8c',
  '--sky-high': '#141a4a',
  '--sky-top': '#05061a',
  '--won': '#3ee08f',
  '--lost': '#ff6b81',
};
