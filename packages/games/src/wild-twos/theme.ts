/** Wild Twos: a desert night under neon, turquoise and magenta. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--ground-light': '#3b1a6b',
  '--ground': '#1a0d40',
  '--ground-deep': '#070418',
  '--screen': '#0a0f2ee6',
  '--screen-head': '#131a46',
  '--trim': '#2fd6c8',
  '--ink': '#c9f7f2',
  '--head': '#ff9de2',
  '--column': '#54125c',
  '--column-ink': '#ffd6f5',
  '--lit': '#3ff5d8',
  '--lit-ink': '#04201c',
  '--line': '#d9ecff',
  '--held': '#ff6fd0',
  '--held-ink': '#2a0320',
  '--wild': '#ff6fd0',
  '--wild-ink': '#2a0320',
  '--coin-light': '#c9fff6',
  '--coin': '#2fb8ae',
  '--coin-deep': '#0b4f55',
  '--coin-ink': '#03211f',
};
