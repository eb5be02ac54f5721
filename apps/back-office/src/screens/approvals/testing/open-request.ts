/** A request for a player that its reader may approve and end. */
import type { ApprovalRequest } from '@carmine/contract/back-office/approvals';

const at = '2026-11-20T10:00:00.000Z';

export const openRequest: ApprovalRequest = {
  ...{ id: 'apr_1', kind: 'reopen_account', state: 'open', about: null, role: null, changes: [] },
  ...{ askedBy: 'Ada', own: false, mayApprove: true, mayEnd: true, askedAt: at, expiresAt: at },
  ...{ reason: 'Wants to play again', approvedBy: null, approvedAt: null, approval: null, dueAt: null },
  ...{ endedBy: null, endedAt: null, cancelledBecause: null, debt: null },
};
