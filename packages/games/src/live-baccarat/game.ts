/** Live Baccarat: two hands for a whole table; the newest version of its maths with its texts for players. */
import { ends } from '../baccarat/versions/1-counts.ts';
import { countEnds } from '../baccarat/versions/1-enumeration.ts';
import { paidOn } from '../baccarat/versions/1-hands.ts';
import { cardSign } from '../cards/card-text.ts';
import { defineGame } from '../game-module.ts';
import { mostUnits, paidE4 } from '../tables/chips.ts';
import { exactProof } from '../tables/exact-proof.ts';
import { explainWon, tableRules } from '../tables/table-rules.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { proofTexts as words } from '../baccarat/texts.ts';
import * as maths from './versions/1.ts';

const signs = {
  player: { text: 'P', tone: 'blue' },
  banker: { text: 'B', tone: 'ruby' },
  tie: { text: '=', tone: 'green' },
} as const;
const published: readonly maths.Bet[] = ['banker', 'player', 'tie', 'player-pair', 'banker-pair'];

const version1 = defineGame({
  ...tableRules(maths),
  id: 'live-baccarat',
  name: 'Live Baccarat',
  kind: 'shared',
  maxMultiplierE4: BigInt(mostUnits) * maths.paysE4['player-pair'],
  info,
  catalogue,
  live: {
    timing: { bettingMs: 15_000, closedMs: 1_000, runningMs: 9_000, restMs: 4_000 },
    sign: (result) => signs[(result as unknown as maths.BaccaratView).winner],
    result: (rng) => {
      const shown = maths.view(maths.init(maths.params.parse({}), rng).state);
      const { player, banker, playerTotal, bankerTotal, winner, playerPair, bankerPair } = shown;
      return { player, banker, playerTotal, bankerTotal, winner, playerPair, bankerPair };
    },
  },
  paysAtEnds: ({ chips }) => ends.map((end) => paidE4(chips, (spot) => paidOn(end, spot))),
  betForm: { fields: [{ name: 'chips', label: words.chips, kind: 'chips' }], wrong: words.wrong },
  bets: published.map((bet, index) => ({ name: info.bets[index] ?? bet, params: { chips: { [bet]: 1 } } })),
  explain: (state) => {
    const { playerTotal, bankerTotal } = maths.view(state);
    const handOf = (cards: readonly number[], total: number): string =>
      words.hand(cards.map(cardSign).join(' '), total);
    return [
      { label: words.player, value: handOf(state.player, playerTotal), how: words.handHow },
      { label: words.banker, value: handOf(state.banker, bankerTotal), how: words.handHow },
      explainWon(maths.settle(state), words),
    ];
  },
  workOut: (bets) => bets.map(maths.payoutsOver(countEnds())).map(exactProof),
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
