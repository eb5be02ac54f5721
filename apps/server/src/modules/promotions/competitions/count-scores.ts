/**
 * Consumer of the round feed: the scores of races and tournaments. A round that is voided or reversed is taken out, and the next best
 * takes its place. Written in the transaction that moves the cursor.
 */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { FeedBatch, FeedConsumer, RoundStake } from '../../wallet/index.ts';
import { rewardOf, type Competition } from './competition.ts';
import * as competitions from './competition-store.ts';
import type { CompetitionDeps, CompetitionId } from './deps.ts';
import * as places from './place-store.ts';
import { bestFirst, roundsKept, scoreOf, sumOf, type CountedRound, type Rates } from './score.ts';

export const consumerName = 'promotions.competitions';

const byPlayer = <T extends { readonly playerId: PlayerId }>(items: readonly T[]): [PlayerId, T[]][] => {
  const groups = new Map<PlayerId, T[]>();
  for (const item of items) groups.set(item.playerId, [...(groups.get(item.playerId) ?? []), item]);
  // Always in the same order, to prevent deadlocks.
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
};

interface Batch {
  readonly sql: Sql;
  readonly batch: FeedBatch;
  readonly rates: Rates;
  readonly slots: readonly string[];
}

const counted = ({ rates, slots }: Batch, competition: Competition, rounds: readonly RoundStake[], from?: Date) => {
  const rules = rewardOf(competition);
  const games = new Set(rules.games === 'all_slots' ? slots : rules.games);
  const { startsAt, endsAt } = competition;
  const span = { startsAt: from !== undefined && from > startsAt ? from : startsAt, endsAt };
  return rounds.flatMap((round) => scoreOf(round, rules, { span, games, rates }) ?? []);
};

/** Keeps the rounds that make the score; returns whether it changed. */
const keepBest = async (
  { sql }: Batch,
  competition: Competition,
  playerId: PlayerId,
  rounds: readonly CountedRound[],
  before: bigint,
): Promise<boolean> => {
  const kept = rounds.toSorted(bestFirst).slice(0, roundsKept(rewardOf(competition)));
  const score = sumOf(kept);
  await places.replaceRounds(sql, [playerId, competition.id], kept);
  await places.saveScore(sql, [playerId, competition.id], score);
  return score.score !== before;
};

/** Stakes are added up; only what can be reversed is remembered by round. */
const addStakes = async (
  { sql }: Batch,
  { id }: Competition,
  playerId: PlayerId,
  { rounds, reversible }: { rounds: readonly CountedRound[]; reversible: ReadonlySet<bigint> },
  { score: before, scoreAt }: { score: bigint; scoreAt: Date | null },
): Promise<boolean> => {
  const known = await places.roundsOf(sql, playerId, id);
  await places.replaceRounds(
    sql,
    [playerId, id],
    [...known, ...rounds.filter(({ roundId }) => reversible.has(roundId))],
  );
  const added = sumOf(rounds);
  await places.saveScore(sql, [playerId, id], { ...added, score: before + added.score, at: added.at ?? scoreAt });
  return added.score > 0n;
};

const countFor = async (
  context: Batch,
  competition: Competition,
  playerId: PlayerId,
  stakes: readonly RoundStake[],
) => {
  const { sql } = context;
  const first = counted(context, competition, stakes)[0];
  if (first === undefined) return false;
  const key = [playerId, competition.id] as const;
  if (competition.kind === 'race')
    await places.insertPlayer(sql, key, { currency: first.currency, entry: 0n, at: competition.startsAt });
  const player = await places.lockPlayer(sql, ...key);
  if (player === undefined || player.refundedAt !== null) return false;
  const rounds = counted(context, competition, stakes, player.enteredAt);
  if (rounds.length === 0) return false;
  if (rewardOf(competition).score === 'total_staked') {
    const reversible = new Set(stakes.filter((one) => one.reversible).map(({ roundId }) => roundId));
    return addStakes(context, competition, playerId, { rounds, reversible }, player);
  }
  return keepBest(context, competition, playerId, [...(await places.roundsOf(sql, ...key)), ...rounds], player.score);
};

/** Scores a player again after a reversal: what was taken out may have kept a better round from counting. */
const recount = async (context: Batch, competition: Competition, playerId: PlayerId, undone: readonly RoundStake[]) => {
  const { sql, batch } = context;
  const player = await places.lockPlayer(sql, playerId, competition.id);
  if (player === undefined) return false;
  if (rewardOf(competition).score !== 'total_staked') {
    const all = await batch.stakesWithin(playerId, competition.startsAt, competition.endsAt);
    return keepBest(context, competition, playerId, counted(context, competition, all, player.enteredAt), player.score);
  }
  const known = await places.roundsOf(sql, playerId, competition.id);
  const now = counted(context, competition, undone, player.enteredAt);
  const left = known.flatMap((round) => {
    if (!undone.some(({ roundId }) => roundId === round.roundId)) return [round];
    return now.find(({ roundId }) => roundId === round.roundId) ?? [];
  });
  const change = sumOf(left).score - sumOf(known).score;
  await places.replaceRounds(sql, [playerId, competition.id], left);
  const { score, scoreAt: at } = player;
  await places.saveScore(sql, [playerId, competition.id], { score: score + change, at, currency: undefined });
  return change !== 0n;
};

const countBatch = async (deps: CompetitionDeps, sql: Sql, batch: FeedBatch): Promise<Set<CompetitionId>> => {
  const changed = new Set<CompetitionId>();
  const stakes = await batch.stakes();
  const reversals = byPlayer(await batch.reversals());
  if (stakes.length === 0 && reversals.length === 0) return changed;
  const [known, slots] = await Promise.all([deps.rates.all(), deps.slots()]);
  const rates = new Map(known.map(({ currency, scaled }) => [currency, scaled]));
  const context: Batch = { sql, batch, rates, slots };
  const times = stakes.map(({ settledAt }) => settledAt.getTime());
  const open =
    stakes.length === 0
      ? []
      : await competitions.lockScoring(sql, new Date(Math.min(...times)), new Date(Math.max(...times)));
  for (const [playerId, own] of open.length === 0 ? [] : byPlayer(stakes))
    for (const competition of open)
      if (await countFor(context, competition, playerId, own)) changed.add(competition.id);
  for (const [playerId, ofPlayer] of reversals) {
    const rounds = [...new Set(ofPlayer.map(({ roundId }) => roundId))];
    const undone = await batch.stakesOf(playerId, rounds);
    for (const { competitionId } of await places.countingRounds(sql, playerId, rounds)) {
      const competition = await competitions.lockCompetition(sql, competitionId, 'share');
      if (competition === undefined || competition.rankedAt !== null) continue;
      if (await recount(context, competition, playerId, undone)) changed.add(competition.id);
    }
  }
  return changed;
};

export const competitionConsumer = (deps: CompetitionDeps): FeedConsumer => ({
  name: consumerName,
  startsAt: 'now',
  handle: async (sql, batch) => {
    for (const id of await countBatch(deps, sql, batch)) deps.hintTable(id);
  },
});
