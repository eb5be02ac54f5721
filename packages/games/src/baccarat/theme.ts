/** Baccarat: midnight-blue lacquer with gold clouds; the player's side sapphire, the banker's vermilion, a tie jade. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--felt-dark': '#050a1c',
  '--felt-line': '#e2c27a',
  '--felt-text': '#d9e2f5',
  '--felt-place': '#0a1430',
  '--lacquer-light': '#2a5a9c',
  '--lacquer': '#143064',
  '--lacquer-deep': '#071230',
  '--player': '#3f86ff',
  '--banker': '#e8413c',
  '--tie': '#22b07a',
};
