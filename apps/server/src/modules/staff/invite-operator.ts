/** A one-time link makes an operator; the first one is printed at the first start. */
import type { Sql } from '../../database/database.ts';
import type { StaffDeps } from './deps.ts';
import { appendAudit } from './audit-store.ts';
import { invitationLink } from './invitation-link.ts';
import { decidesAboutMoney } from './office-matter.ts';
import { hasOverseerBesides } from './office-matter-store.ts';
import { askWithin } from './office-matters.ts';
import type { OperatorId } from './operator.ts';
import { findByEmail, hasOperators, putInvitation } from './operator-store.ts';
import type { OperatorRole } from './permissions.ts';

const firstOperatorEmail = 'admin@localhost';

export interface Invitation {
  readonly email: string;
  readonly role: OperatorRole;
  /** `null` for the first operator of an installation. */
  readonly invitedBy: OperatorId | null;
  /** Asked for where another operator has to agree. */
  readonly reason?: string | undefined;
}

export type OperatorInvited =
  | { readonly ok: true; readonly link: string; readonly expiresAt: Date }
  /** Another operator has to agree first. */
  | { readonly ok: true; readonly waits: true }
  | { readonly ok: false; readonly reason: 'operator_exists' | 'reason_required' | 'matter_asked' };

/** Whoever decides about money is invited by one person only while there is nobody else who could agree. */
const needsSecond = async (sql: Sql, { role, invitedBy }: Invitation): Promise<boolean> =>
  invitedBy !== null && decidesAboutMoney(role) && (await hasOverseerBesides(sql, invitedBy));

export const inviteOperator =
  (deps: StaffDeps) =>
  async (invitation: Invitation): Promise<OperatorInvited> => {
    const { role, invitedBy, reason } = invitation;
    const email = invitation.email.toLowerCase();
    const fresh = invitationLink(deps);
    return deps.db.transaction(async (sql): Promise<OperatorInvited> => {
      if (invitedBy !== null && (await needsSecond(sql, invitation))) {
        if ((await findByEmail(sql, email))?.passwordHash != null) return { ok: false, reason: 'operator_exists' };
        if (reason === undefined) return { ok: false, reason: 'reason_required' };
        const asked = await askWithin(sql, {
          ...{ wish: { kind: 'invite_operator', subject: email, role }, by: invitedBy, reason },
        });
        return asked.ok ? { ok: true, waits: true } : asked;
      }
      const made = await putInvitation(sql, { email, role, tokenHash: fresh.tokenHash, lifetimeMs: fresh.lifetimeMs });
      if (made === undefined) return { ok: false, reason: 'operator_exists' };
      await appendAudit(sql, {
        operatorId: invitedBy,
        action: 'operator.invite',
        subject: { kind: 'operator', id: made.id.toString() },
        details: { role, ...(reason === undefined ? {} : { reason }) },
      });
      return { ok: true, link: fresh.link, expiresAt: made.expiresAt };
    });
  };

/** The link of the first start, renewed at every start until somebody has used it; `undefined` afterwards. */
export const inviteFirstOperator = (deps: StaffDeps) => async (): Promise<string | undefined> => {
  if (await hasOperators(deps.db)) return undefined;
  const invited = await inviteOperator(deps)({ email: firstOperatorEmail, role: 'admin', invitedBy: null });
  return invited.ok && 'link' in invited ? invited.link : undefined;
};
