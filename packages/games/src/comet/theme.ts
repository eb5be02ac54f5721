/** Comet: a violet night, a rose tail, the warm white of the head. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--cm-night': '#120318',
  '--cm-deep': '#2c0a3c',
  '--cm-tail': '#ff5f9e',
  '--cm-head': '#ffe9c4',
  '--cm-star': '#cdb7f0',
};
