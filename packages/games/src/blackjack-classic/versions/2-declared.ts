/** What is published of Blackjack Classic, version 2, for the strategy of its definition and any chips. */
import { rational } from '../../rational.ts';
import type { RtpProof } from '../../game-module.ts';
import { unitsOn } from '../../tables/chips.ts';
import { rtpProof as proofOfOne } from './1-declared.ts';
import { usualChips, type BlackjackParams } from './2-payouts.ts';

/**
 * The return of each seat is that of version 1, exactly. The strategy looks at no other hand, and which card of the shoe goes where is
 * known before it is seen; so the cards of any one seat and the dealer's are distributed like those of a table with that seat alone
 * (predictable sampling of an exchangeable row, as in `1-proof.ts`), whatever the other seats take from the shoe. That the dealer draws
 * because of them changes no hand that is bust or a blackjack. A sum over seats returns the same share of any chips.
 */
const ofOne = proofOfOne();

/** Between the results of two seats with one chip each: measured on 2.4 million rounds of five seats, like the following. */
const covariance = 0.4888;

/** That anything is paid, by the number of seats. */
const hits = [52_388, 69_409, 78_216, 83_435, 86_762] as const;

/**
 * That every seat wins the most, to its order of magnitude: as if seats were independent once it is known that the dealer shows a 4, 5
 * or 6 and busts, without which hardly any of them comes to it.
 */
const oneIn = [10n ** 6n, 3n * 10n ** 11n, 5n * 10n ** 16n, 10n ** 22n, 10n ** 27n] as const;

export const rtpProof = ({ chips = usualChips }: Partial<BlackjackParams> = {}): RtpProof => {
  const total = unitsOn(chips);
  const seats = Object.keys(chips).length;
  const squares = Object.values(chips).reduce((sum, units) => sum + (units / total) ** 2, 0);
  return {
    ...ofOne,
    sd: Math.sqrt(squares * ofOne.sd ** 2 + (1 - squares) * covariance),
    hit: rational(hits[seats - 1] ?? 0, 100_000),
    maxWinChance: rational(1n, oneIn[seats - 1] ?? 1n),
  };
};
