/** Baccarat with eight fresh packs; the newest version of its maths with its texts for players. */
import { cardSign } from '../cards/card-text.ts';
import { defineGame } from '../game-module.ts';
import { mostUnits } from '../tables/chips.ts';
import { exactProof } from '../tables/exact-proof.ts';
import { explainWon, tableRules } from '../tables/table-rules.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { proofTexts as words } from './texts.ts';
import { countEnds } from './versions/1-enumeration.ts';
import * as maths from './versions/1.ts';

export type { BaccaratParams, BaccaratView } from './versions/1.ts';

const one = (bet: maths.Bet): maths.BaccaratParams => ({ chips: { [bet]: 1 } });

const version1 = defineGame({
  ...tableRules(maths),
  id: 'baccarat',
  name: 'Baccarat',
  maxMultiplierE4: BigInt(mostUnits) * 120_000n,
  info,
  catalogue,
  betForm: { fields: [{ name: 'chips', label: words.chips, kind: 'chips' }], wrong: words.wrong },
  bets: [
    { name: info.bets[0], params: one('banker') },
    { name: info.bets[1], params: one('player') },
    { name: info.bets[2], params: one('tie') },
    { name: info.bets[3], params: one('player-pair') },
    { name: info.bets[4], params: one('banker-pair') },
  ],
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
