/** The role that the servers connect as: it owns nothing and has only the privileges that migrations grant it explicitly. */
import type pg from 'pg';
import { deriveKey } from '../platform/secrets/derive-key.ts';
import { withUser } from './hosts.ts';

export const appRole = 'carmine_app';

/** The role's password is derived from the secrets key, so that it need not be chosen or stored. */
export const appRolePassword = (secretsKey: Buffer): string =>
  deriveKey(secretsKey, 'database:carmine_app').toString('base64url');

/** The owner's URL with the role's name and password. */
export const appDatabaseUrl = (ownerUrl: string, secretsKey: Buffer): string =>
  withUser(ownerUrl, appRole, appRolePassword(secretsKey));

const alreadyThere = new Set(['42710', '23505']);
/** Roles are shared by the whole cluster: two databases that migrate at once update the same row. */
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

/** A new role has none of these; one created manually may. Some can be named only by a superuser. */
const dropPowers = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query(
    'select 1 from pg_roles where rolname = $1 and (rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls)',
    [appRole],
  );
  if (rowCount === 0) return;
  await client.query(`alter role ${appRole} with nosuperuser nocreatedb nocreaterole noreplication nobypassrls`);
};

/** Creates the role if it is missing and sets its password, if any. `client` must be allowed to create roles. */
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
