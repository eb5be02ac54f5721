/** The only SQL of levels, of what the ledger say about each store of money, and of what gateways say. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';

export type Store = 'coin' | 'gateway';

/** What a store should hold, in subunits. */
export interface Level {
  readonly low: bigint;
  readonly high: bigint | null;
}

export interface StoreOf {
  readonly store: Store;
  readonly code: string;
  readonly currency: CurrencyCode;
}

export const nameOfStore = ({ store, code, currency }: StoreOf): string => `${store}:${code}:${currency}`;

export const readLevels = async (sql: Sql): Promise<ReadonlyMap<string, Level>> =>
  new Map(
    (
      await sql.rows<StoreOf & Level & Record<string, unknown>>(
        'select store, code, currency, low, high from treasury_levels',
      )
    ).map((row) => [nameOfStore(row), { low: row.low, high: row.high }]),
  );

/** False if it would be looser, and nothing was written. */
export const tightenLevel = async (sql: Sql, { store, code, currency }: StoreOf, { low, high }: Level) =>
  (
    await sql.one<{ done: boolean }>('select tighten_level($1, $2, $3, $4, $5) as done', [
      ...[store, code, currency, low, high],
    ])
  ).done;

/** By store, code and currency: what outside parties hold for the house, and what it has in cold storage. Subunits. */
export interface Books {
  readonly held: ReadonlyMap<string, bigint>;
  readonly cold: ReadonlyMap<string, bigint>;
}

export const readBooks = async (sql: Sql): Promise<Books> => {
  const rows = await sql.rows<{ kind: string; code: string; currency: CurrencyCode; sum: string }>(
    `select p.kind, p.code, b.currency, (-sum(b.balance))::text as sum
     from derived_balances b join ledger_parties p on p.id = b.owner_id and p.kind = b.owner_kind
     where b.kind in ('clearing_in', 'clearing_out') group by p.kind, p.code, b.currency
     union all
     select 'cold', '', b.currency, (-sum(b.balance))::text from derived_balances b
     where b.owner_kind = 'house' and b.kind = 'cold' group by b.currency`,
  );
  const held = rows.flatMap(({ kind, code, currency, sum }) =>
    kind === 'cold'
      ? []
      : [[nameOfStore({ store: kind === 'chain' ? 'coin' : 'gateway', code, currency }), BigInt(sum)] as const],
  );
  const cold = rows.flatMap(({ kind, currency, sum }) => (kind === 'cold' ? [[currency, BigInt(sum)] as const] : []));
  return { held: new Map(held), cold: new Map(cold) };
};

export interface SaidBalance {
  readonly gateway: string;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly readAt: Date;
}

export const readSaid = (sql: Sql): Promise<SaidBalance[]> =>
  sql.rows<SaidBalance & Record<string, unknown>>(
    'select gateway, currency, amount, read_at as "readAt" from gateway_balances',
  );

export const noteSaid = (sql: Sql, { gateway, currency, amount }: Omit<SaidBalance, 'readAt'>) =>
  sql.run(
    `insert into gateway_balances (gateway, currency, amount) values ($1, $2, $3)
     on conflict (gateway, currency) do update set amount = excluded.amount, read_at = now()`,
    [gateway, currency, amount],
  );
