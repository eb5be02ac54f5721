/** Resolves abandoned rounds by each game's published rule, which never stakes more. */
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Round, Wallet } from '../../wallet/index.ts';
import type { GameLibrary } from '../catalogue/game-library.ts';
import { actMove } from './make-move.ts';
import { realHistory, type RealHistoryDeps } from '../real/real-history.ts';
import { realLedger, type RealLedgerDeps } from '../real/real-ledger.ts';
import { realPairs, type RealPairsDeps } from '../real/real-pairs.ts';
import { requestHash } from '../rounds/request-hash.ts';
import type { Pairs } from '../rounds/pairs.ts';
import type { BookedRound } from '../rounds/round-history.ts';
import { isTaken, type RoundLedger } from '../rounds/round-ledger.ts';

export interface ResolveDeps {
  readonly clock: Clock;
  readonly games: GameLibrary;
  readonly real: RealHistoryDeps & RealLedgerDeps & RealPairsDeps;
  readonly wallet: Pick<Wallet, 'openRounds' | 'overdueRounds'>;
}

const mostSteps = 1_000;

/** Returns true if the round is settled, false if it changed meanwhile and has to be read again. */
const step = async (
  { games, clock }: ResolveDeps,
  { ledger, pairs }: { readonly ledger: RoundLedger; readonly pairs: Pairs },
  round: BookedRound,
): Promise<boolean> => {
  const game = games.byMath(round.gameId, round.mathVersion);
  const seeds = await pairs.ofRound(round);
  if (game === undefined || seeds === undefined) throw new Error(`No game or seeds left to resolve round ${round.id}`);
  const action = game.auto((round.snapshot as { state: unknown }).state);
  if (action === null) throw new Error(`${round.gameId} has no automatic action for round ${round.id}`);
  const key = `auto:${round.id}:${round.seq}`;
  const made = actMove({ game, round, action, seeds, key, requestHash: requestHash({ key }), now: clock.now() });
  if (!made.ok) throw new Error(`${round.gameId} refuses its own automatic action in round ${round.id}`);
  const reply = await ledger.commit(made.move);
  if (reply.status === 'closed') return true;
  if (!isTaken(reply) && reply.status !== 'stale_seq')
    throw new Error(`Round ${round.id} cannot be resolved: ${reply.status}`);
  return isTaken(reply) && made.move.final;
};

const resolve = async (deps: ResolveDeps, round: Round): Promise<void> => {
  const { playerId, currency, gameId } = round;
  const owner = { playerId, currency, gameId, playSessionId: undefined, country: undefined };
  const history = realHistory(deps.real, owner);
  const owned = { ledger: realLedger(deps.real, owner), pairs: realPairs(deps.real, playerId) };
  for (let count = 0; count < mostSteps; count += 1) {
    const current = await history.findRound(round.id);
    if (current?.status !== 'open' || (await step(deps, owned, current))) return;
  }
  throw new Error(`Round ${round.id} does not end`);
};

export const createResolve = (deps: ResolveDeps) => ({
  /** On exclusion, lock and closing: immediately. A bet at a live table waits for the end of its round, like everybody's. */
  ofPlayer: async (playerId: PlayerId): Promise<void> => {
    const rounds = await deps.wallet.openRounds(playerId);
    for (const round of rounds) if (round.sharedRoundId === undefined) await resolve(deps, round);
  },
  /** Rounds past their deadline; returns the number resolved. */
  overdue: async (): Promise<number> => {
    const rounds = await deps.wallet.overdueRounds(100);
    for (const round of rounds) await resolve(deps, round);
    return rounds.length;
  },
});
