/** Every word of the Dice scene. */
import type { DiceParams, DiceView, Direction } from '../game.ts';
import { hundredths } from '../hundredths.ts';

const sides = { over: 'Over', under: 'Under' } satisfies Record<Direction, string>;
const within = { over: 'over', under: 'under' } satisfies Record<Direction, string>;

export const texts = {
  action: 'Roll',
  direction: { over: 'Roll over', under: 'Roll under' } satisfies Record<Direction, string>,
  multiplier: 'Multiplier',
  chance: 'Win chance',
  profit: 'Profit on win',
  swap: (direction: Direction) => `Switch to roll ${within[direction === 'over' ? 'under' : 'over']}`,
  history: 'Last rolls, newest first',
  verify: (result: number, won: boolean) => `${hundredths(result)}, ${won ? 'won' : 'lost'}. Check this roll`,
  ladder: 'Odds',
  chart: 'Your last rolls',
  tally: (won: number, all: number) => `${won} of ${all} won`,
  noRounds: 'No rolls yet',
  independent: 'Every roll is independent.',
  bet: ({ direction, target }: DiceParams) => `${sides[direction]} ${hundredths(target)}`,
  result: ({ direction, target }: DiceParams, won: boolean) =>
    `${won ? sides[direction] : `Not ${within[direction]}`} ${hundredths(target)}`,
  announce: ({ direction, target }: DiceParams, { result, won }: DiceView) =>
    `Rolled ${hundredths(result)}, ${won ? '' : 'not '}${within[direction]} ${hundredths(target)}.`,
} as const;
