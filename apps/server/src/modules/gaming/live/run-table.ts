/** One step of a table's rounds. Which one is due, the database says; a step that is repeated or late changes nothing. */
import type { AnyGame } from '@carmine/games';
import type { Database } from '../../../database/database.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { GameLibrary } from '../catalogue/game-library.ts';
import { keepChains, type ChainDeps } from './chains.ts';
import { paid, returned, streamOfLink, type EurRateOf } from './live-element.ts';
import { settleDemoBets } from './demo-bets.ts';
import * as store from './live-store.ts';
import type { Held, LiveBet, LiveRound, LiveTable } from './live-store.ts';

export interface TableDeps extends ChainDeps {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'commitRoundsBy'>;
  readonly games: Pick<GameLibrary, 'byMath'>;
  /** The newest version of a game of live tables. */
  readonly liveGame: (id: string) => AnyGame | undefined;
  readonly eurRate: EurRateOf;
  /** After the commit of each settled or returned bet. */
  readonly settled: (bets: readonly SettledBet[]) => void;
}

export interface SettledBet {
  readonly bet: LiveBet;
  readonly balances: { readonly cash: bigint; readonly bonus: bigint };
}

/** Bets paid by one transaction. */
const batch = 128;
/** What a viewer may wait for news of the bets of others. */
const shareMs = 500;

const gameOf = ({ games }: TableDeps, { gameId, mathVersion }: LiveRound): AnyGame => {
  const game = games.byMath(gameId, mathVersion);
  if (game?.live === undefined) throw new Error(`No maths left for a round of ${gameId}`);
  return game;
};

const elementOf = async (deps: TableDeps, round: LiveRound, bet: LiveBet) => {
  const known = { bet, round, eurRate: await deps.eurRate(bet.currency) };
  return round.link === null
    ? returned(known, `live:${bet.roundId}`, 'voided')
    : paid(known, { game: gameOf(deps, round), link: round.link, salt: round.salt });
};

/** All of them, a batch at a time. False: the table is no longer ours. */
const settle = async (deps: TableDeps, held: Held, round: LiveRound): Promise<boolean> => {
  for (;;) {
    const bets = await store.placedBets(deps.db, round.id, batch);
    if (bets.length === 0) return true;
    const elements = await Promise.all(bets.map((bet) => elementOf(deps, round, bet)));
    const replies = await store.settleBets(deps.wallet, held, round.id, elements);
    if (replies.every((reply) => reply === undefined)) return false;
    const strange = replies.find((reply) => reply !== undefined && reply.status !== 'settled');
    if (strange !== undefined) throw new Error(`A bet of live round ${round.id} was not settled: ${strange.status}`);
    deps.settled(
      bets.flatMap((bet, i) => {
        const reply = replies[i];
        return reply?.status === 'settled' ? [{ bet, balances: reply.balances }] : [];
      }),
    );
  }
};

const settleDemo = (deps: TableDeps, round: LiveRound): Promise<void> =>
  settleDemoBets(
    deps.db,
    round.id,
    round.link === null ? undefined : { game: gameOf(deps, round), link: round.link, salt: round.salt },
  );

const reveal = async (deps: TableDeps, held: Held, round: LiveRound, runningMs = 0): Promise<void> => {
  const found = await store.openLink(deps.db, held, round.id);
  if (found === undefined) return;
  const { live } = gameOf(deps, round);
  const link = deps.links.open(found);
  const result = live?.result(streamOfLink({ link, salt: found.salt })) ?? null;
  if (!(await store.revealRound(deps.db, held, round.id, { link, result, runningMs })))
    throw new Error(`The link of live round ${round.id} is not the one that was committed to, or the table is lost`);
};

const begin = async (deps: TableDeps, held: Held, { gameId, timing }: LiveTable): Promise<boolean> => {
  const game = deps.liveGame(gameId);
  if (game?.live === undefined) throw new Error(`${gameId} is no game of a live table`);
  await keepChains(deps, held.tableId);
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
      return isDue ? 0 : Math.min(waits, shareMs);
    case 'closed':
      if (isDue) await reveal(deps, held, round, timing?.runningMs);
      return isDue ? 0 : waits;
    case 'running':
      await settle(deps, held, round);
      await settleDemo(deps, round);
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
