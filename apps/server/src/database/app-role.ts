/** The role that the servers connect as: it owns nothing and can do only what each migration grants it by name. */
import type pg from 'pg';
import { deriveKey } from '../platform/secrets/derive-key.ts';

export const appRole = 'carmine_app';

/** The role's password comes from the secrets key, so that it is neither chosen nor stored. */
export const appRolePassword = (secretsKey: Buffer): string =>
  deriveKey(secretsKey, 'database:carmine_app').toString('base64url');

/** The owner's address with the role's name and password in it. */
export const appDatabaseUrl = (ownerUrl: string, secretsKey: Buffer): string => {
  const url = new URL(ownerUrl);
  url.username = appRole;
  url.password = appRolePassword(secretsKey);
  return url.toString();
};

const alreadyThere = new Set(['42710', '23505']);
/** Roles belong to the whole cluster: two databases that migrate at once meet on the same row. */
const concurrentlyUpdated = 'XX000';
const attempts = 5;

const alter = async (client: pg.Client, password: string, attempt = 1): Promise<void> => {
  try {
    const { rows } = await client.query<{ statement: string }>(
      `select format('alter role ${appRole} with login password %L', $1::text) as statement`,
      [password],
    );
    await client.query(rows[0]?.statement ?? '');
  } catch (error) {
    if ((error as { code?: string }).code !== concurrentlyUpdated || attempt >= attempts) throw error;
    await new Promise((resolve) => setTimeout(resolve, 20 * attempt));
    await alter(client, password, attempt + 1);
  }
};

/** A fresh role has none of these; one that was made by hand may. Only a superuser may even name some of them. */
const dropPowers = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query(
    'select 1 from pg_roles where rolname = $1 and (rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls)',
    [appRole],
  );
  if (rowCount === 0) return;
  await client.query(`alter role ${appRole} with nosuperuser nocreatedb nocreaterole noreplication nobypassrls`);
};

/** Makes the role if it is missing and gives it the password, if any. `client` must be allowed to create roles. */
export const ensureAppRole = async (client: pg.Client, password: string | undefined): Promise<void> => {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [appRole]);
  if (rowCount === 0) {
    await client.query(`create role ${appRole} login`).catch((error: { code?: string }) => {
      if (!alreadyThere.has(error.code ?? '')) throw error;
    });
  }
  await dropPowers(client);
  if (password !== undefined) await alter(client, password);
};
