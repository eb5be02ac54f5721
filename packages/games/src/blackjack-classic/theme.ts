/** Blackjack Classic in green and wine. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--felt-light': '#1f8a63',
  '--felt': '#0f5f45',
  '--felt-deep': '#06352a',
  '--felt-dark': '#031c17',
  '--felt-place': '#04231b',
  '--felt-line': '#e9c878',
  '--felt-title': '#f0cf86',
  '--felt-text': '#d8ecd9',
  '--rail-light': '#7a2338',
  '--rail': '#4a0f1f',
  '--rail-deep': '#1a050b',
  '--brass-light': '#ffe9b0',
  '--brass': '#e0a030',
  '--brass-deep': '#8a5208',
};
