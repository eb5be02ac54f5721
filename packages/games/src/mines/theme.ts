/** Mines: lacquered tiles on velvet, emeralds below. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--ground-light': '#8a1a42',
  '--ground': '#3a0d20',
  '--ground-deep': '#12060a',
  '--tile-light': '#7a2f44',
  '--tile': '#551c2e',
  '--tile-deep': '#3d1221',
  '--lost': '#ff9a7a',
};
