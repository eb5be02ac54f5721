/** Sic Bo: vermilion lacquer, ink and gold leaf, ivory dice under glass. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--lacquer-light': '#c8371f',
  '--lacquer': '#8a1414',
  '--lacquer-deep': '#2a0508',
  '--gold': '#f0c56a',
  '--ink': '#1c0709',
};
