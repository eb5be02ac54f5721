/** Every word of the Mines scene. */
import { multiplierText } from '../../multiplier-text.ts';
import type { MinesParams, MinesView } from '../game.ts';

const states = { closed: 'closed', found: 'gem', blank: 'mine' } as const;
const gems = (count: number): string => (count === 1 ? '1 gem' : `${count} gems`);

export const texts = {
  action: 'Start',
  bet: ({ mines }: MinesParams) => (mines === 1 ? '1 mine' : `${mines} mines`),
  tile: (number: number, what: keyof typeof states) => `Tile ${number}, ${states[what]}`,
  ready: 'Choose the mines and start',
  take: 'Cash out',
  ended: (count: number) => `${count} opened`,
  gems,
  ladder: 'Multipliers',
  found: 'Gems found',
  worth: { next: 'Next gem', paid: 'Paid' },
  /** Of the next tile, where there is no room for the sentence. */
  share: 'Gem chance',
  /** `share`: the same in percent. */
  chance: (first: boolean, hiding: number, tiles: number, share: string) =>
    `Gem under the ${first ? 'first' : 'next'} tile: ${hiding} of ${tiles} (${share})`,
  mines: 'Mines',
  stop: 'Cash out after',
  never: 'my press',
  random: 'Random tile',
  limit: (count: number) => `At this stake, the round cashes out by itself after ${gems(count)}.`,
  history: 'Last rounds, newest first',
  verify: (multiplier: string) => `${multiplier}. Check this round`,
  inPlay: 'In play',
  keys: [
    ['Arrows', 'move between tiles'],
    ['R', 'open a random tile'],
    ['C', 'cash out'],
  ] as const,
  announceOpen: ({ opened, worthE4 }: MinesView) =>
    opened.length === 0 ? 'Open a tile.' : `${gems(opened.length)}. Worth ${multiplierText(BigInt(worthE4))}.`,
  announce: ({ opened, worthE4 }: MinesView) =>
    worthE4 > 0 ? `${gems(opened.length)}, ${multiplierText(BigInt(worthE4))}.` : 'A mine.',
} as const;
