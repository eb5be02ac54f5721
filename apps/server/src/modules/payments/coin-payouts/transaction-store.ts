/** The only SQL of the transactions that players are shown. */
import type { Sql } from '../../../database/database.ts';
import type { CashOutId } from '../cash-outs/index.ts';

export interface TransactionDetails {
  readonly txid: string;
  readonly confirmations: number;
}

/** The transaction of each cash-out that has one, and how deep it was last seen. */
export const readTransactions = async (
  sql: Sql,
  ids: readonly CashOutId[],
): Promise<Map<CashOutId, TransactionDetails>> => {
  const rows = await sql.rows<{ id: bigint; txid: string; confirmations: bigint }>(
    `select s.cash_out_id as id,
         coalesce(s.mined_txid, (select r.txid from chain_send_raises r where r.cash_out_id = s.cash_out_id
           order by r.attempt desc limit 1), s.txid) as txid,
       case when s.height is null then 0 else greatest(c.height - s.height + 1, 0) end as confirmations
     from chain_sends s join chains c on c.code = s.chain where s.cash_out_id = any($1) and s.txid is not null`,
    [ids],
  );
  return new Map(
    rows.map(({ id, txid, confirmations }) => [id as CashOutId, { txid, confirmations: Number(confirmations) }]),
  );
};
