/** Owns operators, roles, approvals and the audit log. It never reads players' data: callers report who views what. */
import { createAuditWatch } from './audit/audit-watch.ts';
import { acceptInvitation, confirmInvitation } from './accept-invitation.ts';
import { countEntries, countEntry } from './audit/count-entries.ts';
import { appendAudit, readAudit } from './audit/audit-store.ts';
import type { Sql } from '../../database/database.ts';
import type { AuditEntry } from '../../platform/audit/audit-log.ts';
import type { LookAction } from '../../platform/audit/catalogue.ts';
import { deadEvents } from './dead-events.ts';
import type { StaffDeps } from './deps.ts';
import { noteEndedCall, pruneEndedCalls } from './ended-session-calls.ts';
import { inviteFirstOperator, inviteOperator } from './invite-operator.ts';
import { createApprovals } from './approvals/approvals.ts';
import { openLink } from './invitation-link.ts';
import type { PlayerKinds } from './ports.ts';
import { activeEmails, isOneChain, listOperators, loneRoot, operatorEmail, overseerEmails } from './operator-store.ts';
import { pruneViews } from './audit/view-store.ts';
import { ownSessions } from './own-sessions.ts';
import { isNew } from './audit/record-view.ts';
import { renewLostOperator } from './renew-operator.ts';
import { noteSearchMiss } from './search-misses.ts';
import { setOperatorStatus } from './set-operator-status.ts';
import { findSession, signIn, signOut, stepUp } from './sign-in.ts';

export { auditLog, verifyAudit, type AuditRow } from './audit/audit-store.ts';
export {
  operatorIdleMs,
  operatorSessionLifetimeMs,
  sealedOperatorSecrets,
  type Operator,
  type OperatorId,
} from './operator.ts';
export type { AuditLook } from './audit/audit-watch.ts';
export { declareStaffJobs } from './jobs.ts';
export type {
  ApprovalId,
  ApprovalKind,
  ApprovalRequest,
  HouseWish,
  TreasuryWish,
  JurisdictionRules,
  PlayerWish,
  PromotionWish,
  ReadRequest,
  Wish,
} from './approvals/approval.ts';
export { isAboutPlayer, isOfPromotions, isOfTreasury } from './approvals/approval.ts';
export type { Approvals } from './approvals/approvals.ts';
export type { PlayerKinds } from './ports.ts';
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
  /** Four-eyes approvals; `players`: kinds of requests about players. */
  approvals: (players: PlayerKinds) => createApprovals({ ...deps, players }),
  operators: () => listOperators(deps.db),
  setOperatorStatus: setOperatorStatus(deps),
  /** For mails. */
  emailOf: (id: bigint) => operatorEmail(deps.db, id),
  overseerEmails: () => overseerEmails(deps.db),
  activeEmails: () => activeEmails(deps.db),
  loneRoot: (id: bigint) => loneRoot(deps.db, id),
  /** The one-time link, sealed on its way to the mail. */
  openLink: openLink(deps),
  /** Whether one of two operators invited the other without a third: their approvals are marked. */
  isOneChain: (one: bigint, other: bigint, sql: Sql = deps.db) => isOneChain(sql, one, other),
  /** Records a view, once while it continues. Actions are recorded by their use cases. */
  record: <A extends LookAction>(entry: AuditEntry<A>): Promise<void> => {
    countEntry(entry);
    return deps.db.transaction(async (sql) => {
      if (await isNew(sql, entry)) await appendAudit(sql, entry);
    });
  },
  countEntries,
  /** A refused call with the cookie of an ended session. */
  noteEndedCall: noteEndedCall(deps),
  /** A search without result: many of them are reported to the other operators. */
  noteSearchMiss: noteSearchMiss(deps),
  /** Worker only. */
  pruneViews: () => pruneViews(deps.db),
  pruneEndedCalls: pruneEndedCalls(deps),
  auditLog: (page: { subjectId?: string; offset: number; size: number }) => readAudit(deps.db, page),
  auditWatch: createAuditWatch(deps),
  deadEvents: deadEvents(deps),
});
