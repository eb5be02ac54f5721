/**
 * Somebody lost phone or password: the old password, second factor and sessions end, and a one-time link makes new ones.
 * For whoever decides about money a second operator has to agree, and the link is told to the one who agreed.
 */
import { appendAudit } from './audit-store.ts';
import type { StaffDeps } from './deps.ts';
import { invitationLink } from './invitation-link.ts';
import { renewOperator } from './office-matter-store.ts';
import { askWithin, tellRenewed } from './office-matters.ts';
import type { OperatorId } from './operator.ts';

export type OperatorRenewed =
  | { readonly ok: true; readonly link: string; readonly expiresAt: Date }
  | { readonly ok: true; readonly waits: true }
  | { readonly ok: false; readonly reason: 'own_account' | 'operator_not_found' | 'nobody_agrees' | 'matter_asked' };

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
        const asked = await askWithin(sql, { wish: { kind: 'renew_operator', subject: id.toString() }, by, reason });
        return asked.ok ? { ok: true, waits: true } : asked;
      }
      await appendAudit(sql, {
        ...{ operatorId: by, action: 'operator.renew', details: { reason } },
        subject: { kind: 'operator', id: id.toString() },
      });
      await tellRenewed(deps, sql, id);
      return { ok: true, link: fresh.link, expiresAt: fresh.expiresAt };
    });
  };
