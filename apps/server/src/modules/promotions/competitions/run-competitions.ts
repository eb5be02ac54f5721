/**
 * Worker: creates the instances of each week, starts and ends them, decides the places once, and pays each prize in a transaction of its
 * own. Whatever a killed worker left undone is done by the next call, and nothing twice: a step is done under the competition's lock, and
 * money has a key.
 */
import { fromEur, money } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { hasAllBefore } from '../../wallet/index.ts';
import { entryOf, rewardOf, type Competition } from './competition.ts';
import * as competitions from './competition-store.ts';
import { consumerName } from './count-scores.ts';
import { windowsOf } from './definitions.ts';
import type { CompetitionDeps } from './deps.ts';
import { entryKey, poolCurrency } from './enter-tournament.ts';
import * as places from './place-store.ts';
import { centsOf } from './prizes.ts';
import { rankPlayers } from './rank-players.ts';

const hourMs = 3_600_000;
/** From scheduled to finished, for one whose whole time passed while no worker ran. */
const mostSteps = 5;
/** Statements last seconds: nothing that was settled before the end is written later than this. */
const writtenMs = 30_000;

/** Its entries are refunded before the pool closes; what the house added goes back to it. */
const cancel = async ({ db, wallet, hintBalance }: CompetitionDeps, { id }: Competition): Promise<void> => {
  for (const playerId of await places.unrefunded(db, id)) {
    await db.transaction(async (sql) => {
      if ((await places.markRefunded(sql, [playerId, id])) > 0)
        await wallet.tournaments.refund(sql, { key: entryKey(id, playerId) });
    });
    hintBalance({ playerId, currency: poolCurrency });
  }
  await db.transaction(async (sql) => {
    if ((await competitions.lockCompetition(sql, id, 'update skip locked')) === undefined) return;
    await wallet.tournaments.close(sql, { tournamentId: id });
    await competitions.moveTo(sql, id, 'cancelled');
  });
};

/** Creates what is defined; what was scheduled by a promotion that is offered no longer does not take place. */
const schedule = async (deps: CompetitionDeps): Promise<void> => {
  const now = deps.clock.now();
  const definitions = await deps.definitions();
  for (const definition of definitions)
    await competitions.createInstances(deps.db, definition, windowsOf(definition.rules, now));
  const names = definitions.map(({ name }) => name);
  for (const withdrawn of await competitions.withdrawnCompetitions(deps.db, names)) await cancel(deps, withdrawn);
};

/** A free tournament may still be entered while it runs, so it is counted at its end. */
const hasTooFew = async ({ db }: CompetitionDeps, competition: Competition): Promise<boolean> => {
  const reward = rewardOf(competition);
  if (reward.kind !== 'tournament') return false;
  return (await places.enteredIn(db, competition.id)).players < BigInt(reward.places.from);
};

/** A tournament's pool has what the house adds before anybody enters. */
const openPool = async ({ db, wallet }: CompetitionDeps, competition: Competition): Promise<void> => {
  const reward = rewardOf(competition);
  if (reward.kind !== 'tournament') return;
  const { id: tournamentId } = competition;
  await db.transaction(async (sql) => {
    await wallet.tournaments.open(sql, { tournamentId, currency: poolCurrency });
    const amount = centsOf(reward.addedEur);
    if (amount > 0n) await wallet.tournaments.add(sql, { tournamentId, key: `added:${tournamentId}`, amount });
  });
};

const move = ({ db, hintTable }: CompetitionDeps, { id, state: before }: Competition, state: Competition['state']) =>
  db.transaction(async (sql) => {
    const now = await competitions.lockCompetition(sql, id, 'update skip locked');
    if (now?.state === before) await competitions.moveTo(sql, id, state);
    hintTable(id);
  });

const payPrize = async (deps: CompetitionDeps, { id, kind }: Competition, playerId: PlayerId): Promise<boolean> => {
  const paid = await deps.db.transaction(async (sql) => {
    const place = await places.lockUnpaid(sql, playerId, id);
    if (place === undefined) return undefined;
    const { prizeCents: amount, currency } = place;
    if (kind === 'tournament') {
      const key = `prize:${id}:${playerId}`;
      const prize = await deps.wallet.tournaments.pay(sql, { tournamentId: id, playerId, key, amount });
      if (!prize.ok) throw new Error(`The pool of tournament ${id} is short of its prizes`);
      await places.markPaid(sql, [playerId, id], amount);
      return poolCurrency;
    }
    const rate = await deps.rates.rate(currency);
    // Paid once there is a rate again.
    if (rate === undefined || rate.stale) return undefined;
    const worth = fromEur(money('EUR', amount), rate, 'ceil').subunits;
    const key = `race:${id}:${playerId}`;
    const prize = await deps.wallet.payReward(sql, { playerId, key, currency, amount: worth, kind: 'race_prize' });
    if (!prize.ok) return undefined;
    await places.markPaid(sql, [playerId, id], worth);
    return currency;
  });
  if (paid !== undefined) deps.hintBalance({ playerId, currency: paid });
  return paid !== undefined;
};

const finish = async (deps: CompetitionDeps, competition: Competition): Promise<void> => {
  const { db, wallet } = deps;
  const { id } = competition;
  for (const playerId of await places.unpaidPlaces(db, id)) await payPrize(deps, competition, playerId);
  if ((await places.unpaidPlaces(db, id)).length > 0) return;
  await db.transaction(async (sql) => {
    const now = await competitions.lockCompetition(sql, id, 'update skip locked');
    if (now?.state !== 'settling') return;
    if (now.kind === 'tournament') await wallet.tournaments.close(sql, { tournamentId: id });
    await competitions.moveTo(sql, id, 'finished');
  });
  deps.hintTable(id);
};

/** One step of one competition; returns whether there may be another. */
const advance = async (deps: CompetitionDeps, competition: Competition): Promise<boolean> => {
  const { db, clock, reviewMs = hourMs } = deps;
  const now = clock.now();
  const { state, startsAt, endsAt, rankedAt, id } = competition;
  if (state === 'scheduled') {
    await openPool(deps, competition);
    if (now < startsAt) return false;
    const cancelled = entryOf(competition) !== null && (await hasTooFew(deps, competition));
    await (cancelled ? cancel(deps, competition) : move(deps, competition, 'running'));
    return true;
  }
  if (state === 'running') {
    if (now < endsAt) return false;
    await move(deps, competition, 'settling');
    return true;
  }
  if (rankedAt !== null) {
    await finish(deps, competition);
    return false;
  }
  if (
    now.getTime() < endsAt.getTime() + Math.max(reviewMs, writtenMs) ||
    !(await hasAllBefore(db, consumerName, endsAt))
  )
    return false;
  if ((entryOf(competition) === null && (await hasTooFew(deps, competition))) || !(await rankPlayers(deps, id)))
    await cancel(deps, competition);
  return true;
};

export const runCompetitions = (deps: CompetitionDeps) => async (): Promise<void> => {
  await schedule(deps);
  for (const { id } of await competitions.openCompetitions(deps.db))
    for (let step = 0; step < mostSteps; step += 1) {
      const competition = await competitions.findCompetition(deps.db, id);
      if (competition === undefined || ['finished', 'cancelled'].includes(competition.state)) break;
      if (!(await advance(deps, competition))) break;
    }
};
