/** The jackpots of a game as its scene shows them: published in EUR, shown in the currency of the launch. */
import type { Jackpot } from '@carmine/contract/games/jackpots';
import type { ShownPool } from '@carmine/games/stage';
import { fromEur, rateDecimals, readAmount, type CurrencyCode } from '@carmine/money';

interface Purse {
  readonly currency: CurrencyCode;
  /** EUR for one unit, in 1/10¹⁸. */
  readonly eurRate: bigint | undefined;
}

const cents = (euros: string): bigint => readAmount('EUR', euros).subunits;
const steps = 1_000n;

const reachedOf = (amount: string, seed: string, mustHitBy: string): number => {
  const [from, now, to] = [cents(seed), cents(amount), cents(mustHitBy)];
  const way = to > from ? to - from : 1n;
  return Math.min(1, Math.max(0, Number(((now - from) * steps) / way) / Number(steps)));
};

/** Digits below a cent say nothing of an amount of cents. */
const grain = (cent: bigint): bigint => (cent < 10n ? 1n : 10n ** BigInt(String(cent).length - 1));

/** None without a rate: an amount of euros would be read as one of the currency. */
export const shownPools = (
  jackpots: readonly Jackpot[],
  ids: readonly string[],
  { currency, eurRate }: Purse,
): readonly ShownPool[] => {
  const scaled = currency === 'EUR' ? 10n ** BigInt(rateDecimals) : eurRate;
  if (scaled === undefined) return [];
  const exactly = (euros: string): bigint => fromEur(readAmount('EUR', euros), { currency, scaled }, 'floor').subunits;
  const step = grain(exactly('0.01'));
  const worth = (euros: string): bigint => (exactly(euros) / step) * step;
  return jackpots
    .filter(({ id }) => ids.includes(id))
    .map(({ id, level, amount, seed, mustHitBy }) => ({
      ...{ id, level, amount: worth(amount) },
      ...(mustHitBy === undefined ? {} : { mustHitBy: worth(mustHitBy), reached: reachedOf(amount, seed, mustHitBy) }),
    }));
};
