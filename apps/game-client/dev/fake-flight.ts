/** A flight that stands still in one moment: who is on it, and own bets that can be cashed out there. */
import type { Rider, TableBet, TableSnapshot } from '@carmine/contract/games/live-tables';
import type { AnyGame } from '@carmine/games';
import { factorAt, msTo, writeFactor } from '@carmine/games';

type Flight = NonNullable<AnyGame['live']>['flight'];

const limit = 931_240;
const highest = 1_000_000;

/** Masked name, stake in EUR cents, where it is cashed out, in hundredths. */
const riders: readonly (readonly [string, number, number?])[] = [
  ['77***n', 20_000],
  ['m***a7', 12_000, 320],
  ['p***el', 7_500, 162],
  ['Ko***i', 6_000, 305],
  ['Ne***k', 4_000, 190],
  ['ju***o', 3_000, 150],
  ['bl***e', 2_500],
  ['sa***r', 1_850, 240],
  ['ro***a', 1_500, 131],
  ['t***os', 1_200, 201],
  ['vi***x', 900],
  ['d***an', 650],
];

/** Milliseconds from the start of the flight to its end. */
export const flightMsOf = (flight: Flight, crash: number): number =>
  flight === undefined ? 0 : msTo(crash, flight.doublingMs);

/** How far it has come by now. */
export const factorNow = (flight: NonNullable<Flight>, startedAt: number, now: number, crash: number): number =>
  Math.min(crash, factorAt({ startedAt, doublingMs: flight.doublingMs }, now));

const riderOf = ([name, cents, at]: (typeof riders)[number], factor: number): Rider => ({
  ...{ key: name, name, stakedCents: String(cents) },
  ...(at === undefined || at > factor
    ? {}
    : { at: writeFactor(at), payoutCents: String(Math.floor((cents * at) / 100)) }),
});

/** `factor`: how far it has come, 0 before it. */
export const flightParts = (
  flight: NonNullable<Flight>,
  { startedAt, hasStarted, factor }: { startedAt: string; hasStarted: boolean; factor: number },
): { readonly round: Pick<NonNullable<TableSnapshot['round']>, 'flight'>; readonly riders: readonly Rider[] } => ({
  round: hasStarted ? { flight: { startedAt, doublingMs: flight.doublingMs, limit: writeFactor(limit) } } : {},
  riders: riders.map((rider) => riderOf(rider, factor)),
});

/** What a flight adds to a bet. */
export const flightBetParts = (at: number | undefined): Partial<TableBet> => ({
  limit: writeFactor(highest),
  ...(at === undefined ? {} : { cashedOutAt: writeFactor(at) }),
});
