/**
 * A break begins. The gate says so in the same transaction as the sessions lose their scope, so the very next bet of any
 * frame is refused; rounds that are open are finished by whoever hears of it.
 */
import type { BreakPeriod } from '@carmine/contract';
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids.ts';
import * as store from './break-store.ts';
import { playerMark } from './player-mark.ts';
import type { Also, ProtectionDeps, Told } from './protection-deps.ts';

export interface BreakRequest {
  readonly playerId: PlayerId;
  readonly period: BreakPeriod;
  readonly source: 'player' | 'staff';
  readonly also?: Also;
}

export type BreakTaken =
  | { readonly ok: true }
  /** The one that holds is longer; `until` is absent where it is for ever. */
  | { readonly ok: false; readonly reason: 'break_holds_longer'; readonly until: Date | undefined };

/** What follows from a break for the account: sessions, promotions, and everybody who wants to know. */
const confine = async (deps: ProtectionDeps, sql: Sql, begun: store.NewBreak, taken: store.BreakOutcome) => {
  const { playerId, period, source } = begun;
  const sessionIds = await deps.identity.confineSessions(sql, playerId, 'self_excluded');
  await deps.identity.stopEmailPromotions(sql, playerId);
  await deps.outbox.publish(sql, {
    topic: 'player.break_started',
    key: playerId.toString(),
    payload: {
      playerId: playerId.toString(),
      kind: taken.kind,
      period,
      source,
      until: taken.until?.toISOString() ?? null,
    },
  });
  return { playerId, sessionIds };
};

const begin = async (deps: ProtectionDeps, sql: Sql, wanted: store.NewBreak, told: Told[]) => {
  const taken = await store.startBreak(sql, wanted);
  if (taken.outcome === 'started') told.push(await confine(deps, sql, wanted, taken));
  return taken;
};

const isExclusion = (period: BreakPeriod): boolean => ['180d', '365d', 'forever'].includes(period);

/** The mark as it is today: the account may have been given a birth date since it was last looked at. */
const renewMark = async ({ db, findFacts, markKey }: ProtectionDeps, playerId: PlayerId): Promise<void> => {
  const facts = await findFacts(playerId);
  const mark = playerMark(markKey, { name: facts?.name, dateOfBirth: facts?.dateOfBirth });
  if (mark !== undefined) await store.keepMark(db, playerId, mark);
};

/** An exclusion is of the person: all accounts of the same mark, in the one order in which gates are locked. */
export const takeBreak =
  (deps: ProtectionDeps) =>
  async ({ playerId, period, source, also }: BreakRequest): Promise<BreakTaken> => {
    await renewMark(deps, playerId);
    const { taken, told } = await deps.db.transaction(async (sql) => {
      const sessions: Told[] = [];
      const others = isExclusion(period) ? await store.sameMark(sql, playerId) : [];
      let own: store.BreakOutcome | undefined;
      for (const id of [playerId, ...others].sort((a, b) => (a < b ? -1 : 1))) {
        const outcome = await begin(
          deps,
          sql,
          { playerId: id, period, source: id === playerId ? source : 'match' },
          sessions,
        );
        if (id === playerId) own = outcome;
      }
      await also?.(sql);
      return { taken: own, told: sessions };
    });
    for (const one of told) deps.identity.tellSessionEnded(one);
    if (taken?.outcome === 'started') return { ok: true };
    return { ok: false, reason: 'break_holds_longer', until: taken?.until ?? undefined };
  };

/** True when another account of the same person is excluded; from then on this one is too. */
export const matchExclusion =
  (deps: ProtectionDeps) =>
  async (playerId: PlayerId): Promise<boolean> => {
    await renewMark(deps, playerId);
    const other = await store.exclusionElsewhere(deps.db, playerId);
    if (other === undefined) return false;
    const told: Told[] = [];
    await deps.db.transaction(async (sql) => {
      told.length = 0;
      await begin(deps, sql, { playerId, ...other, source: 'match' }, told);
    });
    for (const one of told) deps.identity.tellSessionEnded(one);
    return true;
  };
