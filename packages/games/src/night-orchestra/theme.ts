/** Night Orchestra: purple velvet, brass, the light of the stage. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--slot-ground': '#3a0f4a',
  '--slot-tag': '#1c0626ea',
  '--slot-note': '#f0d4f4',
  '--slot-ink': '#1c0620',
};
