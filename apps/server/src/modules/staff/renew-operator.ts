/**
 * For operators who lost phone or password: ends the old password, second factor and sessions, and mails a one-time link to set new
 * ones. Roles that decide about money need a second operator.
 */
import { operatorRenewed } from '../../platform/events/catalogue/staff.ts';
import { appendAudit } from './audit/audit-store.ts';
import type { StaffDeps } from './deps.ts';
import { invitationLink, sendLink } from './invitation-link.ts';
import { askWithin, publishRenewed } from './approvals/approvals.ts';
import type { OperatorId } from './operator.ts';
import { findByEmail, putInvitation, replaceEmail } from './operator-store.ts';
import { renewOperator, resetOperator } from './renewal-store.ts';

export type OperatorRenewed =
  | { readonly ok: true; readonly expiresAt: Date }
  | { readonly ok: true; readonly waits: true }
  | { readonly ok: false; readonly reason: 'own_account' | 'operator_not_found' | 'nobody_agrees' | 'already_asked' };

export const renewLostOperator =
  (deps: StaffDeps) =>
  async ({ id, by, reason }: { id: OperatorId; by: OperatorId; reason: string }): Promise<OperatorRenewed> => {
    if (id === by) return { ok: false, reason: 'own_account' };
    const fresh = invitationLink(deps);
    return deps.db.transaction(async (sql): Promise<OperatorRenewed> => {
      const outcome = await renewOperator(sql, { id, by, ...fresh });
      if (outcome === 'gone') return { ok: false, reason: 'operator_not_found' };
      if (outcome === 'alone') return { ok: false, reason: 'nobody_agrees' };
      if (outcome === 'second') {
        const asked = await askWithin(deps, sql, {
          wish: { kind: 'renew_operator', subject: id.toString() },
          by,
          reason,
        });
        return asked.ok ? { ok: true, waits: true } : asked;
      }
      await appendAudit(sql, {
        ...{ operatorId: by, action: 'operator.renew', details: { reason } },
        subject: { kind: 'operator', id: id.toString() },
      });
      await sendLink(deps, sql, { id, link: fresh.link, event: operatorRenewed });
      return { ok: true, expiresAt: fresh.expiresAt };
    });
  };

/** On the server itself, with the database owner's permissions: if nobody is left who could approve. */
export const renewAsOwner =
  (deps: Pick<StaffDeps, 'db' | 'random' | 'clock' | 'backOfficeUrl' | 'outbox'>) =>
  async (email: string): Promise<{ readonly link: string; readonly expiresAt: Date } | undefined> => {
    const fresh = invitationLink(deps);
    return deps.db.transaction(async (sql) => {
      const operator = await findByEmail(sql, email.toLowerCase());
      if (operator === undefined) return undefined;
      if (operator.status === 'invited') await putInvitation(sql, { ...operator, ...fresh });
      else await resetOperator(sql, { id: operator.id, ...fresh });
      await appendAudit(sql, {
        ...{ operatorId: null, action: 'operator.renew', details: { by: 'machine' } },
        subject: { kind: 'operator', id: operator.id.toString() },
      });
      await publishRenewed(deps, sql, operator.id);
      return { link: fresh.link, expiresAt: fresh.expiresAt };
    });
  };

/** The same for an operator whose mailbox is unreachable. Returns false if the new address is taken, or the operator does not exist. */
export const replaceEmailAsOwner =
  ({ db }: Pick<StaffDeps, 'db'>) =>
  async (emails: { from: string; to: string }): Promise<boolean> =>
    db.transaction(async (sql) => {
      const [from, to] = [emails.from.toLowerCase(), emails.to.toLowerCase()];
      const operator = await findByEmail(sql, from);
      if (operator === undefined || !(await replaceEmail(sql, { from, to }))) return false;
      await appendAudit(sql, {
        ...{ operatorId: null, action: 'operator.replace_email', details: { by: 'machine' } },
        subject: { kind: 'operator', id: operator.id.toString() },
      });
      return true;
    });
