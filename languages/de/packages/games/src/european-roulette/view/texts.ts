import type { Section } from '#english/packages/games/src/european-roulette/view/sections.ts';
import type { texts as english } from '#english/packages/games/src/european-roulette/view/texts.ts';
import { unitsOn } from '#english/packages/games/src/tables/chips.ts';
import type { Translation } from '#languages/translation.ts';
import { tableTexts } from '../../tables/stage/texts.ts';

const outside: Readonly<Record<string, string>> = {
  low: '1–18',
  even: 'Gerade',
  red: 'Rot',
  black: 'Schwarz',
  odd: 'Unger.',
  high: '19–36',
  'dozen-1': '1. Dutzend',
  'dozen-2': '2. Dutzend',
  'dozen-3': '3. Dutzend',
  'column-1': '2 zu 1',
  'column-2': '2 zu 1',
  'column-3': '2 zu 1',
};

const kinds: Readonly<Record<number, string>> = {
  2: 'Zahlenpaar',
  3: 'Querreihe',
  4: 'Viererblock',
  6: 'Zwei Querreihen',
};
const sections: Readonly<Record<Section, string>> = {
  tiers: 'Tier',
  orphelins: 'Orphelins',
  voisins: 'Voisins',
  zero: 'Zéro',
};

export const texts: Translation<typeof english> = {
  action: 'Drehen',
  layout: 'Tisch',
  race: 'Zahlen in der Reihenfolge des Rades',
  outside,
  kinds,
  spot: (id, numbers) => {
    if (id === 'odd') return 'Ungerade';
    if (id.startsWith('column')) return `Kolonne ${id.slice(-1)}`;
    return outside[id] ?? (numbers.length === 1 ? id : `${kinds[numbers.length] ?? ''} ${numbers.join(', ')}`);
  },
  sections,
  neighbours: (each) => `Nachbarn: ${each}`,
  withNeighbours: (number, each) => `${number} mit je ${each} zu beiden Seiten`,
  fewer: 'Weniger Nachbarn',
  more: 'Mehr Nachbarn',
  track: 'Rennoval',
  numbers: 'Tisch',
  french: 'La partage',
  ready: 'Lege deine Chips',
  spinning: 'Die Kugel rollt',
  colours: { red: 'Rot', black: 'Schwarz', green: 'Null' },
  facts: (number) =>
    number === 0 ? '' : ` · ${number % 2 === 0 ? 'gerade' : 'ungerade'} · ${number < 19 ? '1–18' : '19–36'}`,
  history: 'Letzte Zahlen, neueste zuerst',
  verify: (number) => `${number}. Diese Runde prüfen`,
  showStatistics: 'Statistik',
  lastSpins: (rounds) => (rounds === 1 ? 'Deine letzte Runde' : `Deine letzten ${rounds} Runden`),
  bet: 'Feld',
  came: 'Kam',
  expected: 'Erwartet',
  statistics: { red: 'Rot', black: 'Schwarz', even: 'Gerade', low: '1–18', zero: 'Null' },
  noMemory: 'Das Rad hat kein Gedächtnis: Jede Zahl ist in der nächsten Runde so wahrscheinlich wie in jeder anderen.',
  betText: ({ chips, french }) =>
    `${tableTexts.bet(unitsOn(chips), Object.keys(chips).length)}${french ? ', La partage' : ''}`,
  announce: (number, colour) => `${number}, ${colour}.`,
};
