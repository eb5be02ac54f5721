/** Two steps to accept an invitation: name and password first, then the second factor. */
import type { StaffDeps } from './deps.ts';
import { appendAudit } from './audit/audit-store.ts';
import { firstOperatorEmail } from './operator.ts';
import { activate, findByEmail, findInvitation, hasOperators, saveEnrolment } from './operator-store.ts';
import { hashPassword } from '../../platform/secrets/password-hash.ts';
import { acceptedStep, newTotpSecret, otpauthUri } from '../../platform/secrets/totp.ts';
import { totpPurpose, type SessionClient } from './operator.ts';
import { openSession } from './open-session.ts';
import { hashToken } from './token.ts';

const invalid = { ok: false, reason: 'invitation_invalid' } as const;

export const acceptInvitation =
  (deps: StaffDeps) => async (input: { token: string; name: string; password: string; email?: string | undefined }) => {
    const passwordHash = await hashPassword(input.password);
    const secret = newTotpSecret(deps.random);
    return deps.db.transaction(async (sql) => {
      const operator = await findInvitation(sql, hashToken(input.token));
      if (operator === undefined) return invalid;
      const { id } = operator;
      // Others have the e-mail address that the invitation was sent to; the first operator can still correct it.
      const isFirst = operator.email === firstOperatorEmail || !(await hasOperators(sql));
      const given = isFirst ? input.email?.toLowerCase() : undefined;
      if (given === undefined && operator.email === firstOperatorEmail)
        return { ok: false as const, reason: 'email_required' as const };
      const email = given ?? operator.email;
      const holder = await findByEmail(sql, email);
      if (holder !== undefined && holder.id !== id) return { ok: false as const, reason: 'operator_exists' as const };
      const totpSecretSealed = deps.secretBox.seal(totpPurpose, Buffer.from(secret), id.toString());
      await saveEnrolment(sql, id, { name: input.name, email, passwordHash, totpSecretSealed });
      const uri = otpauthUri(secret, email, `${deps.brand} back office`);
      return { ok: true as const, email, secret, otpauthUri: uri };
    });
  };

export const confirmInvitation =
  (deps: StaffDeps) => async (input: { token: string; code: string; client: SessionClient }) =>
    deps.db.transaction(async (sql) => {
      const operator = await findInvitation(sql, hashToken(input.token));
      if (operator?.totpSecretSealed == null) return invalid;
      const secret = deps.secretBox.open(totpPurpose, operator.totpSecretSealed, operator.id.toString()).toString();
      const step = acceptedStep(secret, input.code, deps.clock.now(), operator.totpLastStep);
      if (step === undefined) return { ok: false as const, reason: 'code_wrong' as const };
      await activate(sql, operator.id, step);
      await appendAudit(sql, { operatorId: operator.id, action: 'operator.join' });
      const token = await openSession(deps, sql, { operatorId: operator.id, client: input.client });
      return { ok: true as const, operator: { ...operator, status: 'active' as const }, token };
    });
