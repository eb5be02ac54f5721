/** Island Stud: a lagoon under an evening sky; teal water, coral light, palms in ink. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--felt-dark': '#03181d',
  '--felt-deep': '#06323a',
  '--felt': '#0d5c63',
  '--felt-light': '#1f8f8c',
  '--felt-line': '#ffb37a',
  '--felt-text': '#dff5ee',
  '--felt-place': '#04262b',
};
