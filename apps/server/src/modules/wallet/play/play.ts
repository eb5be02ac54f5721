/** Play sessions, seeds and rounds. */
import { createHash } from 'node:crypto';
import type { Database } from '../../../database/database.ts';
import type { Random } from '../../../platform/secrets/random.ts';
import type { CommitQueue } from '../rounds/commit-queue.ts';
import { createBatchLoader } from '../rounds/batch-loader.ts';
import { endPlaySessions, findPlaySessions, insertPlaySession } from './play-session-store.ts';
import { roundsOfSitting } from '../activity/play-time-store.ts';
import { jackpotWins, roundsOfSeed, seedsOfPlayer } from '../rounds/proof-store.ts';
import { reverseAction } from '../rounds/reversal-store.ts';
import { listRounds } from '../rounds/round-list-store.ts';
import * as rounds from '../rounds/round-store.ts';
import { activePair, findSeed, insertSeeds, rotateSeeds } from '../rounds/seed-store.ts';
import type { AskReply, RoundQuestion } from '../rounds/round.ts';
import type { Play } from '../wallet.ts';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface PlayDeps {
  readonly db: Database;
  readonly queue: Pick<CommitQueue, 'commit'>;
  readonly commitBy: Play['commitRoundsBy'];
  readonly actFor: Play['actForPlayer'];
  readonly ask: (question: RoundQuestion) => Promise<AskReply>;
  readonly random: Random;
}

export const createPlay = ({ db, queue, commitBy, actFor, ask, random }: PlayDeps): Play => {
  // Batched because every call of a game frame starts with this lookup.
  const findByHash = createBatchLoader((hashes: readonly Buffer[]) => findPlaySessions(db, hashes));
  return {
    openPlaySession: async (sql, input) => {
      const token = random.token();
      const id = await insertPlaySession(sql, { ...input, tokenHash: hashOf(token) });
      return id === undefined ? undefined : { id, token };
    },
    findPlaySession: (token) => findByHash(hashOf(token)),
    endPlaySessions,
    activeSeed: (playerId) => activePair(db, playerId),
    seed: (seedId) => findSeed(db, seedId),
    insertSeeds: async (sql, input) =>
      (await insertSeeds(sql, input)) ? { ok: true } : { ok: false, reason: 'already_seeded' },
    rotateSeeds: async (sql, input) => {
      const refusal = await rotateSeeds(sql, input);
      return refusal === '' ? { ok: true, revealed: input.activeSeedId } : { ok: false, reason: refusal };
    },
    commitRound: queue.commit,
    commitRoundsBy: commitBy,
    actForPlayer: actFor,
    askRound: ask,
    reverseAction,
    openRound: async (playerId, gameId) => (await rounds.openRounds(db, playerId, gameId))[0],
    openRounds: (playerId) => rounds.openRounds(db, playerId),
    overdueRounds: (size, after) => rounds.overdueRounds(db, size, after),
    expiringRounds: (withinMs, size) => rounds.expiringRounds(db, withinMs, size),
    warnOfDeadline: (round, said) => rounds.warnOfDeadline(db, round, said),
    findRound: (roundId) => rounds.findRound(db, roundId),
    lastSettledRound: (playerId, gameId, since) => rounds.lastSettledRound(db, playerId, gameId, since),
    roundsOfSitting: (place, size) => roundsOfSitting(db, place, size),
    roundActions: (playerId, roundId) => rounds.roundActions(db, playerId, roundId),
    seedsOfPlayer: (playerId, size) => seedsOfPlayer(db, playerId, size),
    roundsOfSeed: (place, size) => roundsOfSeed(db, place, size),
    jackpotWins: (roundIds) => jackpotWins(db, roundIds),
    betHistory: (filter) => rounds.betHistory(db, filter),
    listRounds: (filter) => listRounds(db, filter),
    playedGames: (playerId) => rounds.playedGames(db, playerId),
    latestWinners: (size) => rounds.latestWinners(db, size),
    topWinners: (size, since) => rounds.topWinners(db, size, since),
  };
};
