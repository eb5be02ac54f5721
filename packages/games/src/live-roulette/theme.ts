/** Live Roulette: the wine-red baize of the house, mahogany and brass, a salon behind it. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--baize-light': '#8f1a40',
  '--baize': '#5c0f2b',
  '--baize-edge': '#2c0815',
  '--baize-deep': '#16050b',
  '--rail': '#e0bb74',
};
