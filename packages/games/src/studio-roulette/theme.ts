/** Studio Roulette: a studio at night, petrol-blue baize under lamps, polished steel; nothing of the salon's wine red. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--baize-light': '#14617c',
  '--baize': '#0b3a52',
  '--baize-edge': '#062233',
  '--baize-deep': '#030d17',
  '--felt-light': '#0f4259',
  '--felt': '#082a3b',
  '--rail': '#b9d4e2',
  '--felt-line': '#8fb6c9',
  '--felt-words': '#e3f1f8',
  '--host-light': '#1d7d9e',
  '--host-deep': '#052132',
  '--host-ring': '#b9d4e2',
  '--live-plate': '#04121c',
  '--live-side-high': '#0a2030',
  '--live-side-low': '#050f19',
  '--live-words': '#d3e4ee',
  // What the brand gives its panels, for those that stand in this room: tabs, chat, clock.
  '--wine-850': '#0d2737',
  '--wine-800': '#133547',
  '--wine-750': '#1a465c',
  '--line': '#1f4658',
  '--control-line': '#5f8ea3',
  '--muted': '#a5c0cd',
};
