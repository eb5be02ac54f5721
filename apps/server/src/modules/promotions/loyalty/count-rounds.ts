/**
 * Consumer of the round feed: adds what settled rounds earn, and takes back what reversals undo. Written in the transaction that
 * moves the cursor, so each round counts exactly once. The level that sets the rate of a round is that before the round.
 */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { FeedBatch, FeedConsumer, RoundStake } from '../../wallet/index.ts';
import type { BreakSpan, LoyaltyDeps } from './deps.ts';
import { earningsOf, nothing, type Earnings } from './earnings.ts';
import { levelAt } from './levels.ts';
import * as store from './loyalty-store.ts';

const byPlayer = <T extends { readonly playerId: PlayerId }>(items: readonly T[]): Map<PlayerId, T[]> => {
  const groups = new Map<PlayerId, T[]>();
  for (const item of items) groups.set(item.playerId, [...(groups.get(item.playerId) ?? []), item]);
  return groups;
};

const isDuring = ({ settledAt }: RoundStake, spans: readonly BreakSpan[]): boolean =>
  spans.some(({ from, to }) => from <= settledAt && (to === null || settledAt < to));

interface Tally {
  points: bigint;
  staked: bigint;
  /** The most points at any time: a gift is for having reached a level. */
  peak: bigint;
  readonly rakeback: Map<CurrencyCode, bigint>;
}

const add = (tally: Tally, code: CurrencyCode, change: Earnings): void => {
  tally.points += change.points;
  tally.staked += change.staked;
  if (tally.points > tally.peak) tally.peak = tally.points;
  tally.rakeback.set(code, (tally.rakeback.get(code) ?? 0n) + change.rakeback);
};

type Rates = ReadonlyMap<CurrencyCode, bigint>;

/** Undefined for a game without proven odds, or in a currency that never had a rate. */
const measured = (deps: LoyaltyDeps, round: RoundStake, rates: Rates, pointsMicro: bigint) => {
  const [edge, eurRate] = [deps.houseEdge(round), rates.get(round.currency)];
  if (edge === undefined || eurRate === undefined) return undefined;
  const { currency, cash, first } = round;
  const percent = levelAt(pointsMicro).rakebackPercent;
  return { percent, eurRate, earned: earningsOf({ currency, cash, first, edge, eurRate, rakebackPercent: percent }) };
};

const countRound = async (deps: LoyaltyDeps, sql: Sql, round: RoundStake, rates: Rates, tally: Tally) => {
  const found = measured(deps, round, rates, tally.points);
  if (found === undefined) return;
  const { percent, eurRate, earned } = found;
  add(tally, round.currency, earned);
  if (!round.reversible) return;
  const { playerId, roundId, currency } = round;
  await store.insertRound(sql, { ...earned, ...{ playerId, roundId, currency, percent, eurRate } });
};

/** Measures a reversed round again, as it was measured first. */
const recount = async (
  deps: LoyaltyDeps,
  { sql, batch }: { sql: Sql; batch: FeedBatch },
  tally: Tally,
  reversed: Parameters<FeedBatch['stakesOf']>,
) => {
  const known = await store.roundsOf(sql, ...reversed);
  if (known.length === 0) return;
  const now = new Map((await batch.stakesOf(...reversed)).map((round) => [round.roundId, round]));
  for (const counted of known) {
    const round = now.get(counted.roundId);
    const edge = round && deps.houseEdge(round);
    const { percent: rakebackPercent, eurRate } = counted;
    const left = round && edge ? earningsOf({ ...round, edge, eurRate, rakebackPercent }) : nothing;
    add(tally, counted.currency, {
      points: left.points - counted.points,
      staked: left.staked - counted.staked,
      rakeback: left.rakeback - counted.rakeback,
    });
    await store.saveRound(sql, { ...counted, ...left });
  }
};

const countBatch = async (deps: LoyaltyDeps, sql: Sql, batch: FeedBatch): Promise<void> => {
  const [stakes, reversals] = [byPlayer(await batch.stakes()), byPlayer(await batch.reversals())];
  const players = [...new Set([...stakes.keys(), ...reversals.keys()])];
  if (players.length === 0) return;
  const rates: Rates = new Map((await deps.rates.all()).map(({ currency, scaled }) => [currency, scaled]));
  const since = [...stakes.values()]
    .flat()
    .reduce((min, { settledAt }) => (settledAt < min ? settledAt : min), new Date());
  const breaks = byPlayer(await deps.breaks(sql, players, since));
  const changes: Parameters<typeof store.addRakeback>[1][number][] = [];
  const counted: store.Counted[] = [];
  for (const { playerId, points, staked } of await store.lockPlayers(sql, players)) {
    const tally: Tally = { points, staked, peak: points, rakeback: new Map() };
    for (const round of stakes.get(playerId) ?? [])
      if (!isDuring(round, breaks.get(playerId) ?? [])) await countRound(deps, sql, round, rates, tally);
    const undone = [...new Set((reversals.get(playerId) ?? []).map(({ roundId }) => roundId))];
    if (undone.length > 0) await recount(deps, { sql, batch }, tally, [playerId, undone]);
    counted.push({ playerId, points: tally.points, staked: tally.staked });
    for (const [currency, change] of tally.rakeback) if (change !== 0n) changes.push({ playerId, currency, change });
    const [before, reached] = [levelAt(points).level, levelAt(tally.peak).level];
    if (reached > before) await store.noteGifts(sql, playerId, reached);
  }
  await store.savePlayers(sql, counted);
  await store.addRakeback(sql, changes);
};

export const loyaltyConsumer = (deps: LoyaltyDeps): FeedConsumer => ({
  name: 'promotions.loyalty',
  startsAt: 'now',
  handle: (sql, batch) => countBatch(deps, sql, batch),
});
