/** The only SQL of passkeys and their challenges. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';

export type ChallengePurpose = 'enrol' | 'sign-in' | 'step-up';

export interface PasskeyRow {
  id: bigint;
  credential_id: string;
  public_key: Buffer;
  counter: bigint;
  transports: string[];
  name_sealed: Buffer;
  created_at: Date;
  last_used_at: Date | null;
}

const columns = 'id, credential_id, public_key, counter, transports, name_sealed, created_at, last_used_at';

export const passkeysOf = (sql: Sql, playerId: PlayerId) =>
  sql.rows<PasskeyRow & { [column: string]: unknown }>(
    `select ${columns} from passkeys where player_id = $1 order by id limit 50`,
    [playerId],
  );

/** 0 if the key is registered already. */
export const insertPasskey = (
  sql: Sql,
  playerId: PlayerId,
  key: { credentialId: string; publicKey: Buffer; counter: bigint; transports: readonly string[]; nameSealed: Buffer },
) =>
  sql.run(
    `insert into passkeys (player_id, credential_id, public_key, counter, transports, name_sealed)
     values ($1, $2, $3, $4, $5, $6) on conflict (credential_id) do nothing`,
    [playerId, key.credentialId, key.publicKey, key.counter, [...key.transports], key.nameSealed],
  );

/** 0 if the key's counter has advanced meanwhile, which indicates a copy. */
export const usePasskey = (sql: Sql, id: bigint, counter: bigint) =>
  sql.run(
    `update passkeys set counter = $2, last_used_at = now()
     where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [id, counter],
  );

export const deletePasskey = (sql: Sql, playerId: PlayerId, id: bigint) =>
  sql.run('delete from passkeys where player_id = $1 and id = $2', [playerId, id]);

export const insertChallenge = (
  sql: Sql,
  challenge: { hash: Buffer; playerId: PlayerId; purpose: ChallengePurpose; minutes: number },
) =>
  sql.run(
    `insert into passkey_challenges (challenge_hash, player_id, purpose, expires_at)
     values ($1, $2, $3, now() + $4 * interval '1 minute')`,
    [challenge.hash, challenge.playerId, challenge.purpose, challenge.minutes],
  );

/** Returns true only to the first caller, before it expires. */
export const takeChallenge = async (sql: Sql, hash: Buffer, playerId: PlayerId, purpose: ChallengePurpose) =>
  (await sql.run(
    `delete from passkey_challenges
     where challenge_hash = $1 and player_id = $2 and purpose = $3 and expires_at > now()`,
    [hash, playerId, purpose],
  )) === 1;

export const pruneChallenges = (sql: Sql) => sql.run('delete from passkey_challenges where expires_at < now()');
