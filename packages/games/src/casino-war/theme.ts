/** Casino War: a commander's tent at night; olive canvas, lamplight on brass, crimson and blue standards. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--felt-dark': '#0d120b',
  '--felt-deep': '#1c2715',
  '--felt': '#35452a',
  '--felt-light': '#66753a',
  '--felt-line': '#e9c46f',
  '--felt-text': '#f4eed8',
  '--felt-place': '#141b0f',
};
