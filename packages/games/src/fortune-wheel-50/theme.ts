/** Fortune Wheel 50: crimson curtains, warm bulbs, brass. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--fw-curtain': '#b01c4c',
  '--fw-deep': '#5c0e2c',
  '--fw-floor': '#1c050e',
  '--fw-bulb': '#ffd070',
  '--fw-brass': '#d9a25a',
};
