/**
 * A break begins. The gate says so in the same transaction as the sessions lose their scope, so the very next bet of any
 * frame is refused; rounds that are open are finished by whoever hears of it.
 */
import type { BreakPeriod } from '@carmine/contract/protection';
import { breakStarted } from '../../../platform/events/catalogue/compliance.ts';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import * as store from './break-store.ts';
import { playerMark } from './player-mark.ts';
import type { ConfineDeps, ProtectionDeps, EndedSessions } from './deps.ts';

export interface BreakRequest {
  readonly playerId: PlayerId;
  readonly period: BreakPeriod;
  readonly source: 'player' | 'staff';
}

export type BreakTaken =
  | { readonly ok: true }
  /** The one that holds is longer; `until` is absent where it is for ever. */
  | { readonly ok: false; readonly reason: 'break_holds_longer'; readonly until: Date | undefined };

interface Begun {
  readonly playerId: PlayerId;
  readonly kind: store.BreakKind;
  readonly period: BreakPeriod;
  readonly source: store.BreakRow['source'];
  readonly until: Date | null;
}

/** What follows from a break for the account: sessions, promotions, and everybody who wants to know. */
export const confine = async (deps: ConfineDeps, sql: Sql, { playerId, kind, period, source, until }: Begun) => {
  const sessionIds = await deps.identity.confineSessions(sql, playerId, 'self_excluded');
  await deps.identity.stopEmailPromotions(sql, playerId);
  await deps.outbox.publish(sql, breakStarted, playerId.toString(), { playerId, kind, period, source, until });
  return { playerId, sessionIds };
};

const isExclusion = (period: BreakPeriod): boolean => ['180d', '365d', 'forever'].includes(period);

/** The mark as it is today: the account may have been given a birth date since it was last looked at. */
export const renewMark = async ({ db, findFacts, markKey }: ProtectionDeps, playerId: PlayerId): Promise<void> => {
  const facts = await findFacts(playerId);
  const mark = playerMark(markKey, { name: facts?.name, dateOfBirth: facts?.dateOfBirth });
  if (mark !== undefined) await store.keepMark(db, playerId, mark);
};

/** Whether an exclusion of the same person elsewhere holds here, which it does from now on. */
const match = async (deps: ProtectionDeps, sql: Sql, playerId: PlayerId, ended: EndedSessions[]): Promise<boolean> => {
  const { outcome, period, until } = await store.matchExclusion(sql, playerId);
  if (outcome === 'started' && period !== null)
    ended.push(await confine(deps, sql, { playerId, kind: 'exclusion', period, source: 'match', until }));
  return outcome !== 'none';
};

export interface BegunBreak {
  readonly taken: store.BreakOutcome;
  readonly ended: readonly EndedSessions[];
}

/** An exclusion is of the person: it goes on to every account that is proven to be the same one's, in one transaction. */
export const takeBreakWithin = async (
  deps: ProtectionDeps,
  sql: Sql,
  { playerId, period, source }: BreakRequest,
): Promise<BegunBreak> => {
  const ended: EndedSessions[] = [];
  const others = isExclusion(period) ? await store.accountsAlike(sql, playerId) : [];
  await store.lockGates(sql, [playerId, ...others]);
  const taken = await store.startBreak(sql, { playerId, period, source });
  if (taken.outcome === 'started')
    ended.push(await confine(deps, sql, { playerId, period, source, kind: taken.kind, until: taken.until }));
  for (const other of others) await match(deps, sql, other, ended);
  return { taken, ended };
};

/** After the commit. */
export const pushBreakTaken = ({ identity }: ProtectionDeps, { taken, ended }: BegunBreak): BreakTaken => {
  for (const one of ended) identity.pushSessionEnded(one);
  if (taken.outcome === 'started') return { ok: true };
  return { ok: false, reason: 'break_holds_longer', until: taken.until ?? undefined };
};

export const takeBreak =
  (deps: ProtectionDeps) =>
  async (request: BreakRequest): Promise<BreakTaken> => {
    await renewMark(deps, request.playerId);
    return pushBreakTaken(deps, await deps.db.transaction((sql) => takeBreakWithin(deps, sql, request)));
  };

/** True when another account of the same person is excluded; from then on this one is too. */
export const matchExclusion =
  (deps: ProtectionDeps) =>
  async (playerId: PlayerId): Promise<boolean> => {
    await renewMark(deps, playerId);
    const { matched, ended } = await deps.db.transaction(async (sql) => {
      const sessions: EndedSessions[] = [];
      return { matched: await match(deps, sql, playerId, sessions), ended: sessions };
    });
    for (const one of ended) deps.identity.pushSessionEnded(one);
    return matched;
  };

/** After something was proven of an account: it, and every one that may be the same person's. */
export const matchAround =
  (deps: ProtectionDeps) =>
  async (playerId: PlayerId): Promise<void> => {
    await matchExclusion(deps)(playerId);
    for (const other of await store.accountsAlike(deps.db, playerId)) await matchExclusion(deps)(other);
  };
