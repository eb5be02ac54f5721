/** Blackjack Classic: six fresh decks, several steps; all versions of its maths with its texts for players. */
import { defineGame, type Explanation, type WorkedOut } from '../game-module.ts';
import { cardSign } from '../cards/card-text.ts';
import { multiplierText } from '../multiplier-text.ts';
import { mostUnits } from '../tables/chips.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { proofTexts as words } from './texts.ts';
import { cardAt, totalOf } from './versions/1-cards.ts';
import { exactReturn } from './versions/1-proof.ts';
import { rtpProof } from './versions/1-declared.ts';
import * as first from './versions/1.ts';
import { rtpProof as proofOfChips } from './versions/2-declared.ts';
import * as maths from './versions/2.ts';

export type { BlackjackParams, BlackjackView, Outcome, SeenHand } from './versions/2.ts';
export type { Move } from './versions/1-strategy.ts';

const explainCard = (place: number, index: number): Explanation => ({
  label: words.card(index + 1),
  value: cardSign(cardAt(place)),
  how: words.place(place, cardAt(place)),
});

interface Shown {
  readonly shoe: readonly number[];
  readonly dealerCards: readonly number[];
  readonly hands: readonly {
    readonly cards: readonly number[];
    readonly doubled: boolean;
    readonly outcome: maths.Outcome | null;
  }[];
  readonly multiplierE4: bigint;
}

const explain = ({ shoe, dealerCards, hands, multiplierE4 }: Shown): Explanation[] => {
  const list = (cards: readonly number[]) => `${cards.map(cardSign).join(' ')} = ${totalOf(cards).total}`;
  return [
    ...shoe.map(explainCard),
    { label: words.dealer, value: list(dealerCards), how: words.dealerHow },
    ...hands.map(({ cards, doubled, outcome }, index) => ({
      label: hands.length > 1 ? words.hand(index + 1) : words.yourHand,
      value: list(cards),
      how: words.handHow(outcome, doubled),
    })),
    { label: words.multiplier, value: multiplierText(multiplierE4), how: words.multiplierHow },
  ];
};

/** The other figures were measured. */
const workOut = (bets: readonly unknown[]): WorkedOut[] => {
  const rtp = exactReturn();
  return bets.map(() => ({ rtp }));
};

/** What all versions share. */
const common = {
  id: 'blackjack-classic',
  name: 'Blackjack Classic',
  kind: 'steps',
  secrets: ['shoe', 'dealerCards'],
  info,
  catalogue,
  actionText: (type: string) => words.moves[type] ?? type,
} as const;

const version1 = defineGame({
  ...common,
  version: first.definition.version,
  definition: first.definition,
  params: first.params,
  maxMultiplierE4: 160_000n,
  bets: [{ name: info.bets[0], params: {} }],
  init: first.init,
  legal: first.legal,
  act: first.act,
  auto: first.auto,
  view: first.view,
  settle: first.settle,
  explain: (state) =>
    explain({
      ...state,
      hands: first.view(state).hands.map((hand) => ({ ...hand, doubled: hand.bet === 2 })),
      multiplierE4: first.settle(state).multiplierE4,
    }),
  rtpProof,
  workOut,
  outcomes: async () => (await import('./versions/1.outcomes.json', { with: { type: 'json' } })).default,
  bestAction: first.bestAction,
  sampleParams: () => ({}),
  sampleAction: first.sampleAction,
});

const version2 = defineGame({
  ...common,
  version: maths.definition.version,
  definition: maths.definition,
  params: maths.params,
  maxMultiplierE4: BigInt(mostUnits) * 160_000n,
  betForm: { fields: [{ name: 'chips', label: words.chips, kind: 'chips' }], wrong: words.wrong },
  bets: [{ name: info.bets[0], params: { chips: maths.usualChips } }],
  stakeUnits: maths.stakeUnits,
  init: maths.init,
  legal: maths.legal,
  act: maths.act,
  auto: maths.auto,
  view: maths.view,
  settle: maths.settle,
  explain: (state) =>
    explain({ ...state, hands: maths.view(state).hands, multiplierE4: maths.settle(state).multiplierE4 }),
  rtpProof: proofOfChips,
  workOut,
  payoutsOf: maths.payoutsOf,
  outcomes: async () => (await import('./versions/2.outcomes.json', { with: { type: 'json' } })).default,
  bestAction: maths.bestAction,
  sampleParams: maths.sampleParams,
  sampleAction: maths.sampleAction,
});

/** Oldest first; the last one is played. */
export const versions = [version1, version2] as const;
