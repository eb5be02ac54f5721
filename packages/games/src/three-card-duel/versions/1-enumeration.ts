/**
 * Every deal of three cards to the player and three to the dealer, counted by how it ends under the published strategy. Hands that differ
 * only by the names of their suits meet the same dealers, so that one of each kind is enough, counted as often as it comes.
 */
import { anteOutcomes, type AnteEnd, type AnteOutcome } from '../../cards/ante/ante-round.ts';
import { everySelection, kindOf } from '../../cards/card-kinds.ts';
import { handOf, hands, qualifies, shouldPlay, threeCardStrength, type Hand } from './1-hands.ts';

interface Dealt {
  readonly strength: number;
  /** Its cards as two masks of 26. */
  readonly low: number;
  readonly high: number;
}

const bit = (card: number, from: number): number => (card >= from && card < from + 26 ? 1 << (card - from) : 0);

const everyHand = (): { dealt: Dealt; kind: number }[] => {
  const all: { dealt: Dealt; kind: number }[] = [];
  everySelection(3, (cards) => {
    const mask = (from: number) => cards.reduce((bits, card) => bits | bit(card, from), 0);
    const dealt = { strength: threeCardStrength(cards), low: mask(0), high: mask(26) };
    all.push({ dealt, kind: kindOf(cards) });
  });
  return all;
};

export interface DealerEnds {
  readonly strength: number;
  /** Hands of the player's kind. */
  readonly times: number;
  /** Dealers' hands against it, if the player plays. */
  readonly ends: Readonly<Record<Exclude<AnteOutcome, 'folded'>, number>>;
}

/** Of each kind of the player's hands, how many of the dealer's 18,424 end it each way. */
export const dealerEnds = (): DealerEnds[] => {
  const all = everyHand();
  const kinds = new Map<number, { times: number; readonly dealt: Dealt }>();
  for (const { dealt, kind } of all) {
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, { times: 1, dealt });
    else known.times += 1;
  }
  const playing = all.map(({ dealt }) => dealt).filter(({ strength }) => qualifies(strength));
  const [strengths, lows, highs] = (['strength', 'low', 'high'] as const).map((part) =>
    Int32Array.from(playing, (dealt) => dealt[part]),
  ) as [Int32Array, Int32Array, Int32Array];
  const dealers = (49 * 48 * 47) / 6;
  return [...kinds.values()].map(({ times, dealt: { strength, low, high } }) => {
    let [won, tied, lost] = [0, 0, 0];
    for (let index = 0; index < strengths.length; index += 1) {
      if (((lows[index] as number) & low) !== 0 || ((highs[index] as number) & high) !== 0) continue;
      const theirs = strengths[index] as number;
      if (theirs < strength) won += 1;
      else if (theirs === strength) tied += 1;
      else lost += 1;
    }
    return { strength, times, ends: { unqualified: dealers - won - tied - lost, won, tied, lost } };
  });
};

export const countEnds = (all: readonly DealerEnds[] = dealerEnds()): AnteEnd<Hand>[] => {
  const deals = new Map<string, number>();
  const add = (hand: Hand, outcome: AnteOutcome, more: number) => {
    deals.set(`${hand} ${outcome}`, (deals.get(`${hand} ${outcome}`) ?? 0) + more);
  };
  for (const { strength, times, ends } of all)
    for (const outcome of anteOutcomes) {
      const count = outcome === 'folded' ? 0 : times * ends[outcome];
      add(handOf(strength), shouldPlay(strength) ? outcome : 'folded', count);
    }
  return hands.flatMap((hand) =>
    anteOutcomes.flatMap((outcome) => {
      const count = deals.get(`${hand} ${outcome}`) ?? 0;
      return count === 0 ? [] : [{ hand, outcome, deals: count }];
    }),
  );
};
