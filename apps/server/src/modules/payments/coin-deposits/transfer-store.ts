/** The only SQL of transfers to deposit addresses, and of the deposits created from them. */
import { formatRate, type CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { Asset, AssetTransfer, Block } from '../chains/index.ts';
import type { DepositId } from '../deposits/index.ts';

export interface StoredTransfer {
  readonly id: bigint;
  readonly state: 'seen' | 'orphaned' | 'credited' | 'reversed';
  readonly raw: bigint;
  readonly depositId: DepositId | undefined;
}

interface Row {
  id: bigint;
  state: StoredTransfer['state'];
  raw_amount: string;
  deposit_id: bigint | null;
}

const columns = 'id, state, raw_amount, deposit_id';

const toTransfer = (row: Row): StoredTransfer => ({
  id: row.id,
  state: row.state,
  raw: BigInt(row.raw_amount),
  depositId: (row.deposit_id ?? undefined) as DepositId | undefined,
});

/** A transfer that returns after a reorg is the same transfer. */
export const putTransfer = (
  sql: Sql,
  chain: string,
  addressId: bigint,
  { asset, txid, position, from, raw }: AssetTransfer,
  { height, hash }: Block,
) =>
  sql.run(
    `insert into chain_transfers as t (chain, txid, position, address_id, raw_amount, height, block_hash, from_address, asset)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (chain, txid, position) do update
       set state = 'seen', height = excluded.height, block_hash = excluded.block_hash, seen_at = now()
       where t.state in ('orphaned', 'reversed')`,
    [chain, txid, position, addressId, raw.toString(), height, hash, from ?? null, asset],
  );

export const transfersOfBlock = async (
  sql: Sql,
  chain: string,
  height: bigint,
  hash: string,
): Promise<StoredTransfer[]> =>
  (
    await sql.rows<Row>(
      `select ${columns} from chain_transfers
       where chain = $1 and height = $2 and block_hash = $3 and state in ('seen', 'credited') order by id`,
      [chain, height, hash],
    )
  ).map(toTransfer);

/** Addresses with at least this much of an asset that belongs to no deposit yet. */
export const addressesWithLoose = async (sql: Sql, { network, code }: Asset, raw: bigint): Promise<bigint[]> =>
  (
    await sql.rows<{ address_id: bigint }>(
      `select address_id from chain_transfers
       where chain = $1 and coalesce(asset, chain) = $2 and state = 'seen' and deposit_id is null
       group by address_id having sum(raw_amount) >= $3`,
      [network, code, raw.toString()],
    )
  ).map((row) => row.address_id);

export const looseTransfers = async (sql: Sql, addressId: bigint, { code }: Asset): Promise<StoredTransfer[]> =>
  (
    await sql.rows<Row>(
      `select ${columns} from chain_transfers
       where address_id = $1 and coalesce(asset, chain) = $2 and state = 'seen' and deposit_id is null order by id`,
      [addressId, code],
    )
  ).map(toTransfer);

export interface NewCoinDeposit {
  readonly id: DepositId;
  readonly playerId: PlayerId;
  /** The code of the asset received. */
  readonly asset: string;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly eurCents: bigint;
  readonly eurRate: bigint;
  readonly country: string;
  readonly coupon: string | undefined;
  /** Expected time until it is confirmed. */
  readonly dueSeconds: number;
}

/** Has no gateway to query: the network is read instead. */
export const insertCoinDeposit = (sql: Sql, deposit: NewCoinDeposit) =>
  sql.run(
    `insert into deposits (id, player_id, gateway, currency, amount, eur_cents, eur_rate, country, coupon, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + $10 * interval '1 second')`,
    [
      ...[deposit.id, deposit.playerId, deposit.asset, deposit.currency, deposit.amount, deposit.eurCents],
      ...[formatRate(deposit.eurRate), deposit.country, deposit.coupon ?? null, deposit.dueSeconds],
    ],
  );

export const joinDeposit = async (
  sql: Sql,
  depositId: DepositId,
  transfers: readonly StoredTransfer[],
  remainder: bigint,
): Promise<void> => {
  const ids = transfers.map(({ id }) => id);
  await sql.run('update chain_transfers set deposit_id = $1 where id = any($2)', [depositId, ids]);
  await sql.run('update chain_transfers set remainder_raw = $2 where id = $1', [ids.at(-1), remainder.toString()]);
};

export const markCredited = (sql: Sql, depositId: DepositId) =>
  sql.run(`update chain_transfers set state = 'credited' where deposit_id = $1 and state = 'seen'`, [depositId]);

/** The deposit has ended: its transfers become unassigned, and those of the replaced block are removed. */
export const releaseTransfers = async (
  sql: Sql,
  depositId: DepositId,
  gone: readonly bigint[],
  wasCredited: boolean,
): Promise<void> => {
  if (wasCredited) await sql.run(`update chain_transfers set state = 'reversed' where deposit_id = $1`, [depositId]);
  await sql.run(
    `update chain_transfers set
       state = case when id = any($2) then case when $3 then 'reversed' else 'orphaned' end else 'seen' end,
       deposit_id = null, remainder_raw = 0
     where deposit_id = $1`,
    [depositId, gone, wasCredited],
  );
};

export const orphanTransfer = (sql: Sql, id: bigint) =>
  sql.run(`update chain_transfers set state = 'orphaned' where id = $1 and state = 'seen'`, [id]);

/** Pending deposits whose newest transfer is at most at this height, oldest first. */
export const ripeDeposits = async (sql: Sql, chain: string, height: bigint): Promise<DepositId[]> =>
  (
    await sql.rows<{ id: bigint }>(
      `select d.id from deposits d join chain_transfers t on t.deposit_id = d.id
       where t.chain = $1 and d.state = 'pending'
       group by d.id having max(t.height) <= $2 and bool_and(t.state = 'seen') order by d.id limit 100`,
      [chain, height],
    )
  ).map(({ id }) => id as DepositId);

export const waitingDeposits = async (sql: Sql, chain: string): Promise<{ id: DepositId; playerId: PlayerId }[]> =>
  (
    await sql.rows<{ id: bigint; player_id: bigint }>(
      `select distinct d.id, d.player_id from deposits d join chain_transfers t on t.deposit_id = d.id
       where t.chain = $1 and t.state = 'seen' and d.state = 'pending'`,
      [chain],
    )
  ).map((row) => ({ id: row.id as DepositId, playerId: row.player_id as PlayerId }));

export interface CoinDetails {
  readonly address: string;
  readonly txid: string;
  readonly confirmations: number;
}

/** Each deposit's address, its newest transaction, and its confirmations. */
export const readCoinDetails = async (sql: Sql, ids: readonly DepositId[]): Promise<Map<DepositId, CoinDetails>> => {
  const rows = await sql.rows<{ deposit_id: bigint; address: string; txid: string; confirmations: bigint }>(
    `select distinct on (t.deposit_id) t.deposit_id, a.address, t.txid, greatest(c.height - t.height + 1, 0) as confirmations
     from chain_transfers t join deposit_addresses a on a.id = t.address_id join chains c on c.code = t.chain
     where t.deposit_id = any($1) order by t.deposit_id, t.height desc, t.id desc`,
    [ids],
  );
  return new Map(
    rows.map(({ deposit_id: id, address, txid, confirmations }) => [
      id as DepositId,
      { address, txid, confirmations: Number(confirmations) },
    ]),
  );
};

/** Credited deposits that the network has since undone. */
export const countReversed = async (sql: Sql, assets: readonly string[]): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      `select count(*)::int as count from deposits
       where gateway = any($1) and state = 'charged_back' and updated_at > now() - interval '1 day'`,
      [assets],
    )
  ).count;
