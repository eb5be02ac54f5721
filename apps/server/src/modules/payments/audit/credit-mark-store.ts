/** The only SQL of credit marks, and of the comparison of bookings with payments. */
import type { Sql } from '../../../database/database.ts';
import type { LedgerProblem } from '../../wallet/index.ts';

export interface Credited {
  readonly depositId: bigint;
  readonly playerId: bigint;
  readonly gateway: string;
  readonly currency: string;
  readonly amount: bigint;
}

export const insertCreditMark = (sql: Sql, depositId: bigint, mark: Buffer) =>
  sql.run('insert into credit_marks (deposit_id, mark) values ($1, $2) on conflict do nothing', [depositId, mark]);

/**
 * Deposits credited since credits are marked, or those in the given blocks of seals. A database older than migration 261 has earlier
 * credits without marks; in a newer one every credit has one.
 */
export const markedCredits = (
  sql: Sql,
  within?: { readonly after: bigint; readonly to: bigint },
): Promise<(Credited & { readonly mark: Buffer | null })[]> =>
  sql.rows<Credited & { readonly mark: Buffer | null; readonly [column: string]: unknown }>(
    `select d.id as "depositId", d.player_id as "playerId", d.gateway, d.currency,
       coalesce(d.credited_amount, d.amount) as amount, m.mark
     from deposits d left join credit_marks m on m.deposit_id = d.id
     where d.credited_at >= coalesce((select applied_at from schema_migrations where name like '261-%'), '-infinity')
       and ($1::bigint is null or d.id in (select t.payment_id from transfers t
         where t.id > (select transfers_after from ledger_seals where n = $1::bigint + 1)
           and t.id <= (select transfers_to from ledger_seals where n = $2::bigint)))
     order by d.id`,
    [within?.after ?? null, within?.to ?? null],
  );

export interface Won {
  readonly disputeId: bigint;
  readonly playerId: bigint;
  readonly gateway: string;
  readonly currency: string;
  readonly amount: bigint;
}

/** Won disputes, or those whose money came back in the given blocks of seals. */
export const markedWins = (
  sql: Sql,
  within?: { readonly after: bigint; readonly to: bigint },
): Promise<(Won & { readonly mark: Buffer | null })[]> =>
  sql.rows<Won & { readonly mark: Buffer | null; readonly [column: string]: unknown }>(
    `select d.id as "disputeId", d.player_id as "playerId", d.gateway, d.currency::text as currency, d.amount, d.won_mark as mark
     from disputes d
     where d.state = 'won' and ($1::bigint is null or d.deposit_id in (select t.payment_id from transfers t
         where t.id > (select transfers_after from ledger_seals where n = $1::bigint + 1)
           and t.id <= (select transfers_to from ledger_seals where n = $2::bigint)))
     order by d.id`,
    [within?.after ?? null, within?.to ?? null],
  );

/** Credits in these blocks without a matching booking or deposit. */
export const creditProblems = (
  sql: Sql,
  { after, to }: { readonly after: bigint; readonly to: bigint },
): Promise<LedgerProblem[]> =>
  sql.rows<LedgerProblem & { readonly [column: string]: unknown }>(
    'select problem, table_name as "table", row_id as id from check_credits($1, $2) order by table_name, row_id',
    [after, to],
  );

export interface SignedProof {
  readonly playerId: bigint;
  readonly chain: string;
  readonly address: string;
  readonly message: string;
  readonly signature: string;
}

/** Every address proven by a signature. */
export const signedProofs = (sql: Sql): Promise<SignedProof[]> =>
  sql.rows<SignedProof & { readonly [column: string]: unknown }>(
    `select player_id as "playerId", chain, address, message, signature from address_proofs
     where way = 'signature' order by player_id, chain, address`,
  );

export const paymentProblems = (sql: Sql): Promise<LedgerProblem[]> =>
  sql.rows<LedgerProblem & { readonly [column: string]: unknown }>(
    'select problem, table_name as "table", row_id as id from audit_payments() order by table_name, row_id',
  );
