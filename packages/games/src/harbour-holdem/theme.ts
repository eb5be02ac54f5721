/** Harbour Hold'em: a harbour under a northern night; indigo water, ice light, a red beacon. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--felt-dark': '#050b1f',
  '--felt-deep': '#0d1c44',
  '--felt': '#1d3a74',
  '--felt-light': '#4a78bd',
  '--felt-line': '#a9d4ff',
  '--felt-text': '#e6f1ff',
  '--felt-place': '#08142e',
};
