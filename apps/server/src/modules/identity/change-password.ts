/** A new password: by the old one, or by the token of a reset mail. Either way the other sessions end at once. */
import type { Sql } from '../../database/database.ts';
import type { PlayerId, SessionId } from '../../platform/ids.ts';
import { hashPassword, verifyPassword } from '../../platform/password-hash.ts';
import { checkCaptcha } from './check-captcha.ts';
import { hashToken, type Digest } from './digest.ts';
import { publishEnded } from './end-sessions.ts';
import type { WeakPassword } from './errors.ts';
import type { AttemptResult, Guard } from './guard-attempts.ts';
import type { Deps } from './identity.ts';
import { judgePassword, rememberedPasswords } from './password-rules.ts';
import * as passwords from './password-store.ts';
import { openPlayer } from './player.ts';
import { findPlayer } from './player-store.ts';
import { endOtherSessions } from './session-store.ts';
import * as tokens from './token-store.ts';

const weakness = async (deps: Deps, playerId: PlayerId, password: string): Promise<WeakPassword | undefined> => {
  const strength = judgePassword(password);
  if (strength !== 'good') return strength;
  const hashes = await passwords.lastPasswords(deps.db, playerId, rememberedPasswords);
  const reused = await Promise.all(hashes.map((hash) => verifyPassword(hash, password)));
  return reused.includes(true) ? 'password_reused' : undefined;
};

interface Change {
  playerId: PlayerId;
  previousHash: string;
  hash: string;
  keep?: SessionId;
}

/** Nothing where another change came first. */
const applyChange = async (sql: Sql, deps: Deps, change: Change): Promise<SessionId[] | undefined> => {
  const { playerId, previousHash, hash, keep } = change;
  if ((await passwords.replacePassword(sql, playerId, previousHash, hash)) === 0) return undefined;
  await passwords.rememberPassword(sql, playerId, hash);
  const sessionIds = await endOtherSessions(sql, playerId, keep, 'password');
  await publishEnded(sql, deps, { playerId, sessionIds, reason: 'password_changed' });
  const id = playerId.toString();
  await deps.publish(sql, { topic: 'password.changed', key: id, payload: { playerId: id } });
  return sessionIds;
};

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

export type ChangeResult =
  | { ok: true }
  | { ok: false; reason: WeakPassword | 'passwords_differ' | 'old_password_wrong' }
  | Extract<AttemptResult, { ok: false }>;

export const changePassword =
  (deps: Deps, digest: Digest, guard: Guard) =>
  async (
    session: { playerId: PlayerId; sessionId: SessionId },
    input: PasswordChange,
    ip: string,
  ): Promise<ChangeResult> => {
    const { playerId, sessionId } = session;
    if (input.newPassword !== input.confirmPassword) return { ok: false, reason: 'passwords_differ' };
    const row = await findPlayer(deps.db, playerId);
    if (row === undefined) return { ok: false, reason: 'old_password_wrong' };
    const account = digest.email(openPlayer(deps.secretBox, row).details.email);
    const counted = await guard.count(account, ip);
    if (!counted.ok) return counted;
    const fits = await verifyPassword(row.password_hash, input.oldPassword);
    if (!fits) return { ok: false, reason: 'old_password_wrong' };
    await guard.succeed(account, ip);
    const weak = await weakness(deps, playerId, input.newPassword);
    if (weak !== undefined) return { ok: false, reason: weak };
    const hash = await hashPassword(input.newPassword);
    const change = { playerId, previousHash: row.password_hash, hash, keep: sessionId };
    const sessionIds = await deps.db.transaction((sql) => applyChange(sql, deps, change));
    if (sessionIds === undefined) return { ok: false, reason: 'old_password_wrong' };
    deps.tellSessionEnded({ playerId, sessionIds });
    return { ok: true };
  };

export interface PasswordReset {
  password: string;
  confirmPassword: string;
  token: string;
  captcha: string;
}

export type ResetResult =
  | { ok: true }
  | { ok: false; reason: WeakPassword | 'passwords_differ' | 'captcha_failed' | 'token_invalid' };

export const resetPassword =
  (deps: Deps) =>
  async (input: PasswordReset): Promise<ResetResult> => {
    if (input.password !== input.confirmPassword) return { ok: false, reason: 'passwords_differ' };
    if (!(await checkCaptcha(deps)(input.captcha, 'reset_password'))) return { ok: false, reason: 'captcha_failed' };
    const tokenHash = hashToken(input.token);
    // A password that will not do leaves the token good for another try.
    const found = await tokens.findToken(deps.db, tokenHash, 'reset');
    const row = found && (await findPlayer(deps.db, found.player_id));
    if (row === undefined) return { ok: false, reason: 'token_invalid' };
    const weak = await weakness(deps, row.id, input.password);
    if (weak !== undefined) return { ok: false, reason: weak };
    const change = { playerId: row.id, previousHash: row.password_hash, hash: await hashPassword(input.password) };
    const sessionIds = await deps.db.transaction(async (sql) => {
      const taken = await tokens.takeToken(sql, tokenHash, 'reset');
      return taken === undefined ? undefined : applyChange(sql, deps, change);
    });
    if (sessionIds === undefined) return { ok: false, reason: 'token_invalid' };
    deps.tellSessionEnded({ playerId: row.id, sessionIds });
    return { ok: true };
  };
