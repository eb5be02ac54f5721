import type { Call, texts as english } from '#english/packages/games/src/craps/view/texts.ts';
import { unitsOn } from '#english/packages/games/src/tables/chips.ts';
import type { Translation } from '#languages/translation.ts';
import { tableTexts } from '../../tables/stage/texts.ts';

const names: Readonly<Record<string, string>> = {
  ...{ pass: 'Pass Line', 'dont-pass': 'Don’t Pass', come: 'Come', odds: 'Odds' },
  ...{ two: 'Zwei', twelve: 'Zwölf' },
};
const numbered: Readonly<Record<string, string>> = { place: 'Place', come: 'Come auf', odds: 'Odds auf Come' };

const nameOf = (spot: string): string => {
  const [kind = '', number = ''] = spot.split('-');
  return names[spot] ?? `${numbered[kind] ?? kind} ${number}`;
};

const calls: Readonly<Record<Call, (point: number | null) => string>> = {
  natural: () => 'Natural',
  craps: () => 'Craps',
  set: (point) => `Point ${point}`,
  made: () => 'Point getroffen',
  out: () => 'Seven out',
  on: (point) => `Point ${point} bleibt`,
  off: () => 'Kein Point',
};

const dice = ([one = 0, other = 0]: readonly number[]): string => `${one} und ${other}`;
const totalOf = (thrown: readonly number[]): number => thrown.reduce((sum, die) => sum + die, 0);

export const texts: Translation<typeof english> = {
  action: 'Werfen',
  layout: 'Tisch',
  names,
  nameOf,
  ratio: ([wins, to]) => `${wins} zu ${to}`,
  ratioShort: ([wins, to]) => `${wins}:${to}`,
  spot: (spot, pays) => (pays === '' ? nameOf(spot) : `${nameOf(spot)}, ${pays}`),
  inSixes: (pays) => `${pays}, je sechs Chips`,
  inSixesShort: 'je 6 Chips',
  oddsPay: '2 zu 1 auf 4 und 10, 3 zu 2 auf 5 und 9, 6 zu 5 auf 6 und 8',
  oddsShort: '2:1 · 3:2 · 6:5',
  twelveBack: '12 gibt die Chips zurück',
  puck: { on: 'On', off: 'Off' },
  ready: 'Lege deine Chips',
  rolling: 'Die Würfel rollen',
  result: (total, call, point) => `${total} · ${calls[call](point)}`,
  roll: 'Würfel werfen',
  rollWith: (amount) => `Würfel werfen, ${amount} mehr`,
  back: (amount) => `Bisher gewonnen: ${amount}`,
  chipsLeft: (units) => `Noch ${units} Chips möglich`,
  throws: 'Würfe dieser Runde',
  history: 'Letzte Runden, neueste zuerst',
  verify: ({ throws }) => `${throws.map(totalOf).join(', ')}. Diese Runde prüfen`,
  inPlay: ({ throws }) => `Im Spiel, Wurf ${throws.length}`,
  betText: ({ chips }) => tableTexts.bet(unitsOn(chips), Object.keys(chips).length),
  announce: ({ throws, point }) => {
    const last = throws.at(-1) ?? [];
    return `${dice(last)}, zusammen ${totalOf(last)}. ${point === null ? 'Der Puck steht auf Off.' : `Der Point ist ${point}.`}`;
  },
  announceOpen: ({ throws, point, standing }) => {
    const last = throws.at(-1) ?? [];
    const puck = point === null ? 'Der Puck steht auf Off' : `Der Point ist ${point}`;
    return `${dice(last)}, zusammen ${totalOf(last)}. ${puck}, ${unitsOn(standing)} Chips liegen noch.`;
  },
  keys: [['T', 'Würfel werfen'], ...tableTexts.keys],
};
