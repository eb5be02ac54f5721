/** Every change of how an account is guarded is told to its owner by mail. */
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import type { Deps } from './identity.ts';

export type SecurityChange =
  | 'totp_on'
  | 'totp_off'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'code_guessed'
  /** Where we call and write, once it was given. */
  | 'phone_changed'
  | 'address_changed'
  /** By staff, for the player, who could not. */
  | 'details_corrected'
  /** By staff, because they were lost: first announced, then done or called off. */
  | 'removal_announced'
  | 'removal_dropped'
  | 'factors_removed';

/** With the commit of the change itself. */
export const tellChanged = (
  sql: Sql,
  { publish }: Pick<Deps, 'publish'>,
  playerId: PlayerId,
  change: SecurityChange,
): Promise<void> => {
  const id = playerId.toString();
  return publish(sql, { topic: 'security.changed', key: id, payload: { playerId: id, change } });
};
