import type { texts as english } from '#english/packages/games/src/sic-bo/view/texts.ts';
import type { Kind } from '#english/packages/games/src/sic-bo/versions/1-layout.ts';
import { unitsOn } from '#english/packages/games/src/tables/chips.ts';
import type { Translation } from '#languages/translation.ts';
import { tableTexts } from '../../tables/stage/texts.ts';

const names: Readonly<Record<Kind, string>> = {
  small: 'Klein',
  big: 'Groß',
  odd: 'Unger.',
  even: 'Gerade',
  'any-triple': 'Jeder Drilling',
  total: 'Summe',
  die: 'Einzeln',
  pair: 'Zwei Zahlen',
  double: 'Pasch',
  triple: 'Drilling',
};
const spoken: Readonly<Record<Kind, string>> = { ...names, odd: 'Ungerade', die: 'Einzelne Zahl' };

export const texts: Translation<typeof english> = {
  action: 'Würfeln',
  layout: 'Tisch',
  names,
  ranges: { small: '4 bis 10', big: '11 bis 17' },
  to1: (win) => `${win} zu 1`,
  to1Short: (win) => `${win}:1`,
  spot: ({ kind, numbers }, pays) => `${[spoken[kind], numbers.join(' und ')].join(' ').trim()}, ${pays}`,
  singles: 'ein, zwei oder drei Würfel: 1, 2 oder 12 zu 1',
  singlesShort: '1, 2 oder 12:1',
  ready: 'Lege deine Chips',
  throwing: 'Die Würfel fallen',
  result: ({ total, triple }) =>
    triple
      ? `${total} · Drilling`
      : `${total} · ${total < 11 ? 'Klein' : 'Groß'} · ${total % 2 === 0 ? 'gerade' : 'ungerade'}`,
  history: 'Letzte Summen, neueste zuerst',
  verify: ({ thrown, total }) => `${thrown.join(', ')}: ${total}. Diese Runde prüfen`,
  betText: ({ chips }) => tableTexts.bet(unitsOn(chips), Object.keys(chips).length),
  announce: ({ thrown, total, triple }) =>
    `${thrown.join(', ')}. Summe ${total}, ${triple ? 'Drilling' : total < 11 ? 'Klein' : 'Groß'}.`,
};
