/** What only time or a missing person could bring about is written into the running product's database. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';

/** The embedded server writes its port as the fourth line of this file. */
const portLine = 3;

const inDatabase = async (work: (client: Client) => Promise<unknown>): Promise<void> => {
  const folder = path.join(inject('product').dataDir, 'postgres');
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

/** Nobody has proved who they are within the last quarter of an hour. */
export const ageStepUps = (): Promise<void> =>
  inDatabase((client) => client.query(`update sessions set stepped_up_at = stepped_up_at - interval '16 minutes'`));
