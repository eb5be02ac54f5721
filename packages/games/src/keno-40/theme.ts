/** Keno 40: a lagoon by night, glass floats and coloured balls. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--ground-light': '#1a7fb8',
  '--ground': '#0a3f7a',
  '--ground-deep': '#041a3c',
  '--tile-light': '#2f86c4',
  '--tile': '#15578f',
  '--tile-deep': '#0c3a68',
  '--lost': '#ff9a7a',
};
