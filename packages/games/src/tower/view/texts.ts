/** Every word of the Tower scene. */
import { multiplierText } from '../../multiplier-text.ts';
import type { TowerParams, TowerView } from '../game.ts';
import type { Difficulty } from '../versions/1-odds.ts';

const states = { closed: 'closed', found: 'lamp', blank: 'raven' } as const;
const levels = {
  easy: 'Easy: 3/4',
  medium: 'Medium: 2/3',
  hard: 'Hard: 1/2',
  expert: 'Expert: 1/3',
  master: 'Master: 1/4',
} as const satisfies Record<Difficulty, string>;
const floor = (number: number): string => `Floor ${number}`;

export const texts = {
  action: 'Start',
  bet: ({ difficulty }: TowerParams) => levels[difficulty].replace(/:.*/, ''),
  level: (difficulty: Difficulty) => levels[difficulty],
  window: (on: number, number: number, what: keyof typeof states) => `${floor(on)}, window ${number}, ${states[what]}`,
  ready: 'Choose a difficulty and start',
  take: 'Cash out',
  next: (multiplier: string) => `Next floor ${multiplier}`,
  ended: (count: number) => (count === 1 ? '1 window opened' : `${count} windows opened`),
  floor,
  ladder: 'Multipliers by floor',
  difficulty: 'Difficulty',
  stop: 'Cash out on',
  never: 'my press',
  random: 'Random window',
  limit: (number: number) => `At this stake, the round cashes out by itself on floor ${number}.`,
  history: 'Last rounds, newest first',
  verify: (multiplier: string) => `${multiplier}. Check this round`,
  inPlay: 'In play',
  keys: [
    ['Arrows', 'move between windows'],
    ['R', 'open a random window'],
    ['C', 'cash out'],
  ] as const,
  announceOpen: ({ opened, worthE4 }: TowerView) =>
    opened.length === 0
      ? 'Open a window on floor 1.'
      : `${floor(opened.length)} climbed. Worth ${multiplierText(BigInt(worthE4))}.`,
  announce: ({ opened, worthE4 }: TowerView) =>
    worthE4 > 0 ? `${floor(opened.length)}, ${multiplierText(BigInt(worthE4))}.` : `A raven on floor ${opened.length}.`,
} as const;
