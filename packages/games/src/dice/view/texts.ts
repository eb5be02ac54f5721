/** Every word of the Dice scene. */
import type { DiceParams, DiceView, Direction } from '../game.ts';
import { hundredths } from '../hundredths.ts';

export const texts = {
  direction: { over: 'Roll over', under: 'Roll under' } satisfies Record<Direction, string>,
  multiplier: 'Multiplier',
  chance: 'Win chance',
  profit: 'Profit on win',
  swap: (direction: Direction) => `Switch to roll ${direction === 'over' ? 'under' : 'over'}`,
  history: 'Last rolls, newest first',
  verify: (result: number, won: boolean) => `${hundredths(result)}, ${won ? 'won' : 'lost'}. Check this roll`,
  ladder: 'Odds',
  times: (multiple: bigint) => `${multiple}×`,
  chart: 'Your last rolls',
  tally: (won: number, all: number) => `${won} of ${all} won`,
  noRounds: 'None yet',
  independent: 'Every roll is drawn anew.',
  bet: ({ direction, target }: DiceParams) => `${direction === 'over' ? 'Over' : 'Under'} ${hundredths(target)}`,
  result: ({ direction, target }: DiceParams, won: boolean) =>
    `${won ? 'Over' : 'Not over'} ${hundredths(target)}`.replace(/over/i, (word) =>
      direction === 'over' ? word : word === 'Over' ? 'Under' : 'under',
    ),
  announce: ({ direction, target }: DiceParams, { result, won }: DiceView) =>
    `Rolled ${hundredths(result)}, ${won ? '' : 'not '}${direction} ${hundredths(target)}.`,
} as const;
