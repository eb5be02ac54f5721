/** The only SQL of payments rebroadcast with a higher fee. */
import type { Sql } from '../../../database/database.ts';
import type { JsonObject } from '../../../platform/json.ts';

/** One signed copy of a payment; all copies have the same nonce or inputs, receiver and amount. */
export interface Attempt {
  readonly attempt: number;
  readonly draft: JsonObject;
  readonly rawTransaction: string;
  readonly txid: string;
}

/** Newest first; attempt 0 is the original. */
export const readAttempts = async (sql: Sql, paymentId: bigint): Promise<Attempt[]> =>
  (
    await sql.rows<{ attempt: number; draft: JsonObject; raw_transaction: string; txid: string }>(
      `select attempt, draft, raw_transaction, txid from chain_send_fee_bumps where cash_out_id = $1
       union all select 0, draft, raw_transaction, txid from chain_sends where cash_out_id = $1 and txid is not null
       order by attempt desc`,
      [paymentId],
    )
  ).map(({ raw_transaction: rawTransaction, ...rest }) => ({ ...rest, rawTransaction }));

export interface StuckSend {
  readonly id: bigint;
  /** The newest copy at that moment: another worker may have added one since. */
  readonly attempt: number;
}

/** Broadcast, not mined, and this long since the newest copy: its fee may have become too low for any node to keep it. */
export const stuckSends = (sql: Sql, chain: string, seconds: number): Promise<StuckSend[]> =>
  sql.rows<StuckSend>(
    `select s.cash_out_id as id,
         coalesce((select max(r.attempt) from chain_send_fee_bumps r where r.cash_out_id = s.cash_out_id), 0) as attempt
       from chain_sends s join chain_payments c on c.id = s.cash_out_id
       where s.chain = $1 and c.state in ('submitting', 'submitted') and s.height is null and s.let_go_at is not null
         and greatest(coalesce(s.signed_at, s.reserved_at),
           (select max(r.made_at) from chain_send_fee_bumps r where r.cash_out_id = s.cash_out_id))
           < now() - $2 * interval '1 second'
       order by s.nonce limit 20`,
    [chain, seconds],
  );

/** Returns false if another worker was first; the copy must then not be broadcast, because nothing would track it. */
export const insertFeeBump = async (sql: Sql, paymentId: bigint, made: Attempt): Promise<boolean> =>
  (await sql.run(
    `insert into chain_send_fee_bumps (cash_out_id, attempt, draft, raw_transaction, txid) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [paymentId, made.attempt, JSON.stringify(made.draft), made.rawTransaction, made.txid],
  )) === 1;
