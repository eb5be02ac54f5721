/** A one-time link makes an operator; the first one is printed at the first start. */
import type { StaffDeps } from './deps.ts';
import { appendAudit } from './audit-store.ts';
import { inviteLifetimeMs, type OperatorId } from './operator.ts';
import { hasOperators, putInvitation } from './operator-store.ts';
import type { OperatorRole } from './permissions.ts';
import { hashToken } from './token.ts';

const firstOperatorEmail = 'admin@localhost';

export interface Invitation {
  readonly email: string;
  readonly role: OperatorRole;
  /** `null` for the first operator of an installation. */
  readonly invitedBy: OperatorId | null;
}

export const inviteOperator =
  ({ db, random, backOfficeUrl }: StaffDeps) =>
  async ({ email, role, invitedBy }: Invitation) => {
    const token = random.token();
    return db.transaction(async (sql) => {
      const made = await putInvitation(sql, {
        email: email.toLowerCase(),
        role,
        tokenHash: hashToken(token),
        lifetimeMs: inviteLifetimeMs,
      });
      if (made === undefined) return { ok: false as const, reason: 'operator_exists' as const };
      await appendAudit(sql, {
        operatorId: invitedBy,
        action: 'operator.invite',
        subject: { kind: 'operator', id: made.id.toString() },
        details: { role },
      });
      return { ok: true as const, link: `${backOfficeUrl}/invitation#token=${token}`, expiresAt: made.expiresAt };
    });
  };

/** The link of the first start, renewed at every start until somebody has used it; `undefined` afterwards. */
export const inviteFirstOperator = (deps: StaffDeps) => async (): Promise<string | undefined> => {
  if (await hasOperators(deps.db)) return undefined;
  const invited = await inviteOperator(deps)({ email: firstOperatorEmail, role: 'admin', invitedBy: null });
  return invited.ok ? invited.link : undefined;
};
