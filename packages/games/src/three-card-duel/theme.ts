/** Three Card Duel: aubergine velvet at dawn, two blades of steel, copper thread. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--felt-dark': '#14071c',
  '--felt-deep': '#2a0f3a',
  '--felt': '#4a1d5e',
  '--felt-light': '#7b3a86',
  '--felt-line': '#f0b489',
  '--felt-text': '#f3dff0',
  '--felt-place': '#1d0a28',
};
