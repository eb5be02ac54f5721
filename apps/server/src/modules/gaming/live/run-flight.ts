/** A flight from its start to its end: what ends by itself is paid on the way, and everybody sees who has left. */
import type { AnyGame, Flight } from '@carmine/games';
import { flown, streamOfLink } from './live-element.ts';
import { placedFlightDemoBets } from './demo-bet-store.ts';
import { settleDemoBets } from './demo-bets.ts';
import { demoEndOf } from './demo-cash-out.ts';
import { endOf, flightBetOf } from './flight-end.ts';
import * as flights from './flight-store.ts';
import * as store from './live-store.ts';
import type { Held, LiveRound } from './live-store.ts';
import { takeReplies, type TableDeps } from './settle-bets.ts';

/** Bets paid by one transaction. */
const batch = 128;
/** What a viewer may wait for news of those who leave. */
const shareMs = 250;

/** The result of a round, for the worker that holds its table; undefined: it does not, or it is not the time. */
export const openResult = async (deps: TableDeps, held: Held, round: LiveRound, game: AnyGame) => {
  const found = await store.openLink(deps.db, held, round.id);
  if (found === undefined) return undefined;
  const link = deps.links.open(found);
  return { link, result: game.live?.result(streamOfLink({ link, salt: found.salt })) ?? null };
};

export const launch = async (
  deps: TableDeps,
  held: Held,
  round: LiveRound,
  { game, flight }: { readonly game: AnyGame; readonly flight: Flight },
): Promise<void> => {
  const opened = await openResult(deps, held, round, game);
  if (opened === undefined) return;
  const crash = flight.crashOf(opened.result);
  await flights.launchRound(deps.db, held, round.id, { crash, doublingMs: flight.doublingMs });
};

/** One batch; false: nothing was due. */
const pay = async (
  deps: TableDeps,
  held: Held,
  round: LiveRound,
  { flight, crash }: { readonly flight: Flight; readonly crash: number },
): Promise<boolean> => {
  const reached = await flights.reachedBy(deps.db, round.id, crash);
  const bets = await flights.dueBets(deps.db, round.id, reached, batch);
  if (bets.length === 0) {
    // Play money waits until all money is paid.
    await settleDemoBets(deps.db, demoEndOf(round, { flight, crash }), (size) =>
      placedFlightDemoBets(deps.db, round.id, { limit: round.flightLimit, reached }, size),
    );
    return false;
  }
  const elements = await Promise.all(
    bets.map(async (bet) => {
      const end = endOf(flightBetOf(bet.params), round, { flight, crash });
      return flown({ bet, round, eurRate: await deps.eurRate(bet.currency) }, end);
    }),
  );
  return takeReplies(deps, round, bets, await flights.payBets(deps.wallet, held, round.id, elements));
};

/** Until the next look, in milliseconds; undefined: it is over, and its result may be shown. */
export const fly = async (
  deps: TableDeps,
  held: Held,
  round: LiveRound,
  { game, flight }: { readonly game: AnyGame; readonly flight: Flight },
): Promise<number | undefined> => {
  const [opened, left] = await Promise.all([
    openResult(deps, held, round, game),
    flights.flightLeft(deps.db, held, round.id),
  ]);
  if (opened === undefined || left === undefined) return shareMs;
  if (left <= 0) return undefined;
  const paid = await pay(deps, held, round, { flight, crash: flight.crashOf(opened.result) });
  await flights.shareCashOuts(deps.db, held, round.id);
  return paid ? 0 : Math.min(Math.ceil(left), shareMs);
};
