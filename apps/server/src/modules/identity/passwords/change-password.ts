/** Changes the password with the old one or a reset token. Both end all other sessions at once. */
import { passwordChanged } from '../../../platform/events/catalogue/identity.ts';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId, SessionId } from '../../../platform/ids/ids.ts';
import { hashPassword, verifyPassword } from '../../../platform/secrets/password-hash.ts';
import { checkCaptcha } from '../guard/check-captcha.ts';
import { hashToken, type Digest } from '../digest.ts';
import { publishEnded } from '../sessions/end-sessions.ts';
import type { WeakPassword } from '../errors.ts';
import { knownSession, type AttemptResult, type Guard } from '../guard/guard-attempts.ts';
import type { Deps } from '../deps.ts';
import type { Client } from '../identity.ts';
import { keepOnlyDevice } from '../sessions/known-device.ts';
import { judgePassword, rememberedPasswords } from './password-rules.ts';
import * as passwords from './password-store.ts';
import { openPlayer } from '../players/player.ts';
import { findPlayer, type PlayerRow } from '../players/player-store.ts';
import { renewSession } from '../sessions/renew-session.ts';
import { isSetUp } from '../second-factor/second-factor.ts';
import { countFactors } from '../second-factor/second-factor-store.ts';
import { endOtherSessions } from '../sessions/session-store.ts';
import { isSteppedUp } from '../second-factor/step-up.ts';
import * as tokens from '../players/token-store.ts';

const weakness = async (deps: Deps, row: PlayerRow, password: string): Promise<WeakPassword | undefined> => {
  const strength = judgePassword(password, openPlayer(deps.secretBox, row).details.email);
  if (strength !== 'good') return strength;
  const hashes = await passwords.lastPasswords(deps.db, row.id, rememberedPasswords);
  const reused = await Promise.all(hashes.map((hash) => verifyPassword(hash, password)));
  return reused.includes(true) ? 'password_reused' : undefined;
};

interface Change {
  playerId: PlayerId;
  previousHash: string;
  hash: string;
  keep?: SessionId;
  /** The device token that the browser sent. */
  brought: string | undefined;
}

interface Changed {
  sessionIds: SessionId[];
  device: string;
}

/** Undefined if another change came first. */
const applyChange = async (sql: Sql, deps: Deps, change: Change): Promise<Changed | undefined> => {
  const { playerId, previousHash, hash, keep, brought } = change;
  if ((await passwords.replacePassword(sql, playerId, previousHash, hash)) === 0) return undefined;
  await passwords.rememberPassword(sql, playerId, hash);
  const sessionIds = await endOtherSessions(sql, playerId, keep, 'password');
  await deps.endPlay(sql, playerId);
  await publishEnded(sql, deps, { playerId, sessionIds, reason: 'password_changed' });
  await deps.publish(sql, passwordChanged, playerId.toString(), { playerId });
  return { sessionIds, device: await keepOnlyDevice(sql, deps, playerId, brought) };
};

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

export type ChangeResult =
  /**
   * `device`: the browser's new token; all other devices are forgotten. `token`: the session's new token for its cookie; undefined if
   * another change renewed it first.
   */
  | { ok: true; device: string; token: string | undefined }
  | { ok: false; reason: WeakPassword | 'passwords_differ' | 'old_password_wrong' | 'step_up_required' }
  | Extract<AttemptResult, { ok: false }>;

export const changePassword =
  (deps: Deps, digest: Digest, guard: Guard) =>
  async (
    session: { playerId: PlayerId; sessionId: SessionId; steppedUpAt: Date | null; token: string },
    input: PasswordChange,
    client: Pick<Client, 'ip' | 'device'>,
  ): Promise<ChangeResult> => {
    const { playerId, sessionId, steppedUpAt } = session;
    if (input.newPassword !== input.confirmPassword) return { ok: false, reason: 'passwords_differ' };
    const row = await findPlayer(deps.db, playerId);
    if (row === undefined) return { ok: false, reason: 'old_password_wrong' };
    const isProven = isSteppedUp(steppedUpAt, deps.clock.now()) || !isSetUp(await countFactors(deps.db, playerId));
    if (!isProven) return { ok: false, reason: 'step_up_required' };
    const account = digest.email(openPlayer(deps.secretBox, row).details.email);
    const attempt = { account, ip: client.ip, known: knownSession(sessionId) };
    const counted = await guard.count(attempt);
    if (!counted.ok) return counted;
    const fits = await verifyPassword(row.password_hash, input.oldPassword);
    if (!fits) return { ok: false, reason: 'old_password_wrong' };
    await guard.succeed(attempt);
    const weak = await weakness(deps, row, input.newPassword);
    if (weak !== undefined) return { ok: false, reason: weak };
    const hash = await hashPassword(input.newPassword);
    const change = { playerId, previousHash: row.password_hash, hash, keep: sessionId, brought: client.device };
    const changed = await deps.db.transaction(async (sql) => {
      const applied = await applyChange(sql, deps, change);
      return applied && { ...applied, token: await renewSession(deps)(sql, session.token) };
    });
    if (changed === undefined) return { ok: false, reason: 'old_password_wrong' };
    deps.pushSessionEnded({ playerId, sessionIds: changed.sessionIds });
    return { ok: true, device: changed.device, token: changed.token };
  };

export interface PasswordReset {
  password: string;
  confirmPassword: string;
  token: string;
  captcha: string;
}

export type ResetResult =
  | { ok: true; device: string }
  | { ok: false; reason: WeakPassword | 'passwords_differ' | 'captcha_failed' | 'token_invalid' };

export const resetPassword =
  (deps: Deps) =>
  async (input: PasswordReset, brought?: string): Promise<ResetResult> => {
    if (input.password !== input.confirmPassword) return { ok: false, reason: 'passwords_differ' };
    if (!(await checkCaptcha(deps)(input.captcha, 'reset_password'))) return { ok: false, reason: 'captcha_failed' };
    const tokenHash = hashToken(input.token);
    // The token stays valid if the new password is rejected.
    const found = await tokens.findToken(deps.db, tokenHash, 'reset');
    const row = found && (await findPlayer(deps.db, found.player_id));
    if (row === undefined) return { ok: false, reason: 'token_invalid' };
    const weak = await weakness(deps, row, input.password);
    if (weak !== undefined) return { ok: false, reason: weak };
    const hash = await hashPassword(input.password);
    const change = { playerId: row.id, previousHash: row.password_hash, hash, brought };
    const changed = await deps.db.transaction(async (sql) => {
      const taken = await tokens.takeToken(sql, tokenHash, 'reset');
      return taken === undefined ? undefined : applyChange(sql, deps, change);
    });
    if (changed === undefined) return { ok: false, reason: 'token_invalid' };
    deps.pushSessionEnded({ playerId: row.id, sessionIds: changed.sessionIds });
    return { ok: true, device: changed.device };
  };
