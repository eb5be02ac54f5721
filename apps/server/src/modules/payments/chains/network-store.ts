/** The only SQL of each network's read position, its nonces and its assets. */
import type { Sql } from '../../../database/database.ts';
import type { Asset, Network } from './ports.ts';

export interface NetworkRow {
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
/** Deeper than any ordinary reorg. */
const keptBlocks = 300;

const toNetwork = (row: Row): NetworkRow => ({
  code: row.code,
  xpub: row.xpub,
  houseAddress: row.house_address,
  nextNonce: row.next_nonce ?? undefined,
  height: row.height,
  blockHash: row.block_hash,
  readAt: row.read_at,
});

export const readNetwork = async (sql: Sql, code: string): Promise<NetworkRow | undefined> => {
  const row = await sql.maybe<Row>(`select ${columns} from chains where code = $1`, [code]);
  return row === undefined ? undefined : toNetwork(row);
};

/** Lock order: before any deposit or withdrawal of the network. */
export const lockNetwork = async (sql: Sql, code: string): Promise<NetworkRow> =>
  toNetwork(await sql.one<Row>(`select ${columns} from chains where code = $1 for update`, [code]));

/** Does nothing if it exists. */
export const insertNetwork = async (
  sql: Sql,
  chain: Pick<NetworkRow, 'code' | 'xpub' | 'houseAddress' | 'height' | 'blockHash'> & { kind: Network['kind'] },
): Promise<void> => {
  const made = await sql.run(
    `insert into chains (code, xpub, house_address, height, block_hash, kind)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [chain.code, chain.xpub, chain.houseAddress, chain.height, chain.blockHash, chain.kind],
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

/** Goes back by one block; false if the previous one is no longer stored. */
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

const noteNextNonce = (sql: Sql, code: string, nonce: bigint) =>
  sql.run('update chains set next_nonce = $2 where code = $1', [code, nonce]);

/** Each index is handed out once. */
export const takeIndex = async (sql: Sql, code: string): Promise<number> =>
  (
    await sql.one<{ index: number }>(
      'update chains set next_index = next_index + 1 where code = $1 returning next_index - 1 as index',
      [code],
    )
  ).index;

type OfNetwork = Pick<Network, 'code'>;

/**
 * All assets sent from the house's address share one sequence of nonces. `least`: the network's next nonce, because a restored backup
 * may be behind it.
 */
export const takeNonce = async (sql: Sql, { code }: OfNetwork, least: bigint): Promise<bigint> => {
  const { nextNonce } = await lockNetwork(sql, code);
  const nonce = nextNonce === undefined || nextNonce < least ? least : nextNonce;
  await noteNextNonce(sql, code, nonce + 1n);
  return nonce;
};

/** The nonce was certainly not signed: reuse it, unless a later one was taken. */
export const giveBackNonce = async (sql: Sql, { code }: OfNetwork, nonce: bigint): Promise<void> => {
  const { nextNonce } = await lockNetwork(sql, code);
  if (nextNonce === nonce + 1n) await noteNextNonce(sql, code, nonce);
};

export const noteFloat = (sql: Sql, chain: string, txid: string) =>
  sql.run('insert into float_transfers (chain, txid) values ($1, $2) on conflict do nothing', [chain, txid]);

/** `feeRaw`: undefined while the network does not report it; the last known price is kept. */
export const putAsset = (sql: Sql, { code, network, currency, contract, rawPerSubunit }: Asset, feeRaw?: bigint) =>
  sql.run(
    `insert into chain_assets as a (code, chain, currency, contract, raw_per_subunit, fee_raw)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (code) do update set fee_raw = excluded.fee_raw
       where excluded.fee_raw is not null and a.fee_raw is distinct from excluded.fee_raw`,
    [code, network, currency, contract ?? null, rawPerSubunit.toString(), feeRaw?.toString() ?? null],
  );

/** The last known transfer fee per asset, in the smallest unit of its network's own coin. */
export const readFees = async (sql: Sql): Promise<Map<string, bigint>> => {
  const rows = await sql.rows<{ code: string; fee_raw: string }>(
    'select code, fee_raw from chain_assets where fee_raw is not null',
  );
  return new Map(rows.map(({ code, fee_raw: fee }) => [code, BigInt(fee)]));
};

export const readFee = async (sql: Sql, { code }: Asset): Promise<bigint | undefined> =>
  (await readFees(sql)).get(code);

/** The network whose blocks salt chains of results: the first by its code, so that it is the same one everywhere. */
export const newestBlock = async (sql: Sql): Promise<{ network: string; height: bigint } | undefined> =>
  sql.maybe('select code as network, height from chains order by code limit 1');

/** Undefined while so many blocks have not come on top of it. */
export const blockHashAt = async (
  sql: Sql,
  { network, height, depth }: { readonly network: string; readonly height: bigint; readonly depth: number },
): Promise<string | undefined> =>
  (
    await sql.maybe<{ hash: string }>(
      `select b.hash from chain_blocks b join chains c on c.code = b.chain
       where b.chain = $1 and b.height = $2 and c.height >= b.height + $3`,
      [network, height, depth],
    )
  )?.hash;
