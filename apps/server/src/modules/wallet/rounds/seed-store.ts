/** Rows of seed pairs. The gaming module decides about them; the rows are stored beside the rounds. */
import type { Sql } from '../../../database/database.ts';
import type { SeedPair, StoredSeed } from '../gate/gate.ts';
import type { PlayerId, SeedId } from '../ids.ts';

export interface SealedSeed {
  readonly sealed: Buffer;
  /** SHA-256 of the seed's text, lower-case hex. */
  readonly hash: string;
}

interface PairRow extends Omit<SeedPair, 'next'> {
  nextSeedId: SeedId;
  nextHash: string;
}

export const activePair = async (sql: Sql, playerId: PlayerId): Promise<SeedPair | undefined> => {
  const [row] = await sql.prepared<PairRow>(
    'active_pair',
    `select a.id as "seedId", a.server_seed_enc as "serverSeedSealed", a.server_seed_hash as "serverSeedHash",
       a.client_seed as "clientSeed", g.next_nonce as "nextNonce", n.id as "nextSeedId", n.server_seed_hash as "nextHash"
     from player_gate g
     join seeds a on a.id = g.active_seed_id
     join seeds n on n.player_id = g.player_id and n.state = 'next'
     where g.player_id = $1`,
    [playerId],
  );
  if (row === undefined) return undefined;
  const { nextSeedId, nextHash, ...pair } = row;
  return { ...pair, next: { seedId: nextSeedId, serverSeedHash: nextHash } };
};

export type SeedRow = { [K in keyof StoredSeed]: StoredSeed[K] | null };

export const toStoredSeed = (row: SeedRow): StoredSeed =>
  ({ ...row, clientSeed: row.clientSeed ?? undefined, lastNonce: row.lastNonce ?? undefined }) as StoredSeed;

export const findSeed = async (sql: Sql, seedId: SeedId): Promise<StoredSeed | undefined> => {
  const row = await sql.maybe<SeedRow>(
    `select id as "seedId", player_id as "playerId", state, server_seed_enc as "serverSeedSealed",
       server_seed_hash as "serverSeedHash", client_seed as "clientSeed", last_nonce as "lastNonce"
     from seeds where id = $1`,
    [seedId],
  );
  return row === undefined ? undefined : toStoredSeed(row);
};

export const insertSeeds = async (
  sql: Sql,
  input: { playerId: PlayerId; active: SealedSeed & { clientSeed: string }; next: SealedSeed },
): Promise<boolean> => {
  const { active, next, playerId } = input;
  const { inserted } = await sql.one<{ inserted: boolean }>('select insert_seeds($1, $2, $3, $4, $5, $6) as inserted', [
    playerId,
    active.sealed,
    active.hash,
    active.clientSeed,
    next.sealed,
    next.hash,
  ]);
  return inserted;
};

/** `''`: done. */
export const rotateSeeds = async (
  sql: Sql,
  input: { playerId: PlayerId; activeSeedId: SeedId; clientSeed: string; next: SealedSeed },
): Promise<'' | 'round_open' | 'stale'> => {
  const { refusal } = await sql.one<{ refusal: '' | 'round_open' | 'stale' }>(
    'select rotate_seeds($1, $2, $3, $4, $5) as refusal',
    [input.playerId, input.activeSeedId, input.clientSeed, input.next.sealed, input.next.hash],
  );
  return refusal;
};
