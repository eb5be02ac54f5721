/**
 * Starts a break. Gate and sessions change in the same transaction, so the next bet is refused; open rounds are resolved by subscribers
 * of the event.
 */
import type { BreakPeriod } from '@carmine/contract/account/protection';
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
  /** A longer break is active; `until` is absent if it is permanent. */
  | { readonly ok: false; readonly reason: 'break_holds_longer'; readonly until: Date | undefined };

interface Begun {
  readonly playerId: PlayerId;
  readonly kind: store.BreakKind;
  readonly period: BreakPeriod;
  readonly source: store.BreakRow['source'];
  readonly until: Date | null;
}

/** Consequences of a break for the account: sessions, promotions, and an event. */
export const confine = async (deps: ConfineDeps, sql: Sql, { playerId, kind, period, source, until }: Begun) => {
  const sessionIds = await deps.identity.confineSessions(sql, playerId, 'self_excluded');
  await deps.identity.stopPromotions(sql, playerId);
  await deps.outbox.publish(sql, breakStarted, playerId.toString(), { playerId, kind, period, source, until });
  return { playerId, sessionIds };
};

const isExclusion = (period: BreakPeriod): boolean => ['180d', '365d', 'forever'].includes(period);

/** The current mark: a birth date may have been added since the last check. */
export const renewMark = async ({ db, findFacts, markKey }: ProtectionDeps, playerId: PlayerId): Promise<void> => {
  const facts = await findFacts(playerId);
  const mark = playerMark(markKey, { name: facts?.name, dateOfBirth: facts?.dateOfBirth });
  if (mark !== undefined) await store.keepMark(db, playerId, mark);
};

/** Whether an exclusion of the same person's other account applies here, from now on. */
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

/** An exclusion applies to the person: it is extended to every account proven to be theirs, in one transaction. */
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

/** Returns true if another account of the same person is excluded; then this one is too. */
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

/** After a proof: checks the account and all accounts that may belong to the same person. */
export const matchAround =
  (deps: ProtectionDeps) =>
  async (playerId: PlayerId): Promise<void> => {
    await matchExclusion(deps)(playerId);
    for (const other of await store.accountsAlike(deps.db, playerId)) await matchExclusion(deps)(other);
  };
