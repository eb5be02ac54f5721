/** Coin Run: a blue night, a road of lights, a coin with a crowned head and a silver back. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--ground-light': '#3a4ad0',
  '--ground': '#1b2180',
  '--ground-deep': '#0a0a3a',
  '--lit': '#8fa8ff',
  '--lost': '#ff9a8a',
};
