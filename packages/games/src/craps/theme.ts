/** Craps: a green felt in a wooden tub, brass rails, red dice. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--felt-light': '#1f7a54',
  '--felt': '#0f5138',
  '--felt-deep': '#04241a',
  '--wood': '#5b2f17',
  '--wood-deep': '#1d0d07',
  '--brass': '#e6bd6a',
};
