/** Every word of the Coin Run scene. */
import { multiplierText } from '../../multiplier-text.ts';
import type { CoinRunParams, CoinRunView } from '../game.ts';

const heads = (count: number): string => `${count} heads`;

export const texts = {
  action: 'Start',
  bet: ({ stop }: CoinRunParams) => (stop === 0 ? 'Cash out by press' : `Cash out after ${heads(stop)}`),
  flip: 'Flip',
  side: (flip: number) => (flip === 1 ? 'Heads' : 'Tails'),
  coin: 'Coin',
  ready: 'Heads doubles, tails ends the run',
  take: 'Cash out',
  next: (multiplier: string) => `Next heads ${multiplier}`,
  ended: ({ flips, worthE4 }: CoinRunView) =>
    worthE4 > 0 ? heads(flips.length) : `Tails after ${heads(Math.max(0, flips.length - 1))}`,
  heads,
  ladder: 'Multipliers by heads',
  stop: 'Cash out after',
  never: 'my press',
  limit: (count: number) => `At this stake, the round cashes out by itself after ${heads(count)}.`,
  history: 'Last rounds, newest first',
  verify: (multiplier: string) => `${multiplier}. Check this round`,
  inPlay: 'In play',
  keys: [
    ['F', 'flip'],
    ['C', 'cash out'],
  ] as const,
  announceOpen: ({ flips, worthE4 }: CoinRunView) =>
    flips.length === 0
      ? 'Flip the coin.'
      : `Heads. ${heads(flips.length)} in a row. Worth ${multiplierText(BigInt(worthE4))}.`,
  announce: ({ flips, worthE4 }: CoinRunView) =>
    worthE4 > 0 ? `${heads(flips.length)}, ${multiplierText(BigInt(worthE4))}.` : 'Tails.',
} as const;
