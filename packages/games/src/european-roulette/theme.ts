/** European Roulette: a wine-red baize, mahogany and brass. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--baize-light': '#8f1a40',
  '--baize': '#5c0f2b',
  '--baize-deep': '#16050b',
  '--rail': '#e0bb74',
  '--pocket-red': '#c51a42',
  '--pocket-black': '#1d1722',
  '--pocket-green': '#137a47',
};
