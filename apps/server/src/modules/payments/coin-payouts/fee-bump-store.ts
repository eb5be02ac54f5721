/** The only SQL of payments that were shown to the network again with a higher fee. */
import type { Sql } from '../../../database/database.ts';
import type { JsonObject } from '../../../platform/json.ts';
import type { CashOutId } from '../cash-outs/index.ts';

/** One signed copy of a payment; all of one payment have the same number, receiver and amount. */
export interface Attempt {
  readonly attempt: number;
  readonly draft: JsonObject;
  readonly rawTransaction: string;
  readonly txid: string;
}

/** The newest first; the first one ever made is attempt 0. */
export const readAttempts = async (sql: Sql, cashOutId: CashOutId): Promise<Attempt[]> =>
  (
    await sql.rows<{ attempt: number; draft: JsonObject; raw_transaction: string; txid: string }>(
      `select attempt, draft, raw_transaction, txid from chain_send_raises where cash_out_id = $1
       union all select 0, draft, raw_transaction, txid from chain_sends where cash_out_id = $1 and txid is not null
       order by attempt desc`,
      [cashOutId],
    )
  ).map(({ raw_transaction: rawTransaction, ...rest }) => ({ ...rest, rawTransaction }));

/** Shown, in no block, and so long since its newest copy: no node may have taken it, for it offered too little by then. */
export const stuckSends = async (sql: Sql, chain: string, seconds: number): Promise<CashOutId[]> =>
  (
    await sql.rows<{ id: CashOutId }>(
      `select s.cash_out_id as id from chain_sends s join cash_outs c on c.id = s.cash_out_id
       where s.chain = $1 and c.state in ('submitting', 'submitted') and s.height is null and s.let_go_at is not null
         and greatest(coalesce(s.signed_at, s.reserved_at),
           (select max(r.made_at) from chain_send_raises r where r.cash_out_id = s.cash_out_id))
           < now() - $2 * interval '1 second'
       order by s.nonce limit 20`,
      [chain, seconds],
    )
  ).map(({ id }) => id);

/** False when somebody else was here first: nobody would look for this copy. */
export const insertFeeBump = async (sql: Sql, cashOutId: CashOutId, made: Attempt): Promise<boolean> =>
  (await sql.run(
    `insert into chain_send_raises (cash_out_id, attempt, draft, raw_transaction, txid) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [cashOutId, made.attempt, JSON.stringify(made.draft), made.rawTransaction, made.txid],
  )) === 1;
