/** Hi-Lo: a sunset above and the night below, parted by a slant. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--ground-light': '#b8501f',
  '--ground': '#5a1240',
  '--ground-deep': '#1c0626',
  '--high': '#ffd070',
  '--low': '#ff9fcb',
  '--lost': '#ff8a7a',
};
