/** Writes states into the database that need days or another person. */
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { theProduct } from './product.ts';

/** The embedded server writes its port as the fourth line of this file. */
const portLine = 3;

/** With the database owner's privileges. */
export const inDatabase = async (work: (client: Client) => Promise<unknown>): Promise<void> => {
  const folder = path.join(theProduct().dataDir, 'postgres');
  const lines = readFileSync(path.join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
  const port = lines[portLine]?.trim() ?? '';
  const password = readFileSync(path.join(folder, 'password'), 'utf8').trim();
  const client = new Client({ connectionString: `postgres://carmine:${password}@127.0.0.1:${port}/carmine` });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

/** An unopened invitation is a link whose hash is stored in the database. */
export const inviteOperator = async (role: 'admin' | 'payments' | 'risk'): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  await inDatabase((client) =>
    client.query(
      `insert into operators (email, name, role, invite_token_hash, invite_expires_at)
       values ($1, '', $2, $3, now() + interval '1 hour')`,
      [`${hash.toString('hex').slice(0, 12)}@office.example`, role, hash],
    ),
  );
  return `${theProduct().backOffice}/invitation#token=${token}`;
};

/** Not when its time has come, but now. */
export const runJob = (kind: string): Promise<void> =>
  inDatabase((client) => client.query('update job_schedules set next_at = now() where kind = $1', [kind]));
