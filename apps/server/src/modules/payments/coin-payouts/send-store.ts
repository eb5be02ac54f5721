/** The only SQL of transactions of the hot wallet: payments of withdrawals, and drains. */
import type { Sql } from '../../../database/database.ts';
import type { JsonObject } from '../../../platform/json.ts';
import { type CashOut, type CashOutId, type CashOutState, readInState } from '../cash-outs/index.ts';
import type { Asset, Network } from '../chains/index.ts';
import type { SendKind } from './payment-kind.ts';

export interface Send {
  /** Of a withdrawal or a drain, which share one sequence. */
  readonly paymentId: bigint;
  readonly kind: SendKind;
  readonly chain: string;
  /** The code of the asset sent. */
  readonly asset: string;
  readonly nonce: bigint;
  readonly to: string;
  readonly raw: bigint;
  readonly draft: JsonObject;
  /** Set once it is signed, as is the id. */
  readonly rawTransaction: string | undefined;
  readonly txid: string | undefined;
  /** The mined copy's id, if another copy was mined. */
  readonly minedTxid: string | undefined;
  /** Height of the block in which it was last seen. */
  readonly height: bigint | undefined;
}

interface Row {
  cash_out_id: bigint;
  kind: SendKind;
  chain: string;
  asset: string;
  nonce: bigint;
  to_address: string;
  raw_amount: string;
  draft: JsonObject;
  raw_transaction: string | null;
  txid: string | null;
  mined_txid: string | null;
  height: bigint | null;
}

const columns = `cash_out_id, chain, nonce, to_address, raw_amount, draft, raw_transaction, txid, mined_txid, height,
  (select asset from chain_payments where id = cash_out_id) as asset, (select kind from chain_payments where id = cash_out_id) as kind`;

const toSend = (row: Row): Send => ({
  paymentId: row.cash_out_id,
  kind: row.kind,
  chain: row.chain,
  asset: row.asset,
  nonce: row.nonce,
  to: row.to_address,
  raw: BigInt(row.raw_amount),
  draft: row.draft,
  rawTransaction: row.raw_transaction ?? undefined,
  txid: row.txid ?? undefined,
  minedTxid: row.mined_txid ?? undefined,
  height: row.height ?? undefined,
});

export const readSend = async (sql: Sql, paymentId: bigint): Promise<Send | undefined> => {
  const row = await sql.maybe<Row>(`select ${columns} from chain_sends where cash_out_id = $1`, [paymentId]);
  return row === undefined ? undefined : toSend(row);
};

/** The send with a nonce and no signature yet. */
export const readUnsigned = async (sql: Sql, chain: string): Promise<Send | undefined> => {
  const row = await sql.maybe<Row>(`select ${columns} from chain_sends where chain = $1 and txid is null`, [chain]);
  return row === undefined ? undefined : toSend(row);
};

export const insertSend = (sql: Sql, send: Pick<Send, 'paymentId' | 'chain' | 'nonce' | 'to' | 'raw' | 'draft'>) =>
  sql.run(
    `insert into chain_sends (cash_out_id, chain, nonce, to_address, raw_amount, draft) values ($1, $2, $3, $4, $5, $6)`,
    [send.paymentId, send.chain, send.nonce, send.to, send.raw.toString(), JSON.stringify(send.draft)],
  );

/** Deletes a send that was certainly never signed. */
export const deleteUnsigned = (sql: Sql, paymentId: bigint) =>
  sql.run('delete from chain_sends where cash_out_id = $1 and txid is null', [paymentId]);

export const noteSigned = (sql: Sql, paymentId: bigint, signed: { raw: string; txid: string }) =>
  sql.run(
    'update chain_sends set raw_transaction = $2, txid = $3, signed_at = now() where cash_out_id = $1 and txid is null',
    [paymentId, signed.raw, signed.txid],
  );

/** Filters for sends whose bytes may have been broadcast. */
export const readLetGo = async (sql: Sql, ids: readonly CashOutId[]): Promise<CashOutId[]> =>
  (
    await sql.rows<{ id: CashOutId }>(
      'select cash_out_id as id from chain_sends where cash_out_id = any($1) and let_go_at is not null',
      [ids],
    )
  ).map(({ id }) => id);

/** Whether its bytes may be broadcast: not for the first time while withdrawals are stopped. */
export const letSendGo = async (sql: Sql, paymentId: bigint): Promise<boolean> =>
  (await sql.one<{ goes: boolean }>('select let_send_go($1) as goes', [paymentId])).goes;

/** Stores height and mined copy; returns the number of rows changed. */
export const noteHeight = (sql: Sql, paymentId: bigint, found: { height: bigint; txid: string } | undefined) =>
  sql.run(
    `update chain_sends set height = $2, mined_txid = $3 where cash_out_id = $1
       and (height, mined_txid) is distinct from ($2, $3)`,
    [paymentId, found?.height ?? null, found?.txid ?? null],
  );

/** Per asset: approved and not signed; sent and not mined. */
export const countSends = (sql: Sql, { code }: Asset): Promise<{ unsigned: number; unmined: number }> =>
  sql.one<{ unsigned: number; unmined: number }>(
    `select (select count(*)::int from cash_outs where method = $1 and state = 'approved') as unsigned,
       (select count(*)::int from chain_sends s join cash_outs c on c.id = s.cash_out_id
        where c.method = $1 and c.state in ('submitting', 'submitted') and s.height is null) as unmined`,
    [code],
  );

/** Signed and not booked yet. */
export const countMoving = async (sql: Sql, { code }: Asset): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      `select count(*)::int as count from chain_payments where asset = $1 and state in ('submitting', 'submitted')`,
      [code],
    )
  ).count;

/** Withdrawals that the house has not sent yet. */
export const countUnpaid = async (sql: Sql, { code }: Asset): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      `select count(*)::int as count from cash_outs
       where method = $1 and state in ('requested', 'review', 'approved', 'submitting')`,
      [code],
    )
  ).count;

/** Sum of signed, unconfirmed transactions, in the asset's smallest unit. */
export const sumInFlight = async (sql: Sql, { code }: Asset): Promise<bigint> =>
  BigInt(
    (
      await sql.one<{ raw: string }>(
        `select coalesce(sum(s.raw_amount), 0) as raw from chain_sends s join chain_payments c on c.id = s.cash_out_id
         where c.asset = $1 and c.state in ('submitting', 'submitted') and s.height is null`,
        [code],
      )
    ).raw,
  );

/** Within the last day, which a reorg could still drop. */
export const recentlyPaid = async (sql: Sql, { code, assets }: Network): Promise<Send[]> =>
  (
    await sql.rows<Row>(
      `select ${columns} from chain_sends where chain = $1 and cash_out_id in (
         select id from chain_payments where asset = any($2) and state = 'paid' and updated_at > now() - interval '1 day')
       order by nonce limit 500`,
      [code, assets.map((asset) => asset.code)],
    )
  ).map(toSend);

/** Whether it was paid before its network dropped it. */
export const wasPaid = async (sql: Sql, id: CashOutId): Promise<boolean> =>
  (await sql.maybe(`select 1 as was from cash_out_steps where cash_out_id = $1 and from_state = 'paid' limit 1`, [
    id,
  ])) !== undefined;

/** Paid once, dropped by the network, and not counted again yet. */
export const countDropped = async (sql: Sql, { assets }: Network): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      `select count(*)::int as count from cash_outs c where method = any($1) and state = 'submitted'
         and exists (select from cash_out_steps s where s.cash_out_id = c.id and s.from_state = 'paid')`,
      [assets.map(({ code }) => code)],
    )
  ).count;

/** Withdrawals in any asset of the network. */
export const readOnNetwork = async (sql: Sql, { assets }: Network, state: CashOutState): Promise<CashOut[]> =>
  (await Promise.all(assets.map(({ code }) => readInState(sql, state, { method: code })))).flat();

/** As shown to players. */
export interface TransactionDetails {
  readonly txid: string;
  readonly confirmations: number;
}

/** The transaction of each withdrawal that has one, and its last known confirmations. */
export const readTransactions = async (
  sql: Sql,
  ids: readonly CashOutId[],
): Promise<Map<CashOutId, TransactionDetails>> => {
  const rows = await sql.rows<{ id: bigint; txid: string; confirmations: bigint }>(
    `select s.cash_out_id as id,
         coalesce(s.mined_txid, (select r.txid from chain_send_fee_bumps r where r.cash_out_id = s.cash_out_id
           order by r.attempt desc limit 1), s.txid) as txid,
       case when s.height is null then 0 else greatest(c.height - s.height + 1, 0) end as confirmations
     from chain_sends s join chains c on c.code = s.chain where s.cash_out_id = any($1) and s.txid is not null`,
    [ids],
  );
  return new Map(
    rows.map(({ id, txid, confirmations }) => [id as CashOutId, { txid, confirmations: Number(confirmations) }]),
  );
};
