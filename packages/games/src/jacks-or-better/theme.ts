/** Jacks or Better 9/6: a walnut cabinet with brass, and the blue glass of the first machines. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--ground-light': '#7a2b22',
  '--ground': '#43130f',
  '--ground-deep': '#160504',
  '--screen': '#0b1a5c',
  '--screen-head': '#071040',
  '--trim': '#d9a441',
  '--ink': '#ffe680',
  '--head': '#9fb4ff',
  '--column': '#a3161c',
  '--column-ink': '#fff3c4',
  '--lit': '#ffd23f',
  '--lit-ink': '#2a1200',
  '--line': '#ffe9c9',
  '--held': '#ffd23f',
  '--held-ink': '#2a1200',
  '--wild': '#ffd23f',
  '--wild-ink': '#2a1200',
  '--coin-light': '#fff0b8',
  '--coin': '#e0a83a',
  '--coin-deep': '#8a5a12',
  '--coin-ink': '#3a2200',
};
