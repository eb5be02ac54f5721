/** Every word of the Limbo scene. */
import { multiplierText } from '../../multiplier-text.ts';
import type { LimboParams, LimboView } from '../game.ts';

const times = (hundredths: number): string => multiplierText(BigInt(hundredths) * 100n);

export const texts = {
  action: 'Rise',
  target: 'Target',
  chance: 'Win chance',
  payout: 'Payout on win',
  profit: 'Profit on win',
  ready: ({ target }: LimboParams) => `Will it reach ${times(target)}?`,
  reached: ({ target }: LimboParams) => `Reached ${times(target)}`,
  below: ({ target }: LimboParams) => `Stopped below ${times(target)}`,
  bet: ({ target }: LimboParams) => `Target ${times(target)}`,
  history: 'Last heights, newest first',
  verify: ({ result, won }: LimboView) => `${times(result)}, ${won ? 'won' : 'lost'}. Check this round`,
  graph: 'Your last rounds',
  announce: ({ target }: LimboParams, { result, won }: LimboView) =>
    `The balloon rose to ${times(result)}, ${won ? 'at least' : 'below'} ${times(target)}.`,
} as const;
