/** Every word of the Keno scene. */
import type { KenoParams, KenoView } from '../game.ts';

const states = {
  closed: '',
  chosen: ', chosen',
  drawn: ', drawn',
  hit: ', chosen and drawn',
  missed: ', chosen, not drawn',
} as const;
const hits = (count: number): string => (count === 1 ? '1 hit' : `${count} hits`);
const numbersOf = (count: number): string => (count === 1 ? '1 number' : `${count} numbers`);

export const texts = {
  action: 'Draw',
  bet: ({ numbers }: KenoParams) => numbersOf(numbers.length),
  tile: (number: number, what: keyof typeof states) => `Number ${number}${states[what]}`,
  ready: (count: number) => (count < 10 ? `${count} of 10 numbers chosen` : 'Your ten numbers are chosen'),
  ended: (count: number, chosen: number) => `${count} of ${chosen} hit`,
  hits,
  ladder: 'Paytable by hits',
  howMany: 'How many',
  numbersOf,
  random: 'Random pick',
  drum: 'Drawn balls',
  history: 'Last rounds, newest first',
  verify: (multiplier: string) => `${multiplier}. Check this round`,
  keys: [
    ['Arrows', 'move between numbers'],
    ['Enter', 'choose a number or give it back'],
    ['R', 'random numbers'],
  ] as const,
  announce: ({ numbers }: KenoParams, { drawn, hits: hit }: KenoView) =>
    `Drawn: ${drawn.join(', ')}. ${hit} of ${numbers.length} hit.`,
} as const;
