/** The only SQL of sweeps rebroadcast with a higher fee. */
import type { Sql } from '../../../database/database.ts';
import type { JsonObject } from '../../../platform/json.ts';

/** One signed copy of a sweep; all copies have the same nonce and receiver. */
export interface SweepCopy {
  readonly attempt: number;
  /** Amount that reaches the house, in the network's smallest unit. */
  readonly raw: bigint;
  readonly draft: JsonObject;
  readonly rawTransaction: string;
  readonly txid: string;
}

interface Row {
  attempt: number;
  raw_amount: string;
  draft: JsonObject;
  raw_transaction: string;
  txid: string;
}

/** Newest first; attempt 0 is the original. Empty while it is not signed. */
export const readSweepCopies = async (sql: Sql, sweepId: bigint): Promise<SweepCopy[]> =>
  (
    await sql.rows<Row>(
      `select attempt, raw_amount, draft, raw_transaction, txid from chain_sweep_fee_bumps where sweep_id = $1
       union all select 0, raw_amount, draft, raw_transaction, txid from chain_sweeps where id = $1 and txid is not null
       order by attempt desc`,
      [sweepId],
    )
  ).map(({ raw_amount: raw, raw_transaction: rawTransaction, ...rest }) => ({
    ...{ ...rest, raw: BigInt(raw), rawTransaction },
  }));

/** Signed, unconfirmed, and this long since their newest copy. */
export const oldSweeps = async (sql: Sql, chain: string, seconds: number): Promise<Set<bigint>> => {
  const rows = await sql.rows<{ id: bigint }>(
    `select s.id from chain_sweeps s where s.chain = $1 and s.state = 'made' and s.txid is not null
       and greatest(coalesce(s.signed_at, s.made_at),
         (select max(r.made_at) from chain_sweep_fee_bumps r where r.sweep_id = s.id)) < now() - $2 * interval '1 second'`,
    [chain, seconds],
  );
  return new Set(rows.map(({ id }) => id));
};

/** Returns false if another worker was first; the copy must then not be broadcast, because nothing would track it. */
export const insertSweepFeeBump = async (sql: Sql, sweepId: bigint, copy: SweepCopy): Promise<boolean> =>
  (await sql.run(
    `insert into chain_sweep_fee_bumps (sweep_id, attempt, raw_amount, draft, raw_transaction, txid)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [sweepId, copy.attempt, copy.raw.toString(), JSON.stringify(copy.draft), copy.rawTransaction, copy.txid],
  )) === 1;
