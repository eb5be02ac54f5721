/** Owns operators, their roles and the audit log. It never reads a player's data: who looks at what is told to it. */
import { acceptInvitation, confirmInvitation } from './accept-invitation.ts';
import { appendAudit, readAudit, verifyAudit, type AuditEntry } from './audit-store.ts';
import type { StaffDeps } from './deps.ts';
import { inviteFirstOperator, inviteOperator } from './invite-operator.ts';
import { listOperators } from './operator-store.ts';
import { setOperatorStatus } from './set-operator-status.ts';
import { findSession, signIn, signOut } from './sign-in.ts';

export { verifyAudit, type AuditEntry, type AuditRow } from './audit-store.ts';
export { sealedOperatorSecrets, type Operator, type OperatorId } from './operator.ts';
export { isAllowed, permissions, type OperatorRole } from './permissions.ts';

export type Staff = ReturnType<typeof createStaff>;

export const createStaff = (deps: StaffDeps) => ({
  inviteFirstOperator: inviteFirstOperator(deps),
  inviteOperator: inviteOperator(deps),
  acceptInvitation: acceptInvitation(deps),
  confirmInvitation: confirmInvitation(deps),
  signIn: signIn(deps),
  signOut: signOut(deps),
  findSession: findSession(deps),
  operators: () => listOperators(deps.db),
  setOperatorStatus: setOperatorStatus(deps),
  /** Every action of an operator and every look at a player. */
  record: (entry: AuditEntry) => deps.db.transaction((sql) => appendAudit(sql, entry)),
  /** The same inside the transaction of what it records. */
  recordWithin: appendAudit,
  auditLog: (page: { subjectId?: string; offset: number; size: number }) => readAudit(deps.db, page),
  verifyAuditLog: () => verifyAudit(deps.db),
});
