/** The only SQL that reads what our books say a network has: transfers, sends and sweeps of one asset. */
import type { Sql } from '../../../../database/database.ts';

export interface BookedTransfer {
  readonly depositId: bigint;
  readonly txid: string;
  readonly position: number;
  readonly height: bigint;
  readonly address: string;
  readonly remainderRaw: bigint;
}

/** The transfers that these deposits were credited from. */
export const readTransfersOf = async (sql: Sql, ids: readonly bigint[]): Promise<BookedTransfer[]> =>
  (
    await sql.rows<Omit<BookedTransfer, 'remainderRaw'> & { remainderRaw: string; readonly [column: string]: unknown }>(
      `select t.deposit_id as "depositId", t.txid, t.position, t.height, a.address, t.remainder_raw::text as "remainderRaw"
       from chain_transfers t join deposit_addresses a on a.id = t.address_id
       where t.deposit_id = any($1) and t.state in ('credited', 'reversed') order by t.id`,
      [ids],
    )
  ).map(({ remainderRaw, ...row }) => ({ ...row, remainderRaw: BigInt(remainderRaw) }));

export interface BookedSend {
  readonly cashOutId: bigint;
  readonly txid: string;
  readonly toAddress: string;
}

export const readSendsOf = (sql: Sql, ids: readonly bigint[]): Promise<BookedSend[]> =>
  sql.rows<{ cashOutId: bigint; txid: string; toAddress: string }>(
    `select cash_out_id as "cashOutId", coalesce(mined_txid, txid) as txid, to_address as "toAddress" from chain_sends
     where cash_out_id = any($1) and txid is not null order by cash_out_id`,
    [ids],
  );

/** By the references that network fees are booked under. */
export const readFeeTransactions = async (
  sql: Sql,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await sql.rows<{ reference: string; txid: string }>(
        `select reference, txid from (
           select 'network:send:' || cash_out_id as reference, coalesce(mined_txid, txid) as txid from chain_sends
           where cash_out_id in (select substring(r from '^network:send:([0-9]{1,18})$')::bigint from unnest($1::text[]) r)
           union all
           select 'network:sweep:' || id, coalesce(mined_txid, txid) from chain_sweeps
           where id in (select substring(r from '^network:sweep:([0-9]{1,18})$')::bigint from unnest($1::text[]) r)) known
         where txid is not null`,
        [references],
      )
    ).map(({ reference, txid }) => [reference, txid]),
  );

/** Of these, as `txid:position`, those that we have. */
export const knownTransfers = async (
  sql: Sql,
  chain: string,
  transfers: readonly { readonly txid: string; readonly position: number }[],
): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await sql.rows<{ at: string }>(
        `select t.txid || ':' || t.position as at from chain_transfers t
         join unnest($2::text[], $3::int[]) w (txid, position) using (txid, position) where t.chain = $1`,
        [chain, transfers.map(({ txid }) => txid), transfers.map(({ position }) => position)],
      )
    ).map(({ at }) => at),
  );

/** Of these addresses, those that players were given. */
export const ourAddresses = async (
  sql: Sql,
  chain: string,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await sql.rows<{ address: string }>(
        'select address from deposit_addresses where chain = $1 and address = any($2)',
        [chain, addresses],
      )
    ).map(({ address }) => address),
  );

/** Whether a transaction is one of ours: a payment, a sweep, or a fee bump of either. */
export const ourTransactions = async (
  sql: Sql,
  chain: string,
  txids: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await sql.rows<{ txid: string }>(
        `select w.txid from unnest($2::text[]) w (txid) where exists (select from chain_sends s
             where s.chain = $1 and w.txid in (s.txid, s.mined_txid))
           or exists (select from chain_sweeps s where s.chain = $1 and w.txid in (s.txid, s.mined_txid))`,
        [chain, txids],
      )
    ).map(({ txid }) => txid),
  );

export interface KnownOutput {
  readonly txid: string;
  readonly position: number;
  readonly raw: bigint;
}

/** Outputs that no transaction of ours has spent, up to this height. */
export const readUnspent = async (sql: Sql, chain: string, height: bigint): Promise<KnownOutput[]> =>
  (
    await sql.rows<{ txid: string; position: number; raw: string }>(
      `select o.txid, o.position, o.raw_amount::text as raw from chain_outputs o
       where o.chain = $1 and o.state = 'seen' and o.height <= $2 and not exists (
         select from chain_inputs i where (i.chain, i.txid, i.position) = (o.chain, o.txid, o.position))
       order by o.txid, o.position`,
      [chain, height],
    )
  ).map(({ raw, ...output }) => ({ ...output, raw: BigInt(raw) }));
