/** European Roulette: one ball, 37 pockets; the newest version of its maths with its texts for players. */
import { defineGame } from '../game-module.ts';
import { mostUnits } from '../tables/chips.ts';
import { explainWon, tableRules } from '../tables/table-rules.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { proofTexts as words } from './texts.ts';
import * as maths from './versions/1.ts';

export type { RouletteParams, RouletteView } from './versions/1.ts';

const one = (spot: string, french = false): maths.RouletteParams => ({ chips: { [spot]: 1 }, french });

const version1 = defineGame({
  ...tableRules(maths),
  id: 'european-roulette',
  name: 'European Roulette',
  maxMultiplierE4: BigInt(mostUnits) * 36n * 10_000n,
  info,
  catalogue,
  betForm: {
    fields: [
      { name: 'chips', label: words.chips, kind: 'chips' },
      {
        ...{ name: 'french', label: words.french, kind: 'switch' },
        choices: [
          { value: 'false', text: words.no },
          { value: 'true', text: words.yes },
        ],
      },
    ],
    wrong: words.wrong,
  },
  bets: [
    { name: info.bets[0], params: one('red') },
    { name: info.bets[1], params: one('red', true) },
    { name: info.bets[2], params: one('dozen-1') },
    { name: info.bets[3], params: one('1-2-3-4-5-6') },
    { name: info.bets[4], params: one('0-1-2-3') },
    { name: info.bets[5], params: one('1-2-3') },
    { name: info.bets[6], params: one('17-20') },
    { name: info.bets[7], params: one('17') },
  ],
  explain: (state) => [
    { label: words.pocket, value: String(state.pocket), how: words.pocketHow },
    explainWon(maths.settle(state), words),
  ],
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
