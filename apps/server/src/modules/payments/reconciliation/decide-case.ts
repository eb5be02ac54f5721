/** What operators do about a difference: take it on, explain it, or ask for a correction. */
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { ReconciliationDeps } from './deps.ts';
import { decideCase, lockCase, ownCase, refreshDays, type Case } from './report-store.ts';

export interface CaseWord {
  readonly id: bigint;
  readonly operatorId: OperatorId;
  readonly reason: string;
}

export type CaseDecided =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'case_not_found' | 'case_decided' };

const notFound = { ok: false, reason: 'case_not_found' } as const;
const decided = { ok: false, reason: 'case_decided' } as const;

/** It moves no money: our side is right, and the other one is, or will be. */
export const explainCase =
  ({ db, audit }: ReconciliationDeps) =>
  ({ id, operatorId, reason }: CaseWord): Promise<CaseDecided> =>
    db.transaction(async (sql) => {
      const found = await lockCase(sql, id);
      if (found === undefined) return notFound;
      if (found.state !== 'open') return decided;
      await decideCase(sql, id, operatorId, reason);
      await refreshDays(sql, found.party);
      const details = { party: found.party, difference: found.key, reason };
      await audit.record(sql, { operatorId, action: 'reconciliation.explain', details });
      return { ok: true };
    });

export const takeCase =
  ({ db, audit }: ReconciliationDeps) =>
  ({ id, operatorId }: Omit<CaseWord, 'reason'>): Promise<CaseDecided> =>
    db.transaction(async (sql) => {
      const found = await lockCase(sql, id);
      if (found === undefined) return notFound;
      if (found.state !== 'open') return decided;
      await ownCase(sql, id, operatorId);
      const details = { party: found.party, difference: found.key };
      await audit.record(sql, { operatorId, action: 'reconciliation.take', details });
      return { ok: true };
    });

/** What two operators would book; undefined if there is nothing to book. */
export const correctionOf = ({ state, gap }: Case): Case['gap'] | undefined =>
  state === 'open' && Object.keys(gap).length > 0 ? gap : undefined;
