/** Accounts, their keys and their sealed details. */
import type { PromotionChannel } from '@carmine/contract/promotions/consents';
import { defaultLanguage, isLanguage, type Language } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';

export type PlayerStatus = 'active' | 'locked' | 'closed';

export interface PlayerRow {
  id: PlayerId;
  status: PlayerStatus;
  password_hash: string;
  confirmed_at: Date | null;
  language: string;
  time_zone: string;
  created_at: Date;
  /** Null once the player is erased. */
  key_sealed: Buffer | null;
  details_sealed: Buffer;
  country: string | null;
  avatar: string | null;
  receive_email_promo: boolean;
  receive_notice_promo: boolean;
}

const columns = `p.id, p.status, p.password_hash, p.confirmed_at, p.language, p.time_zone, p.created_at,
  k.key_sealed, f.details_sealed, f.country, f.avatar, f.receive_email_promo, f.receive_notice_promo`;
const from = `players p join player_profiles f on f.player_id = p.id left join player_keys k on k.player_id = p.id`;

export const findPlayer = (sql: Sql, playerId: PlayerId) =>
  sql.maybe<PlayerRow>(`select ${columns} from ${from} where p.id = $1`, [playerId]);

export const findPlayerByEmail = (sql: Sql, emailHash: Buffer) =>
  sql.maybe<PlayerRow>(`select ${columns} from ${from} where p.email_hash = $1`, [emailHash]);

/** Players with a live session, in order; erased ones are skipped. */
export const signedInAfter = (sql: Sql, after: PlayerId, size: number) =>
  sql.rows<PlayerRow>(
    `select ${columns} from ${from} where p.id > $1 and k.key_sealed is not null and exists (
       select from sessions s where s.player_id = p.id and s.ended_at is null and s.expires_at > now())
     order by p.id limit $2`,
    [after, size],
  );

/**
 * Locks until the end of the transaction, to serialise changes of one player's details. Two statements, because one that waits for a
 * lock would return joined rows from before the wait.
 */
export const lockPlayer = async (sql: Sql, playerId: PlayerId): Promise<PlayerRow | undefined> => {
  await sql.maybe('select 1 from players where id = $1 for no key update', [playerId]);
  return findPlayer(sql, playerId);
};

/** Whether the account is unchanged since it was checked; it stays so until the end of the transaction. */
export const holdAsJudged = async (sql: Sql, { id, password_hash, status }: PlayerRow): Promise<boolean> =>
  (await sql.maybe('select 1 from players where id = $1 and password_hash = $2 and status = $3 for share', [
    ...[id, password_hash, status],
  ])) !== undefined;

export interface NewPlayer {
  emailHash: Buffer;
  passwordHash: string;
  language: string;
  registrationCode: string | undefined;
  landingCode: string | undefined;
  clickId: string | undefined;
  skin: string | undefined;
}

/** Undefined if the address is taken; of two concurrent calls, the second waits for the first. */
/** Of the address of the last sign-in. */
export const readLastCountry = async (sql: Sql, playerId: PlayerId): Promise<string | undefined> =>
  (
    await sql.maybe<{ country: string }>('select country from sessions where player_id = $1 order by id desc limit 1', [
      playerId,
    ])
  )?.country;

export interface GivenCode {
  /** What the player typed. */
  readonly code: string;
  /** Of the address. */
  readonly country: string;
  /** Brand of the site; null for players who registered before it was kept. */
  readonly skin: string | null;
}

/** Undefined for who registered without a code. */
export const readRegistration = (sql: Sql, playerId: PlayerId): Promise<GivenCode | undefined> =>
  sql.maybe<GivenCode & Record<string, unknown>>(
    `select p.registration_code as code, s.country, p.registration_skin as skin from players p
     join lateral (select country from sessions where player_id = p.id order by id limit 1) s on true
     where p.id = $1 and p.registration_code is not null`,
    [playerId],
  );

/** As the registration had it; undefined for an erased player. */
export const readClickId = async (sql: Sql, playerId: PlayerId): Promise<string | undefined> =>
  (await sql.maybe<{ id: string | null }>('select click_id as id from players where id = $1', [playerId]))?.id ??
  undefined;

export const insertPlayer = (sql: Sql, player: NewPlayer) =>
  sql.maybe<{ id: PlayerId }>(
    `insert into players (email_hash, password_hash, language, registration_code, landing_code, click_id, registration_skin)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (email_hash) do nothing returning id`,
    [
      ...[player.emailHash, player.passwordHash, player.language, player.registrationCode ?? null],
      ...[player.landingCode ?? null, player.clickId ?? null, player.skin ?? null],
    ],
  );

export const insertKey = (sql: Sql, playerId: PlayerId, sealed: Buffer) =>
  sql.run('insert into player_keys (player_id, key_sealed) values ($1, $2)', [playerId, sealed]);

export interface ProfileRow {
  detailsSealed: Buffer;
  country: string | undefined;
  avatar: string | undefined;
  receiveEmailPromo: boolean;
}

export const insertProfile = (sql: Sql, playerId: PlayerId, profile: ProfileRow) =>
  sql.run(
    `insert into player_profiles (player_id, details_sealed, country, avatar, receive_email_promo)
     values ($1, $2, $3, $4, $5)`,
    [playerId, profile.detailsSealed, profile.country ?? null, profile.avatar ?? null, profile.receiveEmailPromo],
  );

export const updateProfile = (sql: Sql, playerId: PlayerId, profile: ProfileRow) =>
  sql.run(
    `update player_profiles set details_sealed = $2, country = $3, avatar = $4, receive_email_promo = $5,
       updated_at = now() where player_id = $1`,
    [playerId, profile.detailsSealed, profile.country ?? null, profile.avatar ?? null, profile.receiveEmailPromo],
  );

/** 0 if the answer is unchanged. */
export const setPromotions = (sql: Sql, playerId: PlayerId, channel: PromotionChannel, given: boolean) => {
  const column = channel === 'mail' ? 'receive_email_promo' : 'receive_notice_promo';
  return sql.run(
    `update player_profiles set ${column} = $2, updated_at = now() where player_id = $1 and ${column} <> $2`,
    [playerId, given],
  );
};

/** 1 the first time, then 0. */
export const confirmPlayer = (sql: Sql, playerId: PlayerId) =>
  sql.run('update players set confirmed_at = now() where id = $1 and confirmed_at is null', [playerId]);

export const setStatus = (sql: Sql, playerId: PlayerId, status: PlayerStatus) =>
  sql.run('update players set status = $2 where id = $1 and status <> $2', [playerId, status]);

/** The default language where the one that is stored is not, or no longer, offered. */
export const readLanguage = async (sql: Sql, playerId: PlayerId): Promise<Language> => {
  const row = await sql.maybe<{ language: string }>('select language from players where id = $1', [playerId]);
  return isLanguage(row?.language) ? row.language : defaultLanguage;
};

export const setLanguage = (sql: Sql, playerId: PlayerId, language: Language) =>
  sql.run('update players set language = $2 where id = $1 and language <> $2', [playerId, language]);

export const setTimeZone = (sql: Sql, playerId: PlayerId, timeZone: string) =>
  sql.run('update players set time_zone = $2 where id = $1 and time_zone <> $2', [playerId, timeZone]);
