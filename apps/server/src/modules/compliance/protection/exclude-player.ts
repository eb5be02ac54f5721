/** Exclusion by an operator. A permanent one takes two operators: until then the longest temporary one applies. */
import type { BreakPeriod } from '@carmine/contract/account/protection';
import type { Sql } from '../../../database/database.ts';
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import type { ProtectionDeps, StaffWord } from './deps.ts';
import { renewMark, takeBreakWithin, pushBreakTaken, type BreakTaken } from './take-break.ts';

type Period = Exclude<BreakPeriod, 'forever'>;

const record = (
  deps: ProtectionDeps,
  sql: Sql,
  { playerId, operatorId, reason, period }: StaffWord & { readonly period: Period },
) =>
  deps.audit.record(sql, {
    ...{ operatorId, action: 'player.exclude', ...aboutPlayer(deps, playerId) },
    details: { period, reason },
  });

export const excludePlayer =
  (deps: ProtectionDeps) =>
  async (exclusion: StaffWord & { readonly period: Period }): Promise<BreakTaken> => {
    const { playerId, period } = exclusion;
    await renewMark(deps, playerId);
    const begun = await deps.db.transaction(async (sql) => {
      const taken = await takeBreakWithin(deps, sql, { playerId, period, source: 'staff' });
      await record(deps, sql, exclusion);
      return taken;
    });
    return pushBreakTaken(deps, begun);
  };

type Asked<R extends string> = { readonly ok: true } | { readonly ok: false; readonly reason: R };

interface ExclusionForever<R extends string> extends StaffWord {
  /** Requests the approval in the same transaction; refused if one is requested already. */
  readonly ask: (sql: Sql) => Promise<Asked<R>>;
}

export const excludeForever =
  (deps: ProtectionDeps) =>
  async <R extends string>({ ask, ...word }: ExclusionForever<R>): Promise<Asked<R>> => {
    const { playerId } = word;
    await renewMark(deps, playerId);
    const { asked, begun } = await deps.db.transaction(async (sql) => {
      const taken = await takeBreakWithin(deps, sql, { playerId, period: '365d', source: 'staff' });
      const answer = await ask(sql);
      if (!answer.ok) await record(deps, sql, { ...word, period: '365d' });
      return { asked: answer, begun: taken };
    });
    pushBreakTaken(deps, begun);
    return asked;
  };
