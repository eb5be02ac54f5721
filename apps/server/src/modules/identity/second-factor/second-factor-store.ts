/** The only SQL of authenticator secrets and recovery codes. */
import type { Sql } from '../../../database/database.ts';
import type { Id, PlayerId } from '../../../platform/ids/ids.ts';
import type { Factors } from './second-factor.ts';

export interface TotpRow {
  secret_sealed: Buffer;
  confirmed_at: Date | null;
  last_step: bigint;
}

export const findTotp = (sql: Sql, playerId: PlayerId) =>
  sql.maybe<TotpRow & { [column: string]: unknown }>(
    'select secret_sealed, confirmed_at, last_step from totp_secrets where player_id = $1',
    [playerId],
  );

/** Replaces an unconfirmed secret; 0 if one is active. */
export const saveTotp = (sql: Sql, playerId: PlayerId, secretSealed: Buffer) =>
  sql.run(
    `insert into totp_secrets (player_id, secret_sealed) values ($1, $2)
     on conflict (player_id) do update set secret_sealed = $2, created_at = now(), last_step = 0
     where totp_secrets.confirmed_at is null`,
    [playerId, secretSealed],
  );

/** 0 if it is confirmed already, or another code came first. */
export const confirmTotp = (sql: Sql, playerId: PlayerId, step: bigint) =>
  sql.run(
    `update totp_secrets set confirmed_at = now(), last_step = $2
     where player_id = $1 and confirmed_at is null and last_step < $2`,
    [playerId, step],
  );

/** 1 only for the first caller: a code works once. */
export const consumeStep = (sql: Sql, playerId: PlayerId, step: bigint) =>
  sql.run(
    `update totp_secrets set last_step = $2, last_used_at = clock_timestamp()
     where player_id = $1 and confirmed_at is not null and last_step < $2`,
    [playerId, step],
  );

/** 1 if one was active. */
export const deleteTotp = (sql: Sql, playerId: PlayerId) =>
  sql.run('delete from totp_secrets where player_id = $1 and confirmed_at is not null', [playerId]);

export const replaceRecoveryCodes = async (sql: Sql, playerId: PlayerId, hashes: readonly Buffer[]): Promise<void> => {
  await deleteRecoveryCodes(sql, playerId);
  await sql.run('insert into recovery_codes (player_id, code_hash) select $1, unnest($2::bytea[])', [
    playerId,
    [...hashes],
  ]);
};

export const deleteRecoveryCodes = (sql: Sql, playerId: PlayerId) =>
  sql.run('delete from recovery_codes where player_id = $1', [playerId]);

/** 1 only for the first caller. */
export const useRecoveryCode = (sql: Sql, playerId: PlayerId, codeHash: Buffer) =>
  sql.run('update recovery_codes set used_at = now() where player_id = $1 and code_hash = $2 and used_at is null', [
    playerId,
    codeHash,
  ]);

export const countFactors = (sql: Sql, playerId: PlayerId) =>
  sql.one<Factors & { [column: string]: unknown }>(
    `select exists (select 1 from totp_secrets where player_id = $1 and confirmed_at is not null) as totp,
       (select count(*)::int from passkeys where player_id = $1) as passkeys,
       (select count(*)::int from recovery_codes where player_id = $1 and used_at is null) as "recoveryCodes"`,
    [playerId],
  );

export type LostFactorsRemoved = 'removed' | 'used' | 'changed' | 'none' | 'over';

/**
 * Removes secrets, keys and codes for a request that two operators approved and whose waiting time is over. `used`: since the request,
 * or another factor was set up; `none`: nothing is set up; `over`: the request was withdrawn.
 */
export const removeLostFactors = async (sql: Sql, requestId: Id<'apr'>): Promise<LostFactorsRemoved> =>
  (await sql.one<{ outcome: LostFactorsRemoved }>('select remove_lost_factors($1) as outcome', [requestId])).outcome;

/** Until when a removed second factor holds withdrawals. */
export const factorHoldUntil = async (sql: Sql, playerId: PlayerId): Promise<Date | undefined> =>
  (await sql.one<{ until: Date | null }>('select removed_factor_holds_until($1) as until', [playerId])).until ??
  undefined;
