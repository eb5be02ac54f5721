/** Every word of the Three Card Duel scene. */
import { anteTableTexts } from '../../cards/ante/stage/texts.ts';
import type { AnteParams, AnteView } from '../../cards/ante/ante-rules.ts';
import { unitsOn } from '../../tables/chips.ts';
import { tableTexts } from '../../tables/stage/texts.ts';
import { proofTexts } from '../texts.ts';
import type { Bet, Hand } from '../versions/1-hands.ts';

const { hands } = proofTexts;
const bets = { ante: 'Ante', 'pair-plus': 'Pair plus' } satisfies Record<Bet, string>;

const result = ({ outcome, hand }: AnteView<Hand>): string =>
  outcome === null ? `Pair plus: ${hands[hand]}` : anteTableTexts.outcomes[outcome];

export const texts = {
  bets,
  spots: { ante: 'Ante, 1 to 1', 'pair-plus': 'Pair plus, up to 40 to 1' },
  spotPays: { ante: '1 to 1', 'pair-plus': 'up to 40 to 1' },
  play: 'Play',
  playAmount: (amount: string) => `Play ${amount}`,
  advised: { play: 'play', fold: 'fold' } as Readonly<Record<string, string>>,
  hands,
  result,
  bonus: 'Bonus',
  bonusLines: { 'straight-flush': 'Straight flush', three: 'Three of a kind', straight: 'Straight' },
  pairPlusLines: {
    'straight-flush': 'Straight flush',
    three: 'Three of a kind',
    straight: 'Straight',
    flush: 'Flush',
    pair: 'Pair',
  },
  toOne: (pays: number) => `${pays} to 1`,
  keys: [
    ['S', 'Play'],
    ['F', 'Fold'],
  ],
  betText: ({ chips }: AnteParams) => tableTexts.bet(unitsOn(chips), Object.keys(chips).length),
  announce: (view: AnteView<Hand>) =>
    anteTableTexts.announce(hands[view.hand], view.dealerHand === null ? '' : hands[view.dealerHand], result(view)),
} as const;
