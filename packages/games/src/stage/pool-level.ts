import type { ShownPool } from './game-view.ts';

const levels = ['mini', 'minor', 'major', 'grand'] as const;

/** A pool is named by its game and its level; one that must be hit by its game alone. */
export const poolLevel = (name: string): ShownPool['level'] =>
  levels.find((level) => name.endsWith(`-${level}`)) ?? 'must-hit';
