/** Every word of the roulette scene. */
import { tableTexts } from '../../tables/stage/texts.ts';
import { unitsOn } from '../../tables/chips.ts';
import type { RouletteParams } from '../game.ts';
import type { Section } from './sections.ts';

const outside: Readonly<Record<string, string>> = {
  low: '1–18',
  even: 'Even',
  red: 'Red',
  black: 'Black',
  odd: 'Odd',
  high: '19–36',
  'dozen-1': '1st 12',
  'dozen-2': '2nd 12',
  'dozen-3': '3rd 12',
  'column-1': '2 to 1',
  'column-2': '2 to 1',
  'column-3': '2 to 1',
};

const kinds: Readonly<Record<number, string>> = { 2: 'Split', 3: 'Street', 4: 'Corner', 6: 'Six line' };
const sections: Readonly<Record<Section, string>> = {
  tiers: 'Tier',
  orphelins: 'Orphelins',
  voisins: 'Voisins',
  zero: 'Zero',
};

export const texts = {
  action: 'Spin',
  layout: 'Layout',
  race: 'Numbers by the order of the wheel',
  outside,
  kinds,
  spot: (id: string, numbers: readonly number[]) => {
    if (id.startsWith('column')) return `Column ${id.slice(-1)}`;
    return outside[id] ?? (numbers.length === 1 ? id : `${kinds[numbers.length] ?? ''} ${numbers.join(', ')}`);
  },
  sections,
  neighbours: (each: number) => `Neighbours: ${each}`,
  withNeighbours: (number: number, each: number) => `${number} with ${each} on each side`,
  fewer: 'Fewer neighbours',
  more: 'More neighbours',
  track: 'Racetrack',
  numbers: 'Layout',
  french: 'La partage',
  ready: 'Place your chips',
  spinning: 'The ball is rolling',
  colours: { red: 'Red', black: 'Black', green: 'Zero' },
  facts: (number: number) =>
    number === 0 ? '' : ` · ${number % 2 === 0 ? 'even' : 'odd'} · ${number < 19 ? '1–18' : '19–36'}`,
  history: 'Last numbers, newest first',
  verify: (number: number) => `${number}. Check this round`,
  showStatistics: 'Statistics',
  lastSpins: (rounds: number) => (rounds === 1 ? 'Your last spin' : `Your last ${rounds} spins`),
  bet: 'Bet',
  came: 'Came',
  expected: 'Expected',
  statistics: { red: 'Red', black: 'Black', even: 'Even', low: '1–18', zero: 'Zero' },
  noMemory: 'The wheel has no memory: every number is as likely in the next round as in any other.',
  betText: ({ chips, french }: RouletteParams) =>
    `${tableTexts.bet(unitsOn(chips), Object.keys(chips).length)}${french ? ', la partage' : ''}`,
  announce: (number: number, colour: string) => `${number}, ${colour}.`,
} as const;
