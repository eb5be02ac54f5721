/** The only SQL of facts out of the ledger: payments by the same card or account, withdrawals, and play since a deposit. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { Dispute } from './dispute.ts';

type Of = Pick<Dispute, 'playerId' | 'depositId'>;

export interface PaymentFact {
  readonly id: bigint;
  readonly at: Date;
  readonly state: string;
  readonly method: string;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
}

/** Credited deposits of this player with the card or account that paid the disputed one, that one included; oldest first. */
export const depositsByInstrument = (sql: Sql, { playerId, depositId }: Of): Promise<PaymentFact[]> =>
  sql.rows<PaymentFact & { readonly [column: string]: unknown }>(
    `select d.id, d.credited_at as at, d.state, d.gateway as method, d.currency, coalesce(d.credited_amount, d.amount) as amount
     from deposits d
     where d.player_id = $1 and d.credited_at is not null and (d.id = $2 or d.id in (
       select other.deposit_id from deposit_instruments own
       join deposit_instruments other on other.player_id = own.player_id and other.mark = own.mark
       where own.player_id = $1 and own.deposit_id = $2))
     order by d.id limit 100`,
    [playerId, depositId],
  );

/** Withdrawals requested since the disputed deposit was credited, oldest first. */
export const cashOutsSince = (sql: Sql, { playerId, depositId }: Of): Promise<PaymentFact[]> =>
  sql.rows<PaymentFact & { readonly [column: string]: unknown }>(
    `select c.id, c.created_at as at, c.state, c.method, c.currency, c.amount from cash_outs c
     where c.player_id = $1 and c.created_at >= (select credited_at from deposits where player_id = $1 and id = $2)
     order by c.id limit 100`,
    [playerId, depositId],
  );

export interface PlayFact {
  readonly currency: CurrencyCode;
  readonly rounds: bigint;
  readonly staked: bigint;
  readonly payout: bigint;
  readonly first: Date;
  readonly last: Date;
}

/** Rounds played since the disputed deposit was credited. */
export const playSince = (sql: Sql, { playerId, depositId }: Of): Promise<PlayFact[]> =>
  sql.rows<PlayFact & { readonly [column: string]: unknown }>(
    `select r.currency, count(*) as rounds, sum(r.staked)::bigint as staked, sum(r.payout)::bigint as payout,
       min(r.created_at) as first, max(r.created_at) as last
     from every_round r
     where r.player_id = $1 and r.status <> 'voided'
       and r.created_at >= (select credited_at from deposits where player_id = $1 and id = $2)
     group by r.currency order by r.currency`,
    [playerId, depositId],
  );
