/** Every word of the Craps scene. */
import { tableTexts } from '../../tables/stage/texts.ts';
import { unitsOn } from '../../tables/chips.ts';
import type { CrapsParams, CrapsView } from '../game.ts';

/** What a roll did to the puck. */
export type Call = 'natural' | 'craps' | 'set' | 'made' | 'out' | 'on' | 'off';

const names: Readonly<Record<string, string>> = {
  ...{ pass: 'Pass line', 'dont-pass': 'Don’t pass', come: 'Come', odds: 'Odds' },
  ...{ two: 'Two', twelve: 'Twelve' },
};
const numbered: Readonly<Record<string, string>> = { place: 'Place', come: 'Come on', odds: 'Odds on come' };

const nameOf = (spot: string): string => {
  const [kind = '', number = ''] = spot.split('-');
  return names[spot] ?? `${numbered[kind] ?? kind} ${number}`;
};

const ratio = ([wins, to]: readonly [number, number]): string => `${wins} to ${to}`;

const calls: Readonly<Record<Call, (point: number | null) => string>> = {
  natural: () => 'Natural',
  craps: () => 'Craps',
  set: (point) => `Point ${point}`,
  made: () => 'Point made',
  out: () => 'Seven out',
  on: (point) => `Point ${point} stands`,
  off: () => 'No point',
};

const dice = ([one = 0, other = 0]: readonly number[]): string => `${one} and ${other}`;
const totalOf = (thrown: readonly number[]): number => thrown.reduce((sum, die) => sum + die, 0);

export const texts = {
  action: 'Roll',
  layout: 'Layout',
  names,
  nameOf,
  ratio,
  /** On a field. */
  ratioShort: ([wins, to]: readonly [number, number]) => `${wins}:${to}`,
  spot: (spot: string, pays: string) => (pays === '' ? nameOf(spot) : `${nameOf(spot)}, ${pays}`),
  inSixes: (pays: string) => `${pays}, six chips at a time`,
  inSixesShort: '× 6 chips',
  oddsPay: '2 to 1 on 4 and 10, 3 to 2 on 5 and 9, 6 to 5 on 6 and 8',
  oddsShort: '2:1 · 3:2 · 6:5',
  /** Of don’t pass. */
  twelveBack: '12 returns the chips',
  puck: { on: 'On', off: 'Off' },
  ready: 'Place your chips',
  rolling: 'The dice roll',
  result: (total: number, call: Call, point: number | null) => `${total} · ${calls[call](point)}`,
  roll: 'Roll the dice',
  rollWith: (amount: string) => `Roll the dice, ${amount} more`,
  back: (amount: string) => `Won so far: ${amount}`,
  chipsLeft: (units: number) => `${units} further chips possible`,
  throws: 'Rolls of this round',
  history: 'Last rounds, newest first',
  verify: ({ throws }: CrapsView) => `${throws.map(totalOf).join(', ')}. Check this round`,
  /** Shown while the dice roll, too: it says nothing of what they bring. */
  inPlay: ({ throws }: CrapsView) => `In play, roll ${throws.length}`,
  betText: ({ chips }: CrapsParams) => tableTexts.bet(unitsOn(chips), Object.keys(chips).length),
  announce: ({ throws, point }: CrapsView) => {
    const last = throws.at(-1) ?? [];
    return `${dice(last)}, total ${totalOf(last)}. ${point === null ? 'The puck is off.' : `The point is ${point}.`}`;
  },
  announceOpen: ({ throws, point, standing }: CrapsView) => {
    const last = throws.at(-1) ?? [];
    const puck = point === null ? 'The puck is off' : `The point is ${point}`;
    return `${dice(last)}, total ${totalOf(last)}. ${puck}, ${unitsOn(standing)} chips stand.`;
  },
  keys: [['T', 'Roll the dice'], ...tableTexts.keys],
} as const;
