/**
 * Rounds against a dealer who has to qualify: an ante, a look at the cards, then a raise or a fold. What the games of this kind share: how
 * such a round may end, and what all its chips pay over all ends.
 */
import type { BetPayouts } from '../../stake-limits.ts';
import { paidE4, unitsOn, type Chips } from '../../tables/chips.ts';

/** `unqualified`: the dealer's hand is too low to play. */
export const anteOutcomes = ['folded', 'unqualified', 'won', 'tied', 'lost'] as const;
export type AnteOutcome = (typeof anteOutcomes)[number];

/** Of the strengths of both hands. */
export const showdown = (
  mine: number,
  theirs: number,
  { qualifies, folded }: { readonly qualifies: boolean; readonly folded: boolean },
): AnteOutcome => {
  if (folded) return 'folded';
  if (!qualifies) return 'unqualified';
  return mine === theirs ? 'tied' : mine > theirs ? 'won' : 'lost';
};

/** A way in which a round ends if the player follows the published strategy, with the number of deals that end so. */
export interface AnteEnd<Hand extends string> {
  readonly hand: Hand;
  readonly outcome: AnteOutcome;
  readonly deals: number;
}

/** Ends that took long to count, with the hash of the maths that they were counted for. */
export interface StoredEnds<Hand extends string> {
  readonly mathVersion: string;
  readonly ends: readonly AnteEnd<Hand>[];
}

interface AnteRule<Hand extends string> {
  /** Units of a raise for each unit of the ante. */
  readonly raise: number;
  /** What one unit on a spot pays, in 1/10,000; that of the ante with its raise. */
  readonly paidOn: (end: Pick<AnteEnd<Hand>, 'hand' | 'outcome'>, spot: string) => bigint;
  /** Whether a hand leaves the player a choice; every hand does, unless a game says otherwise. */
  readonly asks?: (hand: Hand) => boolean;
}

/** Ends of one kind together, because most of them pay alike. */
const gathered = (payouts: BetPayouts['payouts']): BetPayouts['payouts'] => {
  const all = new Map<string, BetPayouts['payouts'][number]>();
  for (const one of payouts) {
    const key = `${one.staked ?? ''} ${one.multiplierE4}`;
    all.set(key, { ...one, weight: one.weight + (all.get(key)?.weight ?? 0n) });
  }
  return [...all.values()];
};

/** All chips together, over all ends. */
export const antePayouts = <Hand extends string>(
  chips: Chips,
  ends: readonly AnteEnd<Hand>[],
  { raise, paidOn, asks = () => true }: AnteRule<Hand>,
): BetPayouts => {
  const units = BigInt(unitsOn(chips));
  const raised = BigInt((chips['ante'] ?? 0) * raise);
  const payoutOf = ({ hand, outcome, deals }: AnteEnd<Hand>): BetPayouts['payouts'][number] => {
    const multiplierE4 = paidE4(chips, (spot) => paidOn({ hand, outcome }, spot));
    const more = outcome === 'folded' || raised === 0n || !asks(hand) ? {} : { staked: units + raised };
    return { multiplierE4, weight: BigInt(deals), ...more };
  };
  const listed = (all: BetPayouts['payouts']) =>
    gathered(all.filter(({ multiplierE4, staked }) => multiplierE4 > 0n || staked !== undefined));
  const payouts = listed(ends.map(payoutOf));
  return {
    units,
    highestE4: payouts.reduce((most, { multiplierE4 }) => (multiplierE4 > most ? multiplierE4 : most), 0n),
    payouts,
    total: ends.reduce((sum, { deals }) => sum + BigInt(deals), 0n),
    ...(raised === 0n
      ? {}
      : { unraised: listed(ends.map((end) => payoutOf(asks(end.hand) ? { ...end, outcome: 'folded' } : end))) }),
  };
};
