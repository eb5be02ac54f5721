/** What ends the bets of a decided round: each as an element of the ledger, a batch at a time. */
import type { AnyGame } from '@carmine/games';
import type { Database } from '../../../database/database.ts';
import type { CommitReply, Wallet } from '../../wallet/index.ts';
import type { GameLibrary } from '../catalogue/game-library.ts';
import type { StudioStepDeps } from '../studio/step-studio.ts';
import type { ChainDeps } from './chains.ts';
import { endOf, flightBetOf } from './flight-end.ts';
import { flown, paid, returned, streamOfRound, type EurRateOf } from './live-element.ts';
import * as store from './live-store.ts';
import type { Held, LiveBet, LiveRound } from './live-store.ts';

export interface TableDeps extends ChainDeps, StudioStepDeps {
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

export const gameOf = ({ games }: Pick<TableDeps, 'games'>, { gameId, mathVersion }: LiveRound): AnyGame => {
  const game = games.byMath(gameId, mathVersion);
  if (game?.live === undefined) throw new Error(`No maths left for a round of ${gameId}`);
  return game;
};

const elementOf = async (deps: TableDeps, round: LiveRound, bet: LiveBet) => {
  const known = { bet, round, eurRate: await deps.eurRate(bet.currency) };
  if (round.phase === 'voided') return returned(known, `live:${bet.roundId}`, 'voided');
  const game = gameOf(deps, round);
  const flight = game.live?.flight;
  if (flight === undefined) return paid(known, { game, stream: () => streamOfRound(round) });
  return flown(known, endOf(flightBetOf(bet.params), round, { flight, crash: flight.crashOf(round.result) }));
};

/** True if anything was booked. A bet is left out when the table is no longer ours, or the bet is not open any more. */
export const takeReplies = (
  deps: Pick<TableDeps, 'settled'>,
  round: Pick<LiveRound, 'id'>,
  bets: readonly LiveBet[],
  replies: readonly (CommitReply | undefined)[],
): boolean => {
  const strange = replies.find((reply) => reply !== undefined && reply.status !== 'settled');
  if (strange !== undefined) throw new Error(`A bet of live round ${round.id} was not settled: ${strange.status}`);
  deps.settled(
    bets.flatMap((bet, i) => {
      const reply = replies[i];
      return reply?.status === 'settled' ? [{ bet, balances: reply.balances }] : [];
    }),
  );
  return replies.some((reply) => reply !== undefined);
};

/** All of them, a batch at a time, until none is left or the table is no longer ours. */
export const settle = async (deps: TableDeps, held: Held, round: LiveRound): Promise<void> => {
  for (;;) {
    const bets = await store.placedBets(deps.db, round.id, batch);
    if (bets.length === 0) return;
    const elements = await Promise.all(bets.map((bet) => elementOf(deps, round, bet)));
    if (!takeReplies(deps, round, bets, await store.settleBets(deps.wallet, held, round.id, elements))) return;
  }
};
