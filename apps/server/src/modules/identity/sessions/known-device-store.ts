/** The only SQL of browsers that a player has signed in from. Stores only hashes of device tokens. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';

/** Does the same query if the account does not exist. */
export const isKnown = async (sql: Sql, emailHash: Buffer, deviceHash: Buffer): Promise<boolean> =>
  (await sql.maybe(
    `select 1 from known_devices d join players p on p.id = d.player_id
     where d.device_hash = $2 and p.email_hash = $1`,
    [emailHash, deviceHash],
  )) !== undefined;

/** A browser may be known to several players; the new token applies to all of them. 0 if nobody knew it. */
export const replaceDevice = (sql: Sql, oldHash: Buffer, newHash: Buffer) =>
  sql.run('update known_devices set device_hash = $2 where device_hash = $1', [oldHash, newHash]);

/** Only the newest devices are kept. */
const mostDevices = 20;

export const rememberDevice = async (sql: Sql, playerId: PlayerId, deviceHash: Buffer): Promise<void> => {
  await sql.run(
    `insert into known_devices (player_id, device_hash) values ($1, $2)
     on conflict (player_id, device_hash) do update set seen_at = now()`,
    [playerId, deviceHash],
  );
  await sql.run(
    `delete from known_devices where player_id = $1 and device_hash in (
       select device_hash from known_devices where player_id = $1 order by seen_at desc, device_hash offset $2)`,
    [playerId, mostDevices],
  );
};

export const forgetDevices = (sql: Sql, playerId: PlayerId) =>
  sql.run('delete from known_devices where player_id = $1', [playerId]);

const keptDays = 400;

export const pruneDevices = (sql: Sql) =>
  sql.run(`delete from known_devices where seen_at < now() - $1 * interval '1 day'`, [keptDays]);
