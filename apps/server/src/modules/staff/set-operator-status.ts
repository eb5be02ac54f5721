/** Locking an operator ends their sessions in the same transaction. */
import type { StaffDeps } from './deps.ts';
import { appendAudit } from './audit/audit-store.ts';
import type { OperatorId } from './operator.ts';
import { endSessionsOf, setStatus } from './operator-store.ts';

export const setOperatorStatus =
  ({ db }: StaffDeps) =>
  async (input: { id: OperatorId; status: 'active' | 'locked'; reason: string; by: OperatorId }) => {
    if (input.id === input.by) return { ok: false as const, reason: 'own_account' as const };
    return db.transaction(async (sql) => {
      const changed = await setStatus(sql, input.id, input.status);
      if (changed === undefined) return { ok: false as const, reason: 'operator_not_found' as const };
      if (input.status === 'locked') await endSessionsOf(sql, input.id);
      await appendAudit(sql, {
        operatorId: input.by,
        action: `operator.${input.status === 'locked' ? 'lock' : 'unlock'}`,
        subject: { kind: 'operator', id: input.id.toString() },
        details: { reason: input.reason },
      });
      return { ok: true as const };
    });
  };
