/** Dice: jade where it is won, crimson where it is lost. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--won-light': '#9affd0',
  '--won': '#2fd184',
  '--won-deep': '#0d8a50',
  '--lost-light': '#ff9aa0',
  '--lost': '#e0344e',
  '--lost-deep': '#8f0f2c',
};
