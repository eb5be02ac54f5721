/** The only SQL that reads our side: what moved on a party's clearing accounts, and what payments say beside it. */
import { parseCurrencyCode, type CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';

export type PartyKind = 'provider' | 'chain';

export interface Party {
  readonly kind: PartyKind;
  readonly code: string;
}

export interface ClearingMove {
  readonly groupId: bigint;
  readonly paymentId: bigint | null;
  readonly currency: CurrencyCode;
  /** Above zero: the party holds more for us. */
  readonly amount: bigint;
  readonly what: 'deposit' | 'back' | 'won' | 'payout' | 'correction' | 'transfer' | 'kept' | 'fee' | 'other';
  readonly at: Date;
  /** Of a payout: which part of its withdrawal. */
  readonly leg: number | null;
  /** Of a booking by a case of its own: the reason that the gateway gave for the case, empty if it gave none. */
  readonly caseReason: string | null;
  /** Of a network's fee: whose. */
  readonly reference: string | null;
}

const accounts = `select a.id from accounts a join ledger_parties p on p.id = a.owner_id and p.kind = a.owner_kind::text
  where p.kind = $1 and p.code = $2 and a.kind in ('clearing_in', 'clearing_out')`;

const currencyOf = (code: string): CurrencyCode => {
  const currency = parseCurrencyCode(code);
  if (currency === undefined) throw new Error(`Not a currency: ${code}`);
  return currency;
};

type MoveRow = Omit<ClearingMove, 'currency' | 'amount'> & {
  readonly currency: string;
  readonly amount: string;
  readonly [column: string]: unknown;
};

/** By booking; several transfers of one booking are one movement. */
export const readMoves = async (
  sql: Sql,
  { kind, code }: Party,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<ClearingMove[]> =>
  (
    await sql.rows<MoveRow>(
      `with ours as materialized (${accounts}),
       moves as (
         select t.group_id, t.payment_id, t.currency, min(t.created_at) as at,
           sum(case when t.from_account in (select id from ours) then t.amount else -t.amount end) as amount,
           case min(t.kind) when 'deposit' then 'deposit' when 'deposit_locked' then 'deposit' when 'deposit_settled' then 'deposit'
             when 'deposit_reversed' then 'back' when 'receivable' then 'back' when 'charge_back_settled' then 'won'
             when 'charge_back_won' then 'won' when 'loss_recovered' then 'won' when 'cashout_paid' then 'payout'
             when 'late_payout' then 'payout' when 'late_payout_owed' then 'payout' when 'late_payout_lost' then 'payout'
             when 'clearing_corrected' then 'correction' when 'network_fee' then 'fee'
             when 'gateway_fee' then 'kept' when 'gateway_top_up' then 'transfer' when 'gateway_withdrawal' then 'transfer'
             when 'drain' then 'transfer' when 'top_up' then 'transfer' when 'unexplained_coins' then 'transfer'
             when 'arrival_reversed' then 'transfer' else 'other' end as what
         from transfers t
         where t.round_id is null and t.created_at >= $3 and t.created_at < $4
           and (t.from_account in (select id from ours) or t.to_account in (select id from ours))
         group by t.group_id, t.payment_id, t.currency
       )
       select m.group_id as "groupId", m.payment_id as "paymentId", m.currency, m.amount::text as amount, m.what, m.at,
         (select split_part(b.step, ':', 2)::integer from bookings b where m.what = 'payout'
           and b.reference = 'payment:' || m.payment_id and b.group_id = m.group_id
           and (b.step like 'settle:%' or b.step like 'late:%')) as leg,
         (select coalesce(d.reason, '') from disputes d join bookings b on b.reference = 'dispute:' || d.id and b.step = 'reverse'
           where m.what = 'back' and d.deposit_id = m.payment_id and b.group_id = m.group_id) as "caseReason",
         (select b.reference from bookings b where m.what = 'fee' and b.player_id = 0 and b.group_id = m.group_id limit 1) as reference
       from moves m order by m.group_id, m.payment_id, m.currency`,
      [kind, code, from, to],
    )
  ).map((row) => ({ ...row, currency: currencyOf(row.currency), amount: BigInt(row.amount) }));

export interface ClearingBalance {
  readonly currency: CurrencyCode;
  /** Before this time; above zero if the party holds money for us. */
  readonly balance: bigint;
}

/** The account's present balance less what moved since. */
export const readBalances = async (sql: Sql, { kind, code }: Party, before: Date): Promise<ClearingBalance[]> =>
  (
    await sql.rows<{ currency: string; balance: string }>(
      `with ours as materialized (${accounts}),
       since as (
         select t.currency, sum(case when t.to_account in (select id from ours) then t.amount else 0 end)
           - sum(case when t.from_account in (select id from ours) then t.amount else 0 end) as amount
         from transfers t
         where t.round_id is null and t.created_at >= $3
           and (t.from_account in (select id from ours) or t.to_account in (select id from ours))
         group by t.currency
       )
       select d.currency::text as currency, (-(sum(d.balance) - coalesce(min(s.amount), 0)))::text as balance
       from derived_balances d left join since s on s.currency = d.currency::text
       where d.id in (select id from ours) group by d.currency order by 1`,
      [kind, code, before],
    )
  ).map(({ currency, balance }) => ({ currency: currencyOf(currency), balance: BigInt(balance) }));

export interface DepositFacts {
  readonly id: bigint;
  readonly state: string;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly paid: { readonly currency: CurrencyCode; readonly amount: bigint } | undefined;
  readonly isCredited: boolean;
  /** When we first knew that it was paid. */
  readonly knownAt: Date | null;
  /** When it went back, and by which way: a refund or a charge-back by the gateway, or what we ordered. */
  readonly backAt: Date | null;
  readonly reason: string | null;
}

type DepositRow = Omit<DepositFacts, 'currency' | 'paid'> & {
  readonly currency: string;
  readonly paidCurrency: string | null;
  readonly paidAmount: bigint | null;
  readonly [column: string]: unknown;
};

/** These, and those at this gateway that became known, or went back, in this time without a booking. */
export const readDepositFacts = async (
  sql: Sql,
  gateway: string,
  ids: readonly bigint[],
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<DepositFacts[]> =>
  (
    await sql.rows<DepositRow>(
      `with steps as (
         select deposit_id, min(at) filter (where to_state in ('review', 'credited')) as known,
           min(at) filter (where to_state in ('refunded', 'charged_back')) as back
         from deposit_steps where to_state in ('review', 'credited', 'refunded', 'charged_back')
           and deposit_id in (select id from deposits where gateway = $1 and (id = any($2)
             or (state in ('review', 'refunded') and credited_at is null and updated_at >= $3 and created_at < $4)))
         group by deposit_id
       )
       select d.id, d.state, d.currency, d.amount, d.paid_currency as "paidCurrency", d.paid_amount as "paidAmount",
         d.credited_at is not null as "isCredited", s.known as "knownAt", s.back as "backAt", d.reason
       from deposits d left join steps s on s.deposit_id = d.id
       where d.gateway = $1 and (d.id = any($2) or s.deposit_id is not null) order by d.id`,
      [gateway, ids, from, to],
    )
  ).map(({ currency, paidCurrency, paidAmount, ...row }) => ({
    ...row,
    currency: currencyOf(currency),
    paid:
      paidCurrency === null || paidAmount === null
        ? undefined
        : { currency: currencyOf(paidCurrency), amount: paidAmount },
  }));

export interface RefundFacts {
  readonly depositId: bigint;
  readonly currency: CurrencyCode | undefined;
  readonly amount: bigint | null;
  readonly attempt: number;
  readonly isPaidThere: boolean;
  readonly at: Date;
}

/** Refunds that we ordered at this gateway: of these deposits, and those paid in this time. */
export const readRefundFacts = async (
  sql: Sql,
  gateway: string,
  ids: readonly bigint[],
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<RefundFacts[]> =>
  (
    await sql.rows<Omit<RefundFacts, 'currency'> & { currency: string | null; readonly [column: string]: unknown }>(
      `select r.deposit_id as "depositId", r.currency, r.amount, r.attempt,
         (r.state = 'paid' and r.way = 'gateway') or r.gateway_paid_at is not null as "isPaidThere",
         coalesce(r.gateway_paid_at, r.updated_at) as at
       from deposit_refunds r join deposits d on d.id = r.deposit_id
       where d.gateway = $1 and (r.deposit_id = any($2) or (r.updated_at >= $3 and r.updated_at < $4)) order by r.deposit_id`,
      [gateway, ids, from, to],
    )
  ).map(({ currency, ...row }) => ({ ...row, currency: currency === null ? undefined : currencyOf(currency) }));

export interface LegFacts {
  readonly cashOutId: bigint;
  readonly leg: number;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly state: string;
  readonly at: Date;
}

/** Parts of withdrawals that were ordered at this gateway. */
export const readLegFacts = async (sql: Sql, gateway: string, ids: readonly bigint[]): Promise<LegFacts[]> =>
  (
    await sql.rows<Omit<LegFacts, 'currency'> & { currency: string; readonly [column: string]: unknown }>(
      `select l.cash_out_id as "cashOutId", l.leg, c.currency, l.amount, l.state, l.updated_at as at
       from cash_out_legs l join cash_outs c on c.id = l.cash_out_id
       where l.method = $1 and l.cash_out_id = any($2) order by l.cash_out_id, l.leg`,
      [gateway, ids],
    )
  ).map(({ currency, ...row }) => ({ ...row, currency: currencyOf(currency) }));
