/** Dragon Tiger: a night temple of teal lacquer; the dragon vermilion, the tiger amber, a tie jade. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--felt-dark': '#04161a',
  '--felt-line': '#e2c27a',
  '--temple-light': '#12636a',
  '--temple': '#0a3a42',
  '--dragon': '#e0392f',
  '--tiger': '#f0932b',
  '--tie': '#22b07a',
};
