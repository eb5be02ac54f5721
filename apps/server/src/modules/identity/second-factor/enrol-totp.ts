/** Enrolment of an authenticator app in two steps, so that a failed scan locks nobody out. */
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { acceptedStep, newTotpSecret, otpauthUri } from '../../../platform/secrets/totp.ts';
import { totpField } from './check-factor.ts';
import type { Digest } from '../digest.ts';
import type { Deps } from '../deps.ts';
import { lockPlayer } from '../players/player-store.ts';
import { findOpened } from './read-second-factor.ts';
import { firstRecoveryCodes, forgetRecoveryCodes } from './recovery-codes.ts';
import * as store from './second-factor-store.ts';
import { publishSecurityChange } from '../publish-security-change.ts';

export type BeginTotpResult =
  | { ok: true; secret: string; uri: string }
  | { ok: false; reason: 'not_found' | 'totp_already_on' };

/** Not active yet: the secret counts from its first correct code. */
export const beginTotp =
  (deps: Deps) =>
  async (playerId: PlayerId): Promise<BeginTotpResult> => {
    const player = await findOpened(deps, playerId);
    if (player === undefined) return { ok: false, reason: 'not_found' };
    const secret = newTotpSecret(deps.random);
    const saved = await store.saveTotp(deps.db, playerId, player.key.seal(totpField, secret));
    if (saved === 0) return { ok: false, reason: 'totp_already_on' };
    return { ok: true, secret, uri: otpauthUri(secret, player.details.email, deps.brand()) };
  };

/** `recoveryCodes` only with the first factor. */
export type EnrolResult<R extends string> =
  | { ok: true; recoveryCodes: string[] | undefined }
  | { ok: false; reason: R };

export const confirmTotp =
  (deps: Deps, digest: Digest) =>
  async (playerId: PlayerId, code: string): Promise<EnrolResult<'code_wrong' | 'totp_already_on'>> => {
    const player = await findOpened(deps, playerId);
    const totp = await store.findTotp(deps.db, playerId);
    if (player === undefined || totp === undefined) return { ok: false, reason: 'code_wrong' };
    if (totp.confirmed_at !== null) return { ok: false, reason: 'totp_already_on' };
    const secret = player.key.open(totpField, totp.secret_sealed);
    const step = acceptedStep(secret, code.replace(/\s/g, ''), deps.clock.now(), totp.last_step);
    if (step === undefined) return { ok: false, reason: 'code_wrong' };
    return deps.db.transaction(async (sql) => {
      await lockPlayer(sql, playerId);
      if ((await store.confirmTotp(sql, playerId, step)) === 0) return { ok: false, reason: 'totp_already_on' };
      await publishSecurityChange(sql, deps, playerId, 'totp_on');
      return { ok: true, recoveryCodes: await firstRecoveryCodes(sql, deps, digest, playerId) };
    });
  };

export const removeTotp =
  (deps: Deps) =>
  (playerId: PlayerId): Promise<{ ok: true } | { ok: false; reason: 'not_found' }> =>
    deps.db.transaction(async (sql) => {
      await lockPlayer(sql, playerId);
      if ((await store.deleteTotp(sql, playerId)) === 0) return { ok: false, reason: 'not_found' };
      await forgetRecoveryCodes(sql, playerId);
      await publishSecurityChange(sql, deps, playerId, 'totp_off');
      return { ok: true };
    });
