/** Tower: grey stone against a green dusk, lamps behind the windows. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--ground-light': '#2a7c68',
  '--ground': '#12443a',
  '--ground-deep': '#081f1c',
  '--tile-light': '#39334c',
  '--tile': '#231e33',
  '--tile-deep': '#15111f',
  '--lost': '#ff8a6a',
};
