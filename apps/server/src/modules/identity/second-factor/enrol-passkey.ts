/** Adding and removing passkeys. */
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { Digest } from '../digest.ts';
import type { EnrolResult } from './enrol-totp.ts';
import type { Deps } from '../deps.ts';
import * as passkeys from './passkey-store.ts';
import { checkEnrolment, enrolmentOptions, type PasskeyOptions } from './passkeys.ts';
import { fullNameOf } from '../players/player.ts';
import { lockPlayer } from '../players/player-store.ts';
import { findOpened, passkeyNameField } from './read-second-factor.ts';
import { firstRecoveryCodes, forgetRecoveryCodes } from './recovery-codes.ts';
import type { Place } from './second-factor.ts';
import { countFactors } from './second-factor-store.ts';
import { publishSecurityChange } from '../publish-security-change.ts';

const mostPasskeys = 20;

/** Undefined if this origin cannot have passkeys. */
export const beginPasskey =
  (deps: Deps, digest: Digest) =>
  async (playerId: PlayerId, place: Place): Promise<PasskeyOptions | undefined> => {
    const player = await findOpened(deps, playerId);
    if (player === undefined) return undefined;
    const { email } = player.details;
    return enrolmentOptions(deps, digest, { playerId, place, email, name: fullNameOf(player.details) });
  };

export const addPasskey =
  (deps: Deps, digest: Digest) =>
  async (
    playerId: PlayerId,
    place: Place,
    { name, response }: { name: string; response: Readonly<Record<string, unknown>> },
  ): Promise<EnrolResult<'passkey_refused' | 'passkeys_full'>> => {
    const player = await findOpened(deps, playerId);
    const made = await checkEnrolment(deps, { playerId, place }, response);
    if (player === undefined || made === undefined) return { ok: false, reason: 'passkey_refused' };
    const nameSealed = player.key.seal(passkeyNameField, name);
    return deps.db.transaction(async (sql) => {
      await lockPlayer(sql, playerId);
      if ((await countFactors(sql, playerId)).passkeys >= mostPasskeys) return { ok: false, reason: 'passkeys_full' };
      if ((await passkeys.insertPasskey(sql, playerId, { ...made, nameSealed })) === 0) {
        return { ok: false, reason: 'passkey_refused' };
      }
      await publishSecurityChange(sql, deps, playerId, 'passkey_added');
      return { ok: true, recoveryCodes: await firstRecoveryCodes(sql, deps, digest, playerId) };
    });
  };

export const removePasskey =
  (deps: Deps) =>
  (playerId: PlayerId, id: bigint): Promise<{ ok: true } | { ok: false; reason: 'not_found' }> =>
    deps.db.transaction(async (sql) => {
      await lockPlayer(sql, playerId);
      if ((await passkeys.deletePasskey(sql, playerId, id)) === 0) return { ok: false, reason: 'not_found' };
      await forgetRecoveryCodes(sql, playerId);
      await publishSecurityChange(sql, deps, playerId, 'passkey_removed');
      return { ok: true };
    });
