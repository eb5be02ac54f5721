/** Orchard Clock: a morning in May, green enamel and brass. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--slot-ground': '#2f6b3a',
  '--slot-tag': '#0b2a16ea',
  '--slot-note': '#cfe6c0',
  '--slot-ink': '#06200e',
};
