/** What every table has where one ball is for everybody, whoever decides where it lies. */
import { colourOf, paysE4, pockets } from '../european-roulette/versions/1-layout.ts';
import { proofTexts as words } from '../european-roulette/texts.ts';
import type { GameRules, LiveRules } from '../game-module.ts';
import { mostUnits, paidE4 } from '../tables/chips.ts';
import { explainWon, tableRules } from '../tables/table-rules.ts';
import { info } from './info.ts';
import * as maths from './versions/1.ts';

type Rules = GameRules<maths.LiveRouletteParams, maths.LiveRouletteState, { type: string }, maths.LiveRouletteView>;

const tones = { red: 'ruby', black: 'black', green: 'green' } as const;
const published = ['red', 'dozen-1', '1-2-3-4-5-6', '0-1-2-3', '1-2-3', '17-20', '17'];

export const oneBall = (
  definition: Rules['definition'] & { readonly version: string },
  rounds: Pick<LiveRules, 'timing' | 'studio'>,
): Omit<Rules, 'id' | 'name' | 'info' | 'catalogue'> => ({
  ...tableRules({ ...maths, definition }),
  kind: 'shared',
  maxMultiplierE4: BigInt(mostUnits) * 36n * 10_000n,
  live: {
    ...rounds,
    sign: (result) => {
      const { pocket } = result as unknown as maths.LiveRouletteView;
      return { text: String(pocket), tone: tones[colourOf(pocket)] };
    },
    result: (rng) => ({ pocket: maths.init(maths.params.parse({}), rng).state.pocket }),
  },
  paysAtEnds: ({ chips }) =>
    Array.from({ length: pockets }, (_, pocket) => paidE4(chips, (spot) => paysE4(false, pocket, spot))),
  betForm: { fields: [{ name: 'chips', label: words.chips, kind: 'chips' }], wrong: words.wrong },
  bets: published.map((spot, index) => ({ name: info.bets[index] ?? spot, params: { chips: { [spot]: 1 } } })),
  explain: (state) => [
    {
      ...{ label: words.pocket, value: String(state.pocket) },
      how: rounds.studio === true ? words.signedHow : words.pocketHow,
    },
    explainWon(maths.settle(state), words),
  ],
});
