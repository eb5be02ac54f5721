import type { Move } from '../game.ts';

/** The key of each move, in the order of the buttons. */
export const moveKeys: readonly (readonly [key: string, move: Move])[] = [
  ['H', 'hit'],
  ['S', 'stand'],
  ['D', 'double'],
  ['P', 'split'],
];
