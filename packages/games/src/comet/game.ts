/** Comet: one flight for a whole table, that everybody may leave before it breaks; the newest version of its maths with its texts for players. */
import { defineGame, type ResultSign } from '../game-module.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { payoutsOf } from './payouts.ts';
import { proofTexts as words } from './texts.ts';
import * as maths from './versions/1.ts';

export type { CometAction, CometParams, CometView } from './versions/1.ts';

const timesOf = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}×`;

const tones: readonly (readonly [least: number, tone: ResultSign['tone']])[] = [
  [10_000, 'gold'],
  [1_000, 'amber'],
  [500, 'violet'],
  [200, 'blue'],
  [0, 'wine'],
];

const crashOf = (result: unknown): number => (result as maths.CometView).crash;

const version1 = defineGame<maths.CometParams, maths.CometState, maths.CometAction, maths.CometView>({
  id: 'comet',
  name: 'Comet',
  version: maths.definition.version,
  kind: 'shared',
  definition: maths.definition,
  params: maths.params,
  secrets: [],
  maxMultiplierE4: maths.multiplierE4Of(maths.most),
  info,
  catalogue,
  live: {
    timing: { bettingMs: 6_000, closedMs: 1_000, runningMs: 3_000, restMs: 2_000 },
    flight: {
      doublingMs: maths.doublingMs,
      leastCashOut: maths.leastCashOut,
      crashOf,
      cashOut: (at) => ({ type: 'cash-out', at }),
    },
    sign: (result) => {
      const crash = crashOf(result);
      return { text: timesOf(crash), tone: tones.find(([least]) => crash >= least)?.[1] ?? 'wine' };
    },
    result: (rng) => ({ crash: maths.init(maths.params.parse({}), rng).state.crash }),
  },
  betForm: {
    fields: [
      { name: 'slot', label: words.slot, kind: 'whole' },
      { name: 'auto', label: words.auto, kind: 'hundredths' },
      { name: 'limit', label: words.limit, kind: 'hundredths' },
    ],
    wrong: words.wrong,
  },
  actionText: (_type, action) => words.cashOut(timesOf(action?.at ?? 0)),
  bets: [150, 200, 500, 1_000, 10_000].map((auto, index) => ({
    name: info.bets[index] ?? timesOf(auto),
    params: { slot: 1, auto, limit: maths.most },
  })),
  init: maths.init,
  legal: () => [],
  act: maths.act,
  auto: () => null,
  view: maths.view,
  settle: maths.settle,
  explain: (state) => {
    const { crash, at } = maths.view(state);
    return [
      { label: words.crash, value: timesOf(crash), how: words.crashHow },
      {
        label: words.cashedOut,
        value: at === null ? words.lost : timesOf(at),
        how: at === null ? words.lostHow(timesOf(state.goal)) : state.left === null ? words.byItself : words.byHand,
      },
    ];
  },
  rtpProof: maths.rtpProof,
  payoutsOf,
  limitTo: (params, highestE4) => ({ ...params, limit: maths.limitWithin(highestE4) }),
  sampleParams: maths.sampleParams,
  sampleAction: () => null,
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
