/** Password and second factor together; one answer for everything that is wrong. */
import { verifyPassword } from '../../platform/password-hash.ts';
import { appendAudit } from './audit-store.ts';
import type { StaffDeps } from './deps.ts';
import { openSession } from './open-session.ts';
import { operatorIdleMs, totpPurpose } from './operator.ts';
import * as store from './operator-store.ts';
import { acceptedStep } from '../../platform/totp.ts';
import { hashToken } from './token.ts';

const wrong = { ok: false, reason: 'sign_in_failed' } as const;

export const signIn = (deps: StaffDeps) => async (input: { email: string; password: string; code: string }) => {
  const operator = await store.findByEmail(deps.db, input.email.toLowerCase());
  // A stranger's password is hashed too, so that the time tells nothing.
  const passwordFits = await verifyPassword(operator?.passwordHash ?? undefined, input.password);
  if (operator?.totpSecretSealed == null || !passwordFits || operator.status !== 'active') return wrong;
  const secret = deps.secretBox.open(totpPurpose, operator.totpSecretSealed, operator.id.toString()).toString();
  const step = acceptedStep(secret, input.code, deps.clock.now(), operator.totpLastStep);
  if (step === undefined) return wrong;
  return deps.db.transaction(async (sql) => {
    if (!(await store.consumeStep(sql, operator.id, step))) return wrong;
    await appendAudit(sql, { operatorId: operator.id, action: 'operator.sign_in' });
    return { ok: true as const, operator, token: await openSession(deps, sql, operator.id) };
  });
};

export const signOut = (deps: StaffDeps) => async (token: string) => {
  await store.endSession(deps.db, hashToken(token));
};

/** The operator behind a cookie, unless the session ended, expired or lay idle, or the operator is locked. */
export const findSession = (deps: StaffDeps) => async (token: string) => {
  const found = await store.findSession(deps.db, hashToken(token), operatorIdleMs);
  if (found === undefined) return undefined;
  const { sessionId, stale, ...operator } = found;
  if (stale) await store.touchSession(deps.db, sessionId);
  return operator;
};
