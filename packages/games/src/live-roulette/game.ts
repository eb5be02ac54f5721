/** Live Roulette: one ball for a whole table; the newest version of its maths with its texts for players. */
import { colourOf } from '../european-roulette/versions/1-layout.ts';
import { defineGame } from '../game-module.ts';
import { mostUnits } from '../tables/chips.ts';
import { explainWon, tableRules } from '../tables/table-rules.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { proofTexts as words } from '../european-roulette/texts.ts';
import * as maths from './versions/1.ts';

const tones = { red: 'ruby', black: 'black', green: 'green' } as const;
const published = ['red', 'dozen-1', '1-2-3-4-5-6', '0-1-2-3', '1-2-3', '17-20', '17'];

const version1 = defineGame({
  ...tableRules(maths),
  id: 'live-roulette',
  name: 'Live Roulette',
  kind: 'shared',
  maxMultiplierE4: BigInt(mostUnits) * 36n * 10_000n,
  info,
  catalogue,
  live: {
    timing: { bettingMs: 18_000, closedMs: 1_000, runningMs: 9_000, restMs: 4_000 },
    sign: (result) => {
      const { pocket } = result as unknown as maths.LiveRouletteView;
      return { text: String(pocket), tone: tones[colourOf(pocket)] };
    },
    result: (rng) => ({ pocket: maths.init(maths.params.parse({}), rng).state.pocket }),
  },
  betForm: { fields: [{ name: 'chips', label: words.chips, kind: 'chips' }], wrong: words.wrong },
  bets: published.map((spot, index) => ({ name: info.bets[index] ?? spot, params: { chips: { [spot]: 1 } } })),
  explain: (state) => [
    { label: words.pocket, value: String(state.pocket), how: words.pocketHow },
    explainWon(maths.settle(state), words),
  ],
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
