/** SQL of players' debts and their history. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { Debt, DebtMovement } from './debt.ts';
import type { PlayerId } from '../ids.ts';

export const payDebt = async (
  sql: Sql,
  { playerId, currency }: { playerId: PlayerId; currency: CurrencyCode },
): Promise<bigint> =>
  (await sql.one<{ settled: bigint }>('select pay_debt($1, $2) as settled', [playerId, currency])).settled;

export const openDebts = (sql: Sql, playerId: PlayerId) =>
  sql.rows<Debt & { readonly [column: string]: unknown }>(
    'select currency, owed, since from player_debts where player_id = $1 and owed > 0 order by currency',
    [playerId],
  );

/** Newest first, at most 100. Reads no history for players who never had a debt. */
export const debtMovements = (sql: Sql, playerId: PlayerId) =>
  sql.rows<DebtMovement & { readonly [column: string]: unknown }>(
    `select t.created_at as at, t.currency,
       case t.kind
         when 'receivable' then case when t.payment_id is null then 'round_reversed' else 'deposit_reversed' end
         when 'late_payout_owed' then 'paid_twice' when 'deposit_settled' then 'deposit' when 'debt_written_off' then 'written_off'
         when 'charge_back_settled' then 'dispute_won'
         else case when t.payment_id is null then 'wallet' else 'withdrawal' end
       end as cause,
       case when t.kind in ('receivable', 'late_payout_owed') then t.amount else -t.amount end as amount, t.payment_id as "paymentId"
     from transfers t
     where t.player_id = $1 and t.kind in ('receivable', 'late_payout_owed', 'deposit_settled', 'debt_settled', 'debt_written_off', 'charge_back_settled')
       and exists (select from player_debts where player_id = $1)
     order by t.id desc limit 100`,
    [playerId],
  );
