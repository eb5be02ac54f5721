/** Every word of the Hi-Lo scene. */
import { cardName } from '../../cards/card-text.ts';
import { multiplierText } from '../../multiplier-text.ts';
import type { HiLoParams, HiLoView } from '../game.ts';
import type { Guess } from '../versions/1-odds.ts';

const right = (count: number): string => (count === 1 ? '1 right' : `${count} right`);
const lastCard = ({ cards }: HiLoView): string => cardName(cards.at(-1) ?? 0);

export const texts = {
  action: 'Deal',
  bet: ({ stop }: HiLoParams) => (stop === 0 ? 'Cash out by press' : `Cash out after ${stop}`),
  guess: (guess: Guess, atEnd: boolean) => {
    const word = guess === 'higher' ? 'Higher' : 'Lower';
    return atEnd ? word : `${word} or same`;
  },
  ready: 'Deal the first card',
  take: 'Cash out',
  next: (multiplier: string) => `Next ${multiplier}`,
  ended: ({ guesses, worthE4 }: HiLoView) =>
    worthE4 > 0 ? right(guesses.length) : `Wrong after ${guesses.length - 1}`,
  right,
  chain: 'Your chain',
  first: 'First card',
  stop: 'Cash out after',
  never: 'my press',
  limit: (multiplier: string) =>
    `At this stake, no guess above ${multiplier} is offered; the round then cashes out by itself.`,
  history: 'Last rounds, newest first',
  verify: (multiplier: string) => `${multiplier}. Check this round`,
  inPlay: 'In play',
  keys: [
    ['H, ↑', 'higher'],
    ['L, ↓', 'lower'],
    ['C', 'cash out'],
  ] as const,
  announceOpen: (view: HiLoView) =>
    view.guesses.length === 0
      ? `${lastCard(view)}. Higher or lower?`
      : `${lastCard(view)}. ${right(view.guesses.length)}. Worth ${multiplierText(BigInt(view.worthE4))}.`,
  announce: (view: HiLoView) =>
    view.worthE4 > 0
      ? `${right(view.guesses.length)}, ${multiplierText(BigInt(view.worthE4))}.`
      : `${lastCard(view)}. Wrong.`,
} as const;
