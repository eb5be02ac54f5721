/** Owns operators, their roles and the audit log. It never reads a player's data: who looks at what is told to it. */
import { createAuditWatch } from './audit-watch.ts';
import { acceptInvitation, confirmInvitation } from './accept-invitation.ts';
import { appendAudit, readAudit, type AuditEntry } from './audit-store.ts';
import type { Sql } from '../../database/database.ts';
import type { StaffDeps } from './deps.ts';
import { noteEndedCall, pruneEndedCalls } from './ended-session-calls.ts';
import { inviteFirstOperator, inviteOperator } from './invite-operator.ts';
import { officeMatters } from './office-matters.ts';
import { openLink } from './invitation-link.ts';
import { activeEmails, isOneChain, listOperators, loneRoot, operatorEmail, overseerEmails } from './operator-store.ts';
import { pruneLooks } from './look-store.ts';
import { ownSessions } from './own-sessions.ts';
import { isNew } from './record-look.ts';
import { renewLostOperator } from './renew-operator.ts';
import { noteSearchMiss } from './search-misses.ts';
import { setOperatorStatus } from './set-operator-status.ts';
import { findSession, signIn, signOut, stepUp } from './sign-in.ts';

export { verifyAudit, type AuditEntry, type AuditRow } from './audit-store.ts';
export {
  operatorIdleMs,
  operatorSessionLifetimeMs,
  sealedOperatorSecrets,
  type Operator,
  type OperatorId,
} from './operator.ts';
export type { AuditLook } from './audit-watch.ts';
export type { JurisdictionRules, OfficeMatter, OfficeWish } from './office-matter.ts';
export type { SignedIn } from './sign-in.ts';
export { renewAsOwner, replaceEmailAsOwner } from './renew-operator.ts';
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
  stepUp: stepUp(deps),
  sessions: ownSessions(deps),
  renewOperator: renewLostOperator(deps),
  /** What the house decides with two operators. */
  officeMatters: officeMatters(deps),
  operators: () => listOperators(deps.db),
  setOperatorStatus: setOperatorStatus(deps),
  /** For mails. */
  emailOf: (id: bigint) => operatorEmail(deps.db, id),
  overseerEmails: () => overseerEmails(deps.db),
  activeEmails: () => activeEmails(deps.db),
  loneRoot: (id: bigint) => loneRoot(deps.db, id),
  /** The one-time link that travels sealed to the mail. */
  openLink: openLink(deps),
  /** Whether one of two came in by the other without a third person: what they agree about is marked. */
  isOneChain: (one: bigint, other: bigint, sql: Sql = deps.db) => isOneChain(sql, one, other),
  /** Every action of an operator and every look at a player; a look that goes on, once. */
  record: (entry: AuditEntry) =>
    deps.db.transaction(async (sql) => {
      if (await isNew(sql, entry)) await appendAudit(sql, entry);
    }),
  /** A refused call with the cookie of a session that is over. */
  noteEndedCall: noteEndedCall(deps),
  /** A search that found nobody: many are told to the others. */
  noteSearchMiss: noteSearchMiss(deps),
  /** Worker only. */
  pruneLooks: () => pruneLooks(deps.db),
  pruneEndedCalls: pruneEndedCalls(deps),
  /** The same inside the transaction of what it records. */
  recordWithin: appendAudit,
  auditLog: (page: { subjectId?: string; offset: number; size: number }) => readAudit(deps.db, page),
  auditWatch: createAuditWatch(deps),
});
