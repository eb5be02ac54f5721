/** Scratch Meadow: a summer morning, silver foil on cream paper. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--sky': '#8fdcff',
  '--sky-low': '#e8fff0',
  '--hill': '#5cb84a',
  '--hill-deep': '#1f6a34',
  '--paper': '#fff7d6',
  '--paper-low': '#ffe0a0',
  '--ribbon': '#e8356a',
};
