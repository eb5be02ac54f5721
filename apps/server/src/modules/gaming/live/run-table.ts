/** One step of a table's rounds. Which one is due, the database says; a step that is repeated or late changes nothing. */
import { keepChains } from './chains.ts';
import { placedDemoBets } from './demo-bet-store.ts';
import { demoOutcomeOf, settleDemoBets } from './demo-bets.ts';
import { demoEndOf } from './demo-cash-out.ts';
import { shareCashOuts } from './flight-store.ts';
import { streamOfRound } from './live-element.ts';
import { studioOf } from '../studio/hear-studio.ts';
import { announceRound, decideRound, watchStudios } from '../studio/step-studio.ts';
import * as store from './live-store.ts';
import type { Held, LiveRound, LiveTable } from './live-store.ts';
import { fly, launch, openResult } from './run-flight.ts';
import { gameOf, settle, type TableDeps } from './settle-bets.ts';

/** What a viewer may wait for news of the bets of others. */
const shareMs = 500;
/** How often a closed round looks for its studio's result. */
const studioMs = 250;

/** By what decided it, or returned where the round is void. */
const settleDemo = (deps: TableDeps, round: LiveRound): Promise<void> => {
  const { id, phase, result } = round;
  const game = gameOf(deps, round);
  const flight = game.live?.flight;
  const end =
    phase === 'voided'
      ? () => undefined
      : flight === undefined
        ? demoOutcomeOf({ game, stream: () => streamOfRound(round) })
        : demoEndOf(round, { flight, crash: flight.crashOf(result) });
  return settleDemoBets(deps.db, end, (size) => placedDemoBets(deps.db, id, size));
};

const reveal = async (deps: TableDeps, held: Held, round: LiveRound, runningMs = 0): Promise<void> => {
  const opened = await openResult(deps, held, round, gameOf(deps, round));
  if (opened === undefined) return;
  if (!(await store.revealRound(deps.db, held, round.id, { ...opened, runningMs })))
    throw new Error(`The link of live round ${round.id} is not the one that was committed to, or the table is lost`);
};

/** Of a game that flies. */
const flightOf = (deps: TableDeps, round: LiveRound) => {
  const game = gameOf(deps, round);
  const flight = game.live?.flight;
  return flight === undefined ? undefined : { game, flight };
};

const endClosed = async (deps: TableDeps, held: Held, round: LiveRound, runningMs = 0): Promise<void> => {
  const flying = flightOf(deps, round);
  await (flying === undefined ? reveal(deps, held, round, runningMs) : launch(deps, held, round, flying));
};

const goOn = async (deps: TableDeps, held: Held, round: LiveRound, runningMs = 0): Promise<number> => {
  const flying = flightOf(deps, round);
  if (flying === undefined) throw new Error(`Round ${round.id} flies without a game that does`);
  const waits = await fly(deps, held, round, flying);
  if (waits === undefined) await reveal(deps, held, round, runningMs);
  return waits ?? 0;
};

const begin = async (deps: TableDeps, held: Held, { gameId, studio, timing }: LiveTable): Promise<boolean> => {
  const game = deps.liveGame(gameId);
  if (game?.live === undefined) throw new Error(`${gameId} is no game of a live table`);
  if ((studio !== null) !== (game.live.studio === true))
    throw new Error(`The rules of ${gameId} say something else about who decides its rounds`);
  // A studio that is not connected any more would never play it.
  if (studio !== null && studioOf(deps, studio) === undefined) return false;
  await (studio === null ? keepChains(deps, held.tableId) : watchStudios(deps));
  const { mathVersion, live } = game;
  return store.beginRound(deps.db, held, { mathVersion, bettingMs: timing?.bettingMs ?? live.timing.bettingMs });
};

/** Until the next step, in milliseconds; undefined: the table has closed and its last round is over. */
export const stepTable = async (deps: TableDeps, held: Held): Promise<number | undefined> => {
  const [table, [round]] = await Promise.all([
    store.findTable(deps.db, held.tableId),
    store.lastRounds(deps.db, held.tableId, 1),
  ]);
  if (table === undefined) return undefined;
  const timing = round === undefined ? undefined : { ...gameOf(deps, round).live?.timing, ...table.timing };
  const isDue = round === undefined || round.dueInMs <= 0;
  const waits = round === undefined ? 0 : Math.max(Math.ceil(round.dueInMs), 0);
  switch (round?.phase) {
    case 'betting':
      // Asked early too: a round that the database was away from is void at once.
      if (await store.closeRound(deps.db, held, round.id, timing?.closedMs ?? 0)) return 0;
      await store.shareBets(deps.db, held, round.id);
      if (round.studio !== null) await announceRound(deps, held, round);
      return isDue ? 0 : Math.min(waits, shareMs);
    case 'closed':
      if (isDue && round.studio !== null)
        return (await decideRound(deps, held, round, { game: gameOf(deps, round), runningMs: timing?.runningMs ?? 0 }))
          ? 0
          : studioMs;
      if (isDue) await endClosed(deps, held, round, timing?.runningMs);
      return isDue ? 0 : waits;
    case 'flying':
      return goOn(deps, held, round, timing?.runningMs);
    case 'running':
      await settle(deps, held, round);
      await settleDemo(deps, round);
      if (round.flightLimit !== null) await shareCashOuts(deps.db, held, round.id);
      if (isDue) await store.endRound(deps.db, held, round.id, timing?.restMs ?? 0);
      return isDue ? 0 : waits;
    case 'voided':
    case 'settled':
    case undefined:
    default:
      if (round?.phase === 'voided') await settle(deps, held, round);
      // What came in the instant of closing is booked by now.
      if (round !== undefined && isDue) await settleDemo(deps, round);
      if (!table.open) return undefined;
      if (!isDue) return waits;
      // Without a chain that is ready the table waits for its salt.
      return (await begin(deps, held, table)) ? 0 : shareMs;
  }
};
