/** Recovery codes, for players who lose every factor. Shown once: only hashes are stored. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { Digest } from '../digest.ts';
import type { Deps } from '../deps.ts';
import { lockPlayer } from '../players/player-store.ts';
import { isSetUp, newRecoveryCode, recoveryCodesMade, tidyRecoveryCode } from './second-factor.ts';
import * as store from './second-factor-store.ts';
import { publishSecurityChange } from '../publish-security-change.ts';

type MakeDeps = Pick<Deps, 'random'>;

const makeRecoveryCodes = async (sql: Sql, { random }: MakeDeps, digest: Digest, playerId: PlayerId) => {
  const codes = Array.from({ length: recoveryCodesMade }, () => newRecoveryCode(random));
  const hashes = codes.map((code) => digest.recoveryCode(playerId, tidyRecoveryCode(code)));
  await store.replaceRecoveryCodes(sql, playerId, hashes);
  return codes;
};

/** Created with the first factor; further factors leave them unchanged. */
export const firstRecoveryCodes = async (
  sql: Sql,
  deps: MakeDeps,
  digest: Digest,
  playerId: PlayerId,
): Promise<string[] | undefined> => {
  const { recoveryCodes } = await store.countFactors(sql, playerId);
  return recoveryCodes > 0 ? undefined : makeRecoveryCodes(sql, deps, digest, playerId);
};

/** Without a factor there is nothing to recover. */
export const forgetRecoveryCodes = async (sql: Sql, playerId: PlayerId): Promise<void> => {
  if (!isSetUp(await store.countFactors(sql, playerId))) await store.deleteRecoveryCodes(sql, playerId);
};

export type RenewResult = { ok: true; recoveryCodes: string[] } | { ok: false; reason: 'second_factor_not_set_up' };

/** Invalidates the old ones. */
export const renewRecoveryCodes =
  (deps: Pick<Deps, 'db' | 'random' | 'publish'>, digest: Digest) =>
  (playerId: PlayerId): Promise<RenewResult> =>
    deps.db.transaction(async (sql) => {
      await lockPlayer(sql, playerId);
      if (!isSetUp(await store.countFactors(sql, playerId))) return { ok: false, reason: 'second_factor_not_set_up' };
      await publishSecurityChange(sql, deps, playerId, 'recovery_codes_made');
      return { ok: true, recoveryCodes: await makeRecoveryCodes(sql, deps, digest, playerId) };
    });
