/** The words of a roll’s proof. What is in code stays as the rules have it. */
import type { Direction } from './versions/1-chances.ts';

const sides = { over: 'over', under: 'under' } satisfies Record<Direction, string>;

export const proofTexts = {
  result: 'Result',
  won: 'Won',
  lost: 'Lost',
  bet: (direction: Direction, target: string) => `${sides[direction]} ${target}`,
  compared: (result: number, direction: Direction, target: number, holds: boolean) =>
    `${result} is ${holds ? '' : 'not '}${sides[direction]} ${target}`,
  multiplier: 'Multiplier',
  noPayout: 'a loss pays nothing',
  target: 'Target',
  direction: 'Direction',
  directions: { over: 'Roll over', under: 'Roll under' } satisfies Record<Direction, string>,
  wrong: 'Dice allows win chances from 0.01% to 98%.',
} as const;
