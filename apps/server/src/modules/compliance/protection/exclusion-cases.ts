/**
 * Decisions whether an account belongs to an excluded person. Proven matches are excluded automatically; a common name and birth date
 * wait for an operator, whose decision also undoes a wrong match.
 */
import { breakEnded } from '../../../platform/events/catalogue/compliance.ts';
import type { Database, Sql } from '../../../database/database.ts';
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { Identity } from '../../identity/index.ts';
import * as store from './exclusion-case-store.ts';
import type { ProtectionDeps } from './deps.ts';
import { confine } from './take-break.ts';

export interface ExclusionCasesDeps extends Pick<ProtectionDeps, 'outbox' | 'audit' | 'ids'> {
  readonly db: Database;
  readonly identity: Pick<Identity, 'confineSessions' | 'stopPromotions' | 'pushSessionEnded' | 'vault'>;
}

export interface ExclusionCaseView extends store.ExclusionCaseRow {
  /** The operator's reason; undefined for an erased player. */
  readonly reason: string | undefined;
}

export interface ExclusionCaseDecided {
  readonly id: store.ExclusionCaseId;
  readonly by: OperatorId;
  readonly decision: store.ExclusionDecision;
  readonly reason: string;
}

export type DecisionResult =
  | { readonly ok: true; readonly outcome: Exclude<store.DecisionOutcome['outcome'], 'over'> }
  | { readonly ok: false; readonly reason: 'exclusion_case_not_found' | 'already_decided' };

/** The flag raised by the case is opened with the same field name. */
const field = 'risk-note';

const follow = async (
  deps: ExclusionCasesDeps,
  sql: Sql,
  playerId: PlayerId,
  { outcome, period, until }: store.DecisionOutcome,
) => {
  if (outcome === 'bound' && period !== null)
    return confine(deps, sql, { playerId, kind: 'exclusion', period, source: 'match', until });
  if (outcome === 'ended') await deps.outbox.publish(sql, breakEnded, playerId.toString(), { playerId });
  return undefined;
};

export const createExclusionCases = (deps: ExclusionCasesDeps) => {
  const { db, identity } = deps;
  return {
    ofPlayer: async (playerId: PlayerId): Promise<ExclusionCaseView[]> =>
      Promise.all(
        (await store.casesOf(db, playerId)).map(async (row) => {
          const sealed = row.reasonSealed;
          const opened = sealed === null ? undefined : await identity.vault.open(playerId, [{ field, sealed }]);
          return { ...row, reason: opened?.[0]?.toString() };
        }),
      ),

    decide: async ({ id, by, decision, reason }: ExclusionCaseDecided): Promise<DecisionResult> => {
      const found = await store.findCase(db, id);
      const sealed = found && (await identity.vault.seal(found.playerId, [{ field, bytes: Buffer.from(reason) }]))?.[0];
      if (found === undefined || sealed === undefined) return { ok: false, reason: 'exclusion_case_not_found' };
      const { outcome, ended } = await db.transaction(async (sql) => {
        const decided = await store.decideCase(sql, id, { by, decision, sealed });
        if (decided.outcome === 'over') return { outcome: decided.outcome, ended: undefined };
        const confined = await follow(deps, sql, found.playerId, decided);
        const { ids } = deps;
        await deps.audit.record(sql, {
          ...{ operatorId: by, action: 'exclusion_case.decide', ...aboutPlayer(deps, found.playerId) },
          details: { case: ids.encode('exc', id), excluded: ids.encode('usr', found.excludedId), decision, reason },
        });
        return { outcome: decided.outcome, ended: confined };
      });
      if (outcome === 'over') return { ok: false, reason: 'already_decided' };
      if (ended !== undefined) identity.pushSessionEnded(ended);
      return { ok: true, outcome };
    },
  };
};

export type ExclusionCases = ReturnType<typeof createExclusionCases>;
