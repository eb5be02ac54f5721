/** Resolves abandoned rounds by each game's published rule, which never stakes more, and says so in the event of their end. */
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Round, RoundEndSaid, Wallet } from '../../wallet/index.ts';
import { actMove } from '../play/make-move.ts';
import { saidOf, type SaidDeps } from './round-said.ts';
import { realHistory, type RealHistoryDeps } from '../real/real-history.ts';
import { realLedger, type RealLedgerDeps } from '../real/real-ledger.ts';
import type { RealOwner } from '../real/real-owner.ts';
import { realPairs, type RealPairsDeps } from '../real/real-pairs.ts';
import { requestHash } from '../rounds/request-hash.ts';
import type { Pairs } from '../rounds/pairs.ts';
import type { BookedRound } from '../rounds/round-history.ts';
import { isTaken } from '../rounds/round-ledger.ts';

/** Why the house plays a round to its end. */
export type EndReason = RoundEndSaid['reason'];

export interface ResolveDeps extends SaidDeps {
  readonly clock: Clock;
  readonly real: RealHistoryDeps & RealLedgerDeps & RealPairsDeps;
  readonly wallet: Pick<Wallet, 'openRounds' | 'overdueRounds' | 'actForPlayer'>;
}

const mostSteps = 1_000;

/** Returns true if the round is settled, false if it changed meanwhile and has to be read again. */
const step = async (
  deps: ResolveDeps,
  { owner, pairs, reason }: { readonly owner: RealOwner; readonly pairs: Pairs; readonly reason: EndReason },
  round: BookedRound,
): Promise<boolean> => {
  const { games, clock, real, wallet } = deps;
  const game = games.byMath(round.gameId, round.mathVersion);
  const seeds = await pairs.ofRound(round);
  if (game === undefined || seeds === undefined) throw new Error(`No game or seeds left to resolve round ${round.id}`);
  const action = game.auto((round.snapshot as { state: unknown }).state);
  if (action === null) throw new Error(`${round.gameId} has no automatic action for round ${round.id}`);
  const key = `auto:${round.id}:${round.seq}`;
  const made = actMove({ game, round, action, seeds, key, requestHash: requestHash({ key }), now: clock.now() });
  if (!made.ok) throw new Error(`${round.gameId} refuses its own automatic action in round ${round.id}`);
  const said = { ...saidOf(deps, round), reason, action: action.type };
  const ledger = realLedger(real, owner, (element) => wallet.actForPlayer(element, said));
  const reply = await ledger.commit(made.move);
  if (reply.status === 'closed') return true;
  if (!isTaken(reply) && reply.status !== 'stale_seq')
    throw new Error(`Round ${round.id} cannot be resolved: ${reply.status}`);
  return isTaken(reply) && made.move.final;
};

const resolve = async (deps: ResolveDeps, round: Round, reason: EndReason): Promise<void> => {
  const { playerId, currency, gameId } = round;
  const owner = { playerId, currency, gameId, playSessionId: undefined, country: undefined };
  const history = realHistory(deps.real, owner);
  const owned = { owner, pairs: realPairs(deps.real, playerId), reason };
  for (let count = 0; count < mostSteps; count += 1) {
    const current = await history.findRound(round.id);
    if (current?.status !== 'open' || (await step(deps, owned, current))) return;
  }
  throw new Error(`Round ${round.id} does not end`);
};

/** One round that cannot be resolved keeps no other waiting; whoever asked fails after them, so that it is seen. */
const resolveAll = async (
  deps: ResolveDeps,
  rounds: AsyncIterable<Round> | Iterable<Round>,
  reason: EndReason,
): Promise<number> => {
  const failed: unknown[] = [];
  let count = 0;
  for await (const round of rounds) {
    count += 1;
    await resolve(deps, round, reason).catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of ${count} rounds stay open`);
  return count;
};

const pageSize = 100;

/** Page by page, so that a page of rounds that cannot be resolved keeps no other waiting either. */
const allOverdue = async function* ({ wallet }: Pick<ResolveDeps, 'wallet'>): AsyncGenerator<Round> {
  let page = await wallet.overdueRounds(pageSize);
  while (page.length > 0) {
    yield* page;
    page = page.length < pageSize ? [] : await wallet.overdueRounds(pageSize, page.at(-1)?.id);
  }
};

export const createResolve = (deps: ResolveDeps) => ({
  /** On exclusion, lock and closing: immediately. A bet at a live table waits for the end of its round, like everybody's. */
  ofPlayer: async (playerId: PlayerId, reason: EndReason): Promise<void> => {
    const rounds = await deps.wallet.openRounds(playerId);
    const own = rounds.filter(({ sharedRoundId }) => sharedRoundId === undefined);
    await resolveAll(deps, own, reason);
  },
  /** Rounds past their deadline; returns the number resolved. */
  overdue: (): Promise<number> => resolveAll(deps, allOverdue(deps), 'expired'),
});
