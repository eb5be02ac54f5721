/** Operators join by a one-time link; the first one is printed at the first start. */
import type { Sql } from '../../database/database.ts';
import { operatorInvited, operatorInvitedAlone } from '../../platform/events/catalogue/staff.ts';
import type { StaffDeps } from './deps.ts';
import { appendAudit } from './audit/audit-store.ts';
import { invitationLink, sendLink } from './invitation-link.ts';
import { decidesAboutMoney } from './approvals/approval.ts';
import { askWithin } from './approvals/approvals.ts';
import { firstOperatorEmail, type OperatorId } from './operator.ts';
import { findByEmail, forgetFirstEmail, hasOperators, putInvitation } from './operator-store.ts';
import type { OperatorRole } from './permissions.ts';
import { hasOverseerBesides } from './renewal-store.ts';

export interface Invitation {
  readonly email: string;
  readonly role: OperatorRole;
  readonly invitedBy: OperatorId;
  /** Required if another operator has to approve. */
  readonly reason?: string | undefined;
}

export type OperatorInvited =
  /** The link is being mailed to the invited operator. */
  | { readonly ok: true; readonly expiresAt: Date }
  /** Another operator has to approve first. */
  | { readonly ok: true; readonly waits: true }
  | { readonly ok: false; readonly reason: 'operator_exists' | 'reason_required' | 'already_asked' };

/** Roles that decide about money need a second operator, unless nobody else could approve. */
const needsSecond = async (sql: Sql, { role, invitedBy }: Invitation): Promise<boolean> =>
  decidesAboutMoney(role) && (await hasOverseerBesides(sql, invitedBy));

const askSecond = async (
  deps: StaffDeps,
  sql: Sql,
  { email, role, invitedBy, reason }: Invitation,
): Promise<OperatorInvited> => {
  if ((await findByEmail(sql, email))?.passwordHash != null) return { ok: false, reason: 'operator_exists' };
  if (reason === undefined) return { ok: false, reason: 'reason_required' };
  const asked = await askWithin(deps, sql, {
    wish: { kind: 'invite_operator', subject: email, role },
    by: invitedBy,
    reason,
  });
  return asked.ok ? { ok: true, waits: true } : asked;
};

export const inviteOperator =
  (deps: StaffDeps) =>
  async (given: Invitation): Promise<OperatorInvited> => {
    const invitation = { ...given, email: given.email.toLowerCase() };
    const { email, role, invitedBy, reason } = invitation;
    const fresh = invitationLink(deps);
    return deps.db.transaction(async (sql): Promise<OperatorInvited> => {
      if (await needsSecond(sql, invitation)) return askSecond(deps, sql, invitation);
      const made = await putInvitation(sql, { email, role, tokenHash: fresh.tokenHash, lifetimeMs: fresh.lifetimeMs });
      if (made === undefined) return { ok: false, reason: 'operator_exists' };
      await appendAudit(sql, {
        operatorId: invitedBy,
        action: 'operator.invite',
        subject: { kind: 'operator', id: made.id.toString() },
        details: {
          ...{ role, invited: email },
          ...(made.alone ? { alone: true } : {}),
          ...(reason === undefined ? {} : { reason }),
        },
      });
      await sendLink(deps, sql, { id: made.id, link: fresh.link, event: operatorInvited });
      if (made.alone)
        await deps.outbox.publish(sql, operatorInvitedAlone, `operator:${made.id}`, {
          ...{ operator: made.id, inviter: invitedBy, role },
        });
      return { ok: true, expiresAt: made.expiresAt };
    });
  };

/** The link for the first operator, renewed at every start until it is used; `undefined` afterwards. */
export const inviteFirstOperator = (deps: StaffDeps) => async (): Promise<string | undefined> => {
  if (await hasOperators(deps.db)) return undefined;
  const { link, tokenHash, lifetimeMs } = invitationLink(deps);
  await deps.db.transaction(async (sql) => {
    // Continues an invitation that was started with an e-mail and not finished.
    await forgetFirstEmail(sql, firstOperatorEmail);
    const made = await putInvitation(sql, { email: firstOperatorEmail, role: 'admin', tokenHash, lifetimeMs });
    if (made === undefined) return;
    await appendAudit(sql, {
      ...{ operatorId: null, action: 'operator.invite', details: { role: 'admin' } },
      subject: { kind: 'operator', id: made.id.toString() },
    });
  });
  // Makes the page ask for the e-mail, which other operators have by invitation.
  return `${link}&first`;
};
