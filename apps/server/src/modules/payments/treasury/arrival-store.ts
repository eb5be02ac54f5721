/** The only SQL of coins that come to the house's own addresses. They are booked by the wallet. */
import type { Sql } from '../../../database/database.ts';
import type { AssetTransfer, Block } from '../chains/index.ts';

/** Those among these that are players' deposit addresses. */
export const ownAddresses = async (sql: Sql, chain: string, addresses: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await sql.rows<{ address: string }>(
        'select address from deposit_addresses where chain = $1 and address = any($2)',
        [chain, addresses],
      )
    ).map(({ address }) => address),
  );

/** Those among these that the hot wallet signed: stored before they are broadcast. */
export const ownTransactions = async (sql: Sql, chain: string, txids: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await sql.rows<{ txid: string }>(
        `select txid from chain_sends where chain = $1 and txid = any($2)
         union select b.txid from chain_send_fee_bumps b join chain_sends s using (cash_out_id)
           where s.chain = $1 and b.txid = any($2)`,
        [chain, txids],
      )
    ).map(({ txid }) => txid),
  );

/** One that returns after a reorg is the same one, and is booked again. */
export const putArrival = (sql: Sql, chain: string, transfer: AssetTransfer, { height, hash }: Block) =>
  sql.run(
    `insert into house_arrivals (chain, asset, txid, position, from_address, raw_amount, height, block_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (chain, txid, position, asset) do update
       set state = 'seen', height = excluded.height, block_hash = excluded.block_hash
       where house_arrivals.state in ('gone', 'reversed')`,
    [
      ...[chain, transfer.asset, transfer.txid, transfer.position, transfer.from ?? null, transfer.raw.toString()],
      ...[height, hash],
    ],
  );

interface AtBlock {
  readonly height: bigint;
  readonly hash: string;
}

export const dropSeen = (sql: Sql, chain: string, { height, hash }: AtBlock) =>
  sql.run(
    `update house_arrivals set state = 'gone' where chain = $1 and height = $2 and block_hash = $3 and state = 'seen'`,
    [chain, height, hash],
  );

/** The booked ones. */
export const arrivalsOfBlock = async (sql: Sql, chain: string, { height, hash }: AtBlock): Promise<bigint[]> =>
  (
    await sql.rows<{ id: bigint }>(
      `select id from house_arrivals where chain = $1 and height = $2 and block_hash = $3 and state = 'booked' order by id`,
      [chain, height, hash],
    )
  ).map(({ id }) => id);

/** Seen at this height or below. */
export const ripeArrivals = async (sql: Sql, chain: string, height: bigint): Promise<bigint[]> =>
  (
    await sql.rows<{ id: bigint }>(
      `select id from house_arrivals where chain = $1 and state = 'seen' and height <= $2 order by id limit 100`,
      [chain, height],
    )
  ).map(({ id }) => id);

/** What the sandbox was asked for needs no explanation. */
const unexplained = `h.state = 'booked' and h.top_up_id is null
  and not exists (select from float_transfers f where (f.chain, f.txid) = (h.chain, h.txid))`;

export const countUnexplained = async (sql: Sql, asset: string): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      `select count(*)::int as count from house_arrivals h where h.asset = $1 and ${unexplained}`,
      [asset],
    )
  ).count;

/** Coins at our addresses that the ledger do not have yet, in the asset's smallest unit: unconfirmed, below the minimum, or remainders. */
export const sumUnbooked = async (sql: Sql, asset: string): Promise<bigint> =>
  BigInt(
    (
      await sql.one<{ raw: string }>(
        `select (select coalesce(sum(raw_amount), 0) from house_arrivals where asset = $1 and state = 'seen')
           + (select coalesce(sum(case state when 'seen' then raw_amount else remainder_raw end), 0) from chain_transfers
             where coalesce(asset, chain) = $1 and state in ('seen', 'credited')) as raw`,
        [asset],
      )
    ).raw,
  );

export interface TopUp {
  readonly id: bigint;
  readonly asset: string;
  /** Subunits. */
  readonly amount: bigint;
  readonly state: 'open' | 'arrived' | 'cancelled';
  readonly createdAt: Date;
}

export interface Arrival {
  readonly asset: string;
  readonly txid: string;
  readonly from: string | undefined;
  readonly raw: bigint;
  readonly seenAt: Date;
}

/** Announced and not arrived, oldest first. */
export const openTopUps = (sql: Sql): Promise<TopUp[]> =>
  sql.rows<TopUp & Record<string, unknown>>(
    `select id, asset, amount, state, created_at as "createdAt" from treasury_top_ups where state = 'open' order by id limit 100`,
  );

/** Newest first. */
export const unexplainedArrivals = async (sql: Sql): Promise<Arrival[]> =>
  (
    await sql.rows<{ asset: string; txid: string; from: string | null; raw: string; seenAt: Date }>(
      `select h.asset, h.txid, h.from_address as "from", h.raw_amount as raw, h.seen_at as "seenAt"
       from house_arrivals h where ${unexplained} order by h.id desc limit 50`,
    )
  ).map(({ from, raw, ...rest }) => ({ ...rest, from: from ?? undefined, raw: BigInt(raw) }));

export const cancelTopUp = async (sql: Sql, id: bigint): Promise<boolean> =>
  (await sql.one<{ done: boolean }>('select cancel_top_up($1) as done', [id])).done;
