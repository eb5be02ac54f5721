/** Blackjack Classic: six fresh decks, several steps; the newest version of its maths with its texts for players. */
import { defineGame, type Explanation } from '../game-module.ts';
import { cardSign } from '../cards/card-text.ts';
import { multiplierText } from '../multiplier-text.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { proofTexts as words } from './texts.ts';
import { cardAt, totalOf } from './versions/1-cards.ts';
import { exactReturn } from './versions/1-proof.ts';
import { rtpProof } from './versions/1-declared.ts';
import * as maths from './versions/1.ts';

export type { BlackjackParams, BlackjackView, Outcome, SeenHand } from './versions/1.ts';
export type { Move } from './versions/1-strategy.ts';

const explainCard = (place: number, index: number): Explanation => ({
  label: words.card(index + 1),
  value: cardSign(cardAt(place)),
  how: words.place(place, cardAt(place)),
});

const explain = (state: maths.BlackjackState): Explanation[] => {
  const seen = maths.view(state);
  const { multiplierE4 } = maths.settle(state);
  const list = (cards: readonly number[]) => `${cards.map(cardSign).join(' ')} = ${totalOf(cards).total}`;
  return [
    ...state.shoe.map(explainCard),
    { label: words.dealer, value: list(state.dealerCards), how: words.dealerHow },
    ...seen.hands.map(({ cards, bet, outcome }, index) => ({
      label: seen.hands.length > 1 ? words.hand(index + 1) : words.yourHand,
      value: list(cards),
      how: words.handHow(outcome, bet),
    })),
    { label: words.multiplier, value: multiplierText(multiplierE4), how: words.multiplierHow },
  ];
};

const version1 = defineGame({
  id: 'blackjack-classic',
  name: 'Blackjack Classic',
  version: maths.definition.version,
  kind: 'steps',
  definition: maths.definition,
  params: maths.params,
  secrets: ['shoe', 'dealerCards'],
  maxMultiplierE4: 160_000n,
  info,
  catalogue,
  actionText: (type) => words.moves[type] ?? type,
  bets: [{ name: info.bets[0], params: {} }],
  init: maths.init,
  legal: maths.legal,
  act: maths.act,
  auto: maths.auto,
  view: maths.view,
  settle: maths.settle,
  explain,
  rtpProof,
  workOut: () => ({ rtp: exactReturn() }),
  outcomes: async () => (await import('./versions/1.outcomes.json', { with: { type: 'json' } })).default,
  bestAction: maths.bestAction,
  sampleParams: () => ({}),
  sampleAction: maths.sampleAction,
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
