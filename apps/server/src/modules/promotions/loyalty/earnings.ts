/** What one round earns, exactly: points in euro, rakeback in the stake's own currency. Pure. */
import { currency, multiplyDivide, rateDecimals, type CurrencyCode } from '@carmine/money';
import type { HouseEdge } from './deps.ts';
import { micro } from './levels.ts';

/** For each euro of the house's edge. */
export const pointsPerEuro = 10n;

interface CountedRound {
  readonly currency: CurrencyCode;
  /** Cash of all debits, and the first debit of any money. */
  readonly cash: bigint;
  readonly first: bigint;
  readonly edge: HouseEdge;
  /** EUR per unit, in 1/10¹⁸. */
  readonly eurRate: bigint;
  readonly rakebackPercent: number;
}

/** In millionths: of a point, of a euro, of a subunit. */
export interface Earnings {
  readonly points: bigint;
  readonly staked: bigint;
  readonly rakeback: bigint;
}

export const nothing: Earnings = { points: 0n, staked: 0n, rakeback: 0n };

/** A published edge is that of a round's first stake: what is added later in the round (a double, a split) earns nothing more. */
const countedStake = ({ cash, first }: CountedRound): bigint => {
  const counted = cash < first ? cash : first;
  return counted < 0n ? 0n : counted;
};

/** Rounded down once each. */
export const earningsOf = (round: CountedRound): Earnings => {
  const { edge, eurRate, rakebackPercent } = round;
  const stake = countedStake(round);
  const perEuro = currency(round.currency).subunitsToUnit * 10n ** BigInt(rateDecimals);
  const top = edge.n > 0n ? edge.n : 0n;
  return {
    points: multiplyDivide(stake, eurRate * top * pointsPerEuro * micro, perEuro * edge.d, 'floor'),
    staked: multiplyDivide(stake, eurRate * micro, perEuro, 'floor'),
    rakeback: multiplyDivide(stake, top * BigInt(rakebackPercent) * micro, edge.d * 100n, 'floor'),
  };
};
