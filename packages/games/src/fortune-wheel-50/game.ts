/** Fortune Wheel 50: one wheel for a whole table; the newest version of its maths with its texts for players. */
import { defineGame, type ResultSign } from '../game-module.ts';
import { mostUnits, paidE4 } from '../tables/chips.ts';
import { explainWon, tableRules } from '../tables/table-rules.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { proofTexts as words } from './texts.ts';
import * as maths from './versions/1.ts';

const tones: Readonly<Record<string, ResultSign['tone']>> = {
  ...{ '1': 'wine', '3': 'blue', '7': 'green', '11': 'amber', '23': 'violet', ruby: 'ruby', star: 'gold' },
};

const version1 = defineGame({
  ...tableRules(maths),
  id: 'fortune-wheel-50',
  name: 'Fortune Wheel 50',
  kind: 'shared',
  maxMultiplierE4: BigInt(mostUnits) * 48n * 10_000n,
  info,
  catalogue,
  live: {
    timing: { bettingMs: 15_000, closedMs: 1_000, runningMs: 7_000, restMs: 4_000 },
    sign: (result) => {
      const { spot } = result as unknown as maths.WheelView;
      const to1 = Object.entries(maths.winsTo1).find(([name]) => name === spot)?.[1] ?? 0;
      return { text: String(to1), tone: tones[spot] ?? 'wine' };
    },
    result: (rng) => ({ ...maths.view(maths.init(maths.params.parse({}), rng).state) }),
  },
  paysAtEnds: ({ chips }) => maths.stops.map((_, stop) => paidE4(chips, (spot) => maths.paysE4(stop, spot))),
  betForm: { fields: [{ name: 'chips', label: words.chips, kind: 'chips' }], wrong: words.wrong },
  bets: Object.keys(maths.winsTo1).map((spot, index) => ({
    name: info.bets[index] ?? spot,
    params: { chips: { [spot]: 1 } },
  })),
  explain: (state) => [
    { label: words.stop, value: words.stopped(state.stop, maths.view(state).spot), how: words.stopHow },
    explainWon(maths.settle(state), words),
  ],
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
