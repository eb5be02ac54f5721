/** Sign-in with password and second factor; one answer for every failure. */
import { stepUpMs } from '@carmine/contract/settings';
import type { Sql } from '../../database/database.ts';
import { verifyPassword } from '../../platform/secrets/password-hash.ts';
import { appendAudit } from './audit/audit-store.ts';
import type { StaffDeps } from './deps.ts';
import { openSession } from './open-session.ts';
import { operatorIdleMs, totpPurpose, type Operator, type OperatorSessionId, type SessionClient } from './operator.ts';
import * as store from './operator-store.ts';
import { acceptedStep } from '../../platform/secrets/totp.ts';
import { hashToken } from './token.ts';

/** Applies to callers with the password or a session, from any address, for the rest of the window. */
const wrongCodes = { most: 10, minutes: 15 } as const;

const wrong = { ok: false, reason: 'sign_in_failed' } as const;

/** The time step of a correct code, which the caller must consume. */
const stepOf = (deps: StaffDeps, operator: store.OperatorSecrets, code: string): bigint | undefined => {
  if (operator.totpSecretSealed === null) return undefined;
  const secret = deps.secretBox.open(totpPurpose, operator.totpSecretSealed, operator.id.toString()).toString();
  return acceptedStep(secret, code, deps.clock.now(), operator.totpLastStep);
};

/** Consumes the code, or returns why not; in the caller's transaction, so that concurrent guesses are all counted. */
const takeCode = async (
  deps: StaffDeps,
  sql: Sql,
  operator: store.OperatorSecrets,
  code: string,
): Promise<'taken' | 'code' | 'many_codes'> => {
  const lately = await store.countWrongCodes(sql, operator.id, wrongCodes.minutes);
  if (lately >= wrongCodes.most) return 'many_codes';
  const step = stepOf(deps, operator, code);
  return step !== undefined && (await store.consumeStep(sql, operator.id, step)) ? 'taken' : 'code';
};

interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly code: string;
  readonly client: SessionClient;
}

export const signIn = (deps: StaffDeps) => async (input: SignIn) => {
  const operator = await store.findByEmail(deps.db, input.email.toLowerCase());
  // A password is hashed for unknown operators too, so that timing reveals nothing.
  const passwordFits = await verifyPassword(operator?.passwordHash ?? undefined, input.password);
  /** Names the operator if one exists; otherwise only records the attempt. */
  const failed = (why: 'unknown' | 'locked' | 'password' | 'code' | 'many_codes', sql: Sql = deps.db) =>
    appendAudit(sql, {
      operatorId: null,
      action: 'operator.sign_in_failed',
      ...(operator === undefined ? {} : { subject: { kind: 'operator', id: operator.id.toString() } }),
      details: { why, ip: input.client.ip, country: input.client.country },
    });
  if (operator?.totpSecretSealed == null || !passwordFits || operator.status !== 'active') {
    const known = operator?.totpSecretSealed != null;
    await failed(known ? (passwordFits ? 'locked' : 'password') : 'unknown');
    return wrong;
  }
  return deps.db.transaction(async (sql) => {
    const code = await takeCode(deps, sql, operator, input.code);
    if (code !== 'taken') {
      await failed(code, sql);
      return wrong;
    }
    await appendAudit(sql, { operatorId: operator.id, action: 'operator.sign_in' });
    const token = await openSession(deps, sql, { operatorId: operator.id, client: input.client });
    return { ok: true as const, operator, token };
  });
};

export const signOut =
  (deps: StaffDeps) =>
  (token: string): Promise<void> =>
    deps.db.transaction(async (sql) => {
      const ended = await store.endSession(sql, hashToken(token));
      if (ended !== undefined) await appendAudit(sql, { operatorId: ended.operatorId, action: 'operator.sign_out' });
    });

export interface SignedIn extends Operator {
  readonly sessionId: OperatorSessionId;
  /** The second factor was verified recently. */
  readonly proven: boolean;
}

/**
 * The operator of a cookie, unless the session ended, expired or was idle, or the operator is locked. `attended`: false for polling,
 * which does not keep a session alive.
 */
export const findSession =
  (deps: StaffDeps) =>
  async (token: string, attended = true): Promise<SignedIn | undefined> => {
    const times = { idleMs: operatorIdleMs, provenMs: stepUpMs };
    const found = await store.findSession(deps.db, hashToken(token), times);
    if (found === undefined) return undefined;
    const { stale, ...operator } = found;
    if (stale && attended) await store.touchSession(deps.db, operator.sessionId);
    return operator;
  };

/** Verifies the authenticator's current code again within a session. */
export const stepUp =
  (deps: StaffDeps) =>
  async ({ email, sessionId }: SignedIn, code: string): Promise<boolean> => {
    const operator = await store.findByEmail(deps.db, email);
    if (operator === undefined) return false;
    return deps.db.transaction(async (sql: Sql) => {
      const taken = await takeCode(deps, sql, operator, code);
      if (taken !== 'taken') {
        const subject = { kind: 'operator', id: operator.id.toString() } as const;
        const failed = { operatorId: operator.id, action: 'operator.step_up_failed', subject } as const;
        await appendAudit(sql, { ...failed, details: { why: taken } });
        return false;
      }
      await store.proveSession(sql, sessionId);
      await appendAudit(sql, { operatorId: operator.id, action: 'operator.step_up' });
      return true;
    });
  };
