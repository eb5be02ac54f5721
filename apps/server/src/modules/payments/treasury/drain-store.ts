/** The only SQL of drains and the cold addresses that they go to. Both are written by approvals. */
import type { Sql } from '../../../database/database.ts';
import type { Network } from '../chains/index.ts';

export type DrainState = 'approved' | 'submitting' | 'submitted' | 'paid' | 'failed';

export interface Drain {
  readonly id: bigint;
  readonly asset: string;
  readonly address: string;
  /** Subunits. */
  readonly amount: bigint;
  readonly state: DrainState;
  readonly reason: string | undefined;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

interface Row extends Omit<Drain, 'reason'> {
  readonly reason: string | null;
}

const columns = 'id, asset, address, amount, state, reason, created_at as "createdAt", updated_at as "updatedAt"';

const toDrain = (row: Row): Drain => ({ ...row, reason: row.reason ?? undefined });

type Rows = Row & Record<string, unknown>;

export const drainsInState = async (sql: Sql, { code }: Network, state: DrainState): Promise<Drain[]> =>
  (
    await sql.rows<Rows>(
      `select ${columns} from treasury_drains where chain = $1 and state = $2 order by id limit 50`,
      [code, state],
    )
  ).map(toDrain);

export const lockDrain = async (sql: Sql, id: bigint): Promise<Drain | undefined> => {
  const row = await sql.maybe<Rows>(`select ${columns} from treasury_drains where id = $1 for no key update`, [id]);
  return row && toDrain(row);
};

export const moveDrain = async (sql: Sql, { id }: Drain, to: DrainState, reason?: string): Promise<Drain> =>
  toDrain(
    await sql.one<Rows>(
      `update treasury_drains set state = $2, reason = $3, updated_at = clock_timestamp() where id = $1 returning ${columns}`,
      [id, to, reason ?? null],
    ),
  );

/** Under way, then ended ones, newest first. */
export const recentDrains = async (sql: Sql): Promise<(Drain & { readonly txid: string | undefined })[]> =>
  (
    await sql.rows<Rows & { txid: string | null }>(
      `select ${columns.replaceAll(/(^|, )/g, '$1d.')},
         coalesce(s.mined_txid, s.txid) as txid
       from treasury_drains d left join chain_sends s on s.cash_out_id = d.id
       order by d.state in ('paid', 'failed'), d.id desc limit 20`,
    )
  ).map(({ txid, ...row }) => ({ ...toDrain(row), txid: txid ?? undefined }));

export const isColdAddress = async (sql: Sql, chain: string, address: string): Promise<boolean> =>
  (await sql.maybe('select 1 from cold_addresses where chain = $1 and address = $2 and removed_at is null', [
    chain,
    address,
  ])) !== undefined;

export interface ColdAddress {
  readonly chain: string;
  readonly address: string;
  readonly label: string;
}

export const readColdAddresses = (sql: Sql): Promise<ColdAddress[]> =>
  sql.rows<ColdAddress & Record<string, unknown>>(
    'select chain, address, label from cold_addresses where removed_at is null order by chain, added_at',
  );

export const removeColdAddress = async (sql: Sql, chain: string, address: string): Promise<boolean> =>
  (await sql.one<{ done: boolean }>('select remove_cold_address($1, $2) as done', [chain, address])).done;

/** What withdrawals are to be paid that are not signed yet, in subunits of the asset's currency. */
export const sumPromised = async (sql: Sql, asset: string): Promise<bigint> =>
  BigInt(
    (
      await sql.one<{ sum: string }>(
        `select coalesce(sum(amount - fee), 0)::text as sum from cash_outs
         where method = $1 and state in ('requested', 'review', 'approved')`,
        [asset],
      )
    ).sum,
  );
