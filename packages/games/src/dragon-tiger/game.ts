/** Dragon Tiger: one card for each side, once for a whole table; the newest version of its maths with its texts for players. */
import { cardSign } from '../cards/card-text.ts';
import { defineGame } from '../game-module.ts';
import { mostUnits, paidE4 } from '../tables/chips.ts';
import { explainWon, tableRules } from '../tables/table-rules.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { proofTexts as words } from './texts.ts';
import * as maths from './versions/1.ts';

const signs = {
  dragon: { text: 'D', tone: 'ruby' },
  tiger: { text: 'T', tone: 'amber' },
  tie: { text: '=', tone: 'green' },
} as const;

const version1 = defineGame({
  ...tableRules(maths),
  id: 'dragon-tiger',
  name: 'Dragon Tiger',
  kind: 'shared',
  maxMultiplierE4: BigInt(mostUnits) * maths.paysE4['suited-tie'],
  info,
  catalogue,
  live: {
    timing: { bettingMs: 12_000, closedMs: 1_000, runningMs: 6_000, restMs: 3_000 },
    sign: (result) => signs[(result as unknown as maths.DragonTigerView).winner],
    result: (rng) => ({ ...maths.view(maths.init(maths.params.parse({}), rng).state) }),
  },
  paysAtEnds: ({ chips }) => maths.ends.map((end) => paidE4(chips, (spot) => maths.paidOn(end, spot))),
  betForm: { fields: [{ name: 'chips', label: words.chips, kind: 'chips' }], wrong: words.wrong },
  bets: maths.bets.map((bet, index) => ({ name: info.bets[index] ?? bet, params: { chips: { [bet]: 1 } } })),
  explain: (state) => [
    { label: words.dragon, value: cardSign(state.dragon), how: words.cardHow },
    { label: words.tiger, value: cardSign(state.tiger), how: words.cardHow },
    explainWon(maths.settle(state), words),
  ],
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
