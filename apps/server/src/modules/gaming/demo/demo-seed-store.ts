/** The only SQL of demo seed pairs, which have the same life cycle as a player's. */
import type { Sql } from '../../../database/database.ts';
import type { SealedSeed } from '../fairness/server-seed.ts';

export interface DemoSeedRow {
  readonly id: bigint;
  readonly sealed: Buffer;
  readonly hash: string;
  readonly clientSeed: string | undefined;
  readonly state: 'next' | 'active' | 'revealed';
}

interface Row {
  id: bigint;
  server_seed_enc: Buffer;
  server_seed_hash: string;
  client_seed: string | null;
  state: DemoSeedRow['state'];
}

const toSeed = (row: Row): DemoSeedRow => ({
  id: row.id,
  sealed: row.server_seed_enc,
  hash: row.server_seed_hash,
  clientSeed: row.client_seed ?? undefined,
  state: row.state,
});

const columns = 'id, server_seed_enc, server_seed_hash, client_seed, state';

/** The current pairs, active before next. */
export const readDemoSeeds = async (sql: Sql, sessionId: bigint): Promise<DemoSeedRow[]> => {
  const rows = await sql.rows<Row>(
    `select ${columns} from demo_seeds where session_id = $1 and state <> 'revealed' order by state`,
    [sessionId],
  );
  return rows.map(toSeed);
};

export const findDemoSeed = async (sql: Sql, sessionId: bigint, id: bigint): Promise<DemoSeedRow | undefined> => {
  const row = await sql.maybe<Row>(`select ${columns} from demo_seeds where session_id = $1 and id = $2`, [
    sessionId,
    id,
  ]);
  return row === undefined ? undefined : toSeed(row);
};

export const insertNextDemoSeed = async (sql: Sql, sessionId: bigint, { sealed, hash }: SealedSeed): Promise<void> => {
  await sql.run(
    `insert into demo_seeds (session_id, server_seed_enc, server_seed_hash, state) values ($1, $2, $3, 'next')`,
    [sessionId, sealed, hash],
  );
};

/** Activates the committed next seed as a pair without rounds. */
export const activateNextDemoSeed = async (sql: Sql, sessionId: bigint, clientSeed: string): Promise<void> => {
  await sql.run(`update demo_seeds set state = 'revealed' where session_id = $1 and state = 'active'`, [sessionId]);
  const { id } = await sql.one<{ id: bigint }>(
    `update demo_seeds set state = 'active', client_seed = $2 where session_id = $1 and state = 'next' returning id`,
    [sessionId, clientSeed],
  );
  await sql.run('update demo_sessions set active_seed_id = $2, next_nonce = 0 where id = $1', [sessionId, id]);
};
