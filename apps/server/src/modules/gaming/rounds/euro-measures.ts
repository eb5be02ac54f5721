/** Amounts played in EUR cents, computed identically for the activity page, the frame and its reality check. */
import { currency, money, toEur, type CurrencyCode } from '@carmine/money';
import type { Rates } from '../../rates/index.ts';

export interface Played {
  readonly rounds: number;
  readonly staked: bigint;
  readonly returned: bigint;
}

export const none: Played = { rounds: 0, staked: 0n, returned: 0n };
export const plus = (a: Played, b: Played): Played => ({
  rounds: a.rounds + b.rounds,
  staked: a.staked + b.staked,
  returned: a.returned + b.returned,
});

export const byKey = <T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

type PlayedIn = Played & { readonly currency: CurrencyCode };

/** Uses the last known rates; a currency that never had one counts as zero. */
export const euroMeasures = async (rates: Pick<Rates, 'all'>) => {
  const scaled = new Map((await rates.all()).map((rate) => [rate.currency, rate.scaled]));
  const cents = (code: CurrencyCode, amount: bigint): bigint => {
    const rate = scaled.get(code);
    return rate === undefined ? 0n : toEur(money(code, amount), { currency: code, scaled: rate }, 'floor').subunits;
  };
  const inEur = (code: CurrencyCode, one: Played): Played => ({
    rounds: one.rounds,
    staked: cents(code, one.staked),
    returned: cents(code, one.returned),
  });
  return {
    cents,
    /** EUR per unit in 1/10¹⁸. */
    rateOf: (code: CurrencyCode): bigint | undefined => scaled.get(code),
    /** Sums each currency before converting, so that rounding happens once. */
    sumInEur: (parts: readonly PlayedIn[]): Played =>
      [...byKey(parts, (part) => part.currency)]
        .map(([code, same]) => inEur(code, same.reduce<Played>(plus, none)))
        .reduce(plus, none),
    centsOf: (code: CurrencyCode): number =>
      Number(((scaled.get(code) ?? 0n) * 100n) / 10n ** 6n) / 1e12 / Number(currency(code).subunitsToUnit),
  };
};

export type EuroMeasures = Awaited<ReturnType<typeof euroMeasures>>;

/** Sums per game, as the activity page does. */
export const sumByGame = (parts: readonly (PlayedIn & { readonly gameId: string })[], measured: EuroMeasures): Played =>
  [...byKey(parts, ({ gameId }) => gameId).values()].map(measured.sumInEur).reduce(plus, none);
