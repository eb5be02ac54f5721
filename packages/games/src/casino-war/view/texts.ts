/** Every word of the Casino War scene. */
import type { AnteParams, AnteView } from '../../cards/ante/ante-rules.ts';
import type { Rank } from '../../cards/card-text.ts';
import { anteTableTexts } from '../../cards/ante/stage/texts.ts';
import { unitsOn } from '../../tables/chips.ts';
import { tableTexts } from '../../tables/stage/texts.ts';
import { proofTexts } from '../texts.ts';
import type { Bet } from '../versions/1-cards.ts';

const { hands } = proofTexts;

const result = ({ outcome, choice, player, dealer }: AnteView<Rank>): string => {
  const fought = choice === 'war';
  if (outcome === 'folded') return 'Surrendered: half the ante is returned';
  if (outcome === 'won') return fought ? 'You win the war' : 'Your card wins';
  if (outcome === 'lost') return fought ? 'The dealer wins the war' : 'The dealer’s card wins';
  return (player[0] ?? 0) >> 2 === (dealer[0] ?? 0) >> 2 ? 'The cards are equal' : 'The cards are not equal';
};

export const texts = {
  bets: { ante: 'Ante', tie: 'Tie' } satisfies Record<Bet, string>,
  spots: { ante: 'Ante, 1 to 1', tie: 'Tie, 10 to 1' },
  spotPays: { ante: '1 to 1', tie: '10 to 1' },
  war: 'War',
  warAmount: (amount: string) => `Go to war ${amount}`,
  surrender: 'Surrender',
  choose: () => 'A tie: war or surrender?',
  letters: { folded: 'S' },
  advised: { war: 'go to war', surrender: 'surrender' } as Readonly<Record<string, string>>,
  hands,
  result,
  payouts: 'Payouts',
  lines: {
    won: 'Ante: higher card',
    war: 'War: higher or equal',
    anteBack: 'Ante: war won',
    surrendered: 'Ante: surrendered',
    tie: 'Tie: first cards equal',
  },
  pays: { won: '1 to 1', war: '1 to 1', anteBack: 'returned', surrendered: 'half back', tie: '10 to 1' },
  keys: [
    ['S', 'Go to war'],
    ['F', 'Surrender'],
  ],
  betText: ({ chips }: AnteParams) => tableTexts.bet(unitsOn(chips), Object.keys(chips).length),
  announceTie: (hand: string) => `Equal cards: ${hand}. Go to war or surrender?`,
  announce: (view: AnteView<Rank>) =>
    anteTableTexts.announce(hands[view.hand], view.dealerHand === null ? '' : hands[view.dealerHand], result(view)),
} as const;
