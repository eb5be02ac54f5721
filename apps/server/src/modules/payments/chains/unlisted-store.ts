/** The only SQL of tokens that nobody has listed, at deposit addresses. */
import type { Sql } from '../../../database/database.ts';
import type { Block, UnlistedTransfer } from './ports.ts';

/** One that returns after a reorg is the same one. */
export const putUnlisted = (
  sql: Sql,
  chain: string,
  { txid, position, contract, from, to, raw }: UnlistedTransfer,
  { height }: Pick<Block, 'height'>,
) =>
  sql.run(
    `insert into unlisted_transfers (chain, txid, position, contract, from_address, to_address, raw_amount, height)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (chain, txid, position) do update set height = excluded.height`,
    [chain, txid, position, contract, from, to, raw.toString(), height],
  );

/** Within the last day. */
export const countUnlisted = async (sql: Sql, chain: string): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      `select count(*)::int as count from unlisted_transfers where chain = $1 and seen_at > now() - interval '1 day'`,
      [chain],
    )
  ).count;

export interface SeenUnlisted extends UnlistedTransfer {
  readonly seenAt: Date;
}

/** Newest first. */
export const recentUnlisted = async (sql: Sql, chain: string): Promise<SeenUnlisted[]> =>
  (
    await sql.rows<Omit<SeenUnlisted, 'raw'> & { readonly raw: string; readonly [column: string]: unknown }>(
      `select contract, txid, position, from_address as "from", to_address as "to", raw_amount::text as raw, seen_at as "seenAt"
       from unlisted_transfers where chain = $1 order by seen_at desc, txid, position limit 20`,
      [chain],
    )
  ).map(({ raw, ...row }) => ({ ...row, raw: BigInt(raw) }));
