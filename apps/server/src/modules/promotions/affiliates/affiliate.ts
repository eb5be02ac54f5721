/** An affiliate, its months and its post-backs. Pure. */
import { money, toEur, type CurrencyCode, type Rate } from '@carmine/money';
import type { Id } from '../../../platform/ids/ids.ts';
import type { SealedColumn } from '../../../platform/secrets/reseal.ts';

export type AffiliateId = Id<'aff'>;
export type PostbackId = Id<'pbk'>;

export interface Affiliate {
  readonly id: AffiliateId;
  readonly code: string;
  readonly name: string;
  readonly sharePoints: number;
  readonly carriesOver: boolean;
  readonly postbackUrl: string | null;
  readonly postbackOn: boolean;
  readonly hasSecret: boolean;
  readonly madeAt: Date;
  readonly endedAt: Date | null;
}

export const secretPurpose = 'affiliate-postback';
export const bindingOf = (id: AffiliateId): string => `affiliates:${id}`;

export const sealedAffiliateSecrets: SealedColumn = {
  ...{ table: 'affiliates', key: 'id', column: 'secret_sealed', purpose: secretPurpose },
  binding: `'affiliates:' || it.id`,
};

/** What players brought, in subunits of one currency. */
export interface Result {
  readonly currency: CurrencyCode;
  readonly games: bigint;
  readonly bonuses: bigint;
  readonly reversals: bigint;
}

/** EUR cents. */
export interface Revenue {
  readonly games: bigint;
  readonly bonuses: bigint;
  readonly reversals: bigint;
  readonly net: bigint;
}

const centsOf = (currency: CurrencyCode, subunits: bigint, rate: Pick<Rate, 'currency' | 'scaled'>): bigint => {
  // Toward zero on both sides.
  const cents = toEur(money(currency, subunits < 0n ? -subunits : subunits), rate, 'floor').subunits;
  return subunits < 0n ? -cents : cents;
};

/** Net revenue = what rounds brought the house − what promotions gave − what reversed deposits left unpaid. */
export const revenueOf = (results: readonly Result[], rateOf: (currency: CurrencyCode) => bigint): Revenue => {
  const sum = (part: 'games' | 'bonuses' | 'reversals') =>
    results.reduce(
      (cents, one) =>
        cents + centsOf(one.currency, one[part], { currency: one.currency, scaled: rateOf(one.currency) }),
      0n,
    );
  const [games, bonuses, reversals] = [sum('games'), sum('bonuses'), sum('reversals')];
  return { games, bonuses, reversals, net: games - bonuses - reversals };
};

/** Of a month: the share is rounded down; a loss goes on to the next month only if it is agreed so. */
export const shareOf = (
  net: bigint,
  carriedIn: bigint,
  { sharePoints, carriesOver }: Pick<Affiliate, 'sharePoints' | 'carriesOver'>,
): { readonly share: bigint; readonly carriedOut: bigint } => {
  const base = net + carriedIn;
  if (base > 0n) return { share: (base * BigInt(sharePoints)) / 10_000n, carriedOut: 0n };
  return { share: 0n, carriedOut: carriesOver ? base : 0n };
};

export interface MonthSpan {
  /** `YYYY-MM`, UTC. */
  readonly month: string;
  readonly from: Date;
  readonly to: Date;
}

export const monthAt = (at: Date): MonthSpan => {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  const from = new Date(Date.UTC(year, month, 1));
  return { month: from.toISOString().slice(0, 7), from, to: new Date(Date.UTC(year, month + 1, 1)) };
};

export const nextMonth = ({ to }: MonthSpan): MonthSpan => monthAt(to);

/** Minutes before the next attempt, by the number of those that failed; then it is given up. */
const pauses = [1, 5, 30, 120, 360, 720, 1_440];
export const mostAttempts = pauses.length + 1;
export const retryAt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + (pauses[attempts - 1] ?? pauses[pauses.length - 1] ?? 1_440) * 60_000);
