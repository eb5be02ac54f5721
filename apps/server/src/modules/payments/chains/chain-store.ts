/** The only SQL of how far each chain was read. */
import type { Sql } from '../../../database/database.ts';
import type { Network } from './ports.ts';

export interface ChainRow {
  readonly code: string;
  readonly xpub: string;
  readonly houseAddress: string;
  readonly nextNonce: bigint | undefined;
  readonly height: bigint;
  readonly blockHash: string;
  readonly readAt: Date;
}

interface Row {
  code: string;
  xpub: string;
  house_address: string;
  next_nonce: bigint | null;
  height: bigint;
  block_hash: string;
  read_at: Date;
}

const columns = 'code, xpub, house_address, next_nonce, height, block_hash, read_at';
/** Deep enough for every branch that a chain takes by itself. */
const keptBlocks = 300;

const toChain = (row: Row): ChainRow => ({
  code: row.code,
  xpub: row.xpub,
  houseAddress: row.house_address,
  nextNonce: row.next_nonce ?? undefined,
  height: row.height,
  blockHash: row.block_hash,
  readAt: row.read_at,
});

export const readChain = async (sql: Sql, code: string): Promise<ChainRow | undefined> => {
  const row = await sql.maybe<Row>(`select ${columns} from chains where code = $1`, [code]);
  return row === undefined ? undefined : toChain(row);
};

/** Taken before any deposit or cash-out of the chain. */
export const lockChain = async (sql: Sql, code: string): Promise<ChainRow> =>
  toChain(await sql.one<Row>(`select ${columns} from chains where code = $1 for update`, [code]));

/** Nothing happens when it is there already. */
export const insertChain = async (
  sql: Sql,
  chain: Pick<ChainRow, 'code' | 'xpub' | 'houseAddress' | 'height' | 'blockHash'> & {
    kind: Network['kind'];
    rawPerSubunit: bigint;
  },
): Promise<void> => {
  const made = await sql.run(
    `insert into chains (code, xpub, house_address, height, block_hash, raw_per_subunit, kind)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [chain.code, chain.xpub, chain.houseAddress, chain.height, chain.blockHash, chain.rawPerSubunit, chain.kind],
  );
  if (made === 1) await insertBlock(sql, chain.code, chain.height, chain.blockHash);
};

const insertBlock = (sql: Sql, code: string, height: bigint, hash: string) =>
  sql.run('insert into chain_blocks (chain, height, hash) values ($1, $2, $3)', [code, height, hash]);

export const addBlock = async (sql: Sql, code: string, block: { height: bigint; hash: string }): Promise<void> => {
  await insertBlock(sql, code, block.height, block.hash);
  await sql.run('delete from chain_blocks where chain = $1 and height <= $2', [
    code,
    block.height - BigInt(keptBlocks),
  ]);
  await sql.run('update chains set height = $2, block_hash = $3, read_at = now() where code = $1', [
    code,
    block.height,
    block.hash,
  ]);
};

/** Goes back by one block; false when the one before is no longer known. */
export const dropBlock = async (sql: Sql, code: string, height: bigint): Promise<boolean> => {
  const before = await sql.maybe<{ hash: string }>('select hash from chain_blocks where chain = $1 and height = $2', [
    code,
    height - 1n,
  ]);
  if (before === undefined) return false;
  await sql.run('delete from chain_blocks where chain = $1 and height = $2', [code, height]);
  await sql.run('update chains set height = $2, block_hash = $3 where code = $1', [code, height - 1n, before.hash]);
  return true;
};

export const noteNextNonce = (sql: Sql, code: string, nonce: bigint) =>
  sql.run('update chains set next_nonce = $2 where code = $1', [code, nonce]);

/** Each index is given out once. */
export const takeIndex = async (sql: Sql, code: string): Promise<number> =>
  (
    await sql.one<{ index: number }>(
      'update chains set next_index = next_index + 1 where code = $1 returning next_index - 1 as index',
      [code],
    )
  ).index;
