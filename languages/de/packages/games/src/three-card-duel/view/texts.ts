import type { texts as english } from '#english/packages/games/src/three-card-duel/view/texts.ts';
import type { AnteView } from '#english/packages/games/src/cards/ante/ante-rules.ts';
import type { Hand } from '#english/packages/games/src/three-card-duel/versions/1-hands.ts';
import { unitsOn } from '#english/packages/games/src/tables/chips.ts';
import type { Translation } from '#languages/translation.ts';
import { anteTableTexts } from '../../cards/ante/stage/texts.ts';
import { tableTexts } from '../../tables/stage/texts.ts';
import { proofTexts } from '../texts.ts';

const { hands } = proofTexts;

const result = ({ outcome, hand }: AnteView<Hand>): string =>
  outcome === null ? `Pair Plus: ${hands[hand]}` : anteTableTexts.outcomes[outcome];

export const texts: Translation<typeof english> = {
  bets: { ante: 'Ante', 'pair-plus': 'Pair Plus' },
  spots: { ante: 'Ante, 1 zu 1', 'pair-plus': 'Pair Plus, bis 40 zu 1' },
  spotPays: { ante: '1 zu 1', 'pair-plus': 'bis 40 zu 1' },
  play: 'Spielen',
  playAmount: (amount) => `Spielen ${amount}`,
  advised: { play: 'spielen', fold: 'passen' },
  hands,
  result,
  bonus: 'Bonus',
  bonusLines: { 'straight-flush': 'Straight Flush', three: 'Drilling', straight: 'Straße' },
  pairPlusLines: {
    'straight-flush': 'Straight Flush',
    three: 'Drilling',
    straight: 'Straße',
    flush: 'Flush',
    pair: 'Paar',
  },
  toOne: (pays) => `${pays} zu 1`,
  keys: [
    ['S', 'Spielen'],
    ['F', 'Passen'],
  ],
  betText: ({ chips }) => tableTexts.bet(unitsOn(chips), Object.keys(chips).length),
  announce: (view) =>
    anteTableTexts.announce(hands[view.hand], view.dealerHand === null ? '' : hands[view.dealerHand], result(view)),
};
