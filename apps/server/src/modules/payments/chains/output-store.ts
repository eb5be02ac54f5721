/** The only SQL of our outputs on UTXO networks, and of the payments that spend them. */
import type { Sql } from '../../../database/database.ts';
import type { Block, SpentOutput } from './ports.ts';

export interface SeenOutput {
  readonly txid: string;
  readonly position: number;
  /** The player's address; undefined for the house's own. */
  readonly addressId: bigint | undefined;
  readonly raw: bigint;
}

/** An output that returns after a reorg is the same output. */
export const putOutput = (sql: Sql, chain: string, output: SeenOutput, { height, hash }: Block) =>
  sql.run(
    `insert into chain_outputs (chain, txid, position, address_id, raw_amount, height, block_hash)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (chain, txid, position) do update
       set state = 'seen', height = excluded.height, block_hash = excluded.block_hash`,
    [chain, output.txid, output.position, output.addressId ?? null, output.raw.toString(), height, hash],
  );

export const dropOutputs = (sql: Sql, chain: string, height: bigint, hash: string) =>
  sql.run(`update chain_outputs set state = 'gone' where chain = $1 and height = $2 and block_hash = $3`, [
    chain,
    height,
    hash,
  ]);

/** Unspent outputs up to this height, largest first: fewer inputs cost less. */
export const freeOutputs = async (sql: Sql, chain: string, height: bigint, most: number): Promise<SpentOutput[]> =>
  (
    await sql.rows<{ txid: string; position: number; raw: string; branch: 0 | 1; index: number }>(
      `select o.txid, o.position, o.raw_amount as raw, case when o.address_id is null then 1 else 0 end as branch,
         coalesce(a.address_index, 0) as index
       from chain_outputs o left join deposit_addresses a on a.id = o.address_id
       where o.chain = $1 and o.state = 'seen' and o.height <= $2 and not exists (
         select from chain_inputs i where (i.chain, i.txid, i.position) = (o.chain, o.txid, o.position))
       order by o.raw_amount desc, o.txid, o.position limit $3`,
      [chain, height, most],
    )
  ).map(({ raw, ...rest }) => ({ ...rest, raw: BigInt(raw) }));

/** Number of outputs in no payment that are worth at least this much, at any depth. */
export const countFree = async (sql: Sql, chain: string, raw: bigint): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      `select count(*)::int as count from chain_outputs o where o.chain = $1 and o.state = 'seen' and o.raw_amount >= $2
       and not exists (select from chain_inputs i where (i.chain, i.txid, i.position) = (o.chain, o.txid, o.position))`,
      [chain, raw.toString()],
    )
  ).count;

/** Returns false, holding none, if one belongs to another payment. The unique key decides between concurrent calls. */
export const holdOutputs = async (
  sql: Sql,
  chain: string,
  cashOutId: bigint,
  outputs: readonly Pick<SpentOutput, 'txid' | 'position'>[],
): Promise<boolean> =>
  (await sql.run(
    `with wanted as (select txid, position from unnest($2::text[], $3::int[]) as w (txid, position))
     insert into chain_inputs (chain, txid, position, cash_out_id)
     select $1, txid, position, $4 from wanted
     where not exists (select from chain_inputs i join wanted w using (txid, position) where i.chain = $1)
     order by txid, position`,
    [chain, outputs.map(({ txid }) => txid), outputs.map(({ position }) => position), cashOutId],
  )) === outputs.length;

/**
 * Sum that future payments can spend: outputs in no payment, plus the change of unconfirmed payments. Counts only the `most` largest,
 * because no payment spends more, each less `cost`; what is worth less than three times the cost is dust.
 */
export const sumSpendable = async (
  sql: Sql,
  chain: string,
  { most, cost }: { readonly most: number; readonly cost: bigint },
): Promise<bigint> =>
  BigInt(
    (
      await sql.one<{ raw: string }>(
        `with worth as (
           select o.raw_amount as raw from chain_outputs o where o.chain = $1 and o.state = 'seen' and not exists (
             select from chain_inputs i where (i.chain, i.txid, i.position) = (o.chain, o.txid, o.position))
           union all
           select sum(o.raw_amount) - s.raw_amount from chain_sends s
           join chain_inputs i on i.cash_out_id = s.cash_out_id
           join chain_outputs o on (o.chain, o.txid, o.position) = (i.chain, i.txid, i.position)
           where s.chain = $1 and s.height is null and o.state = 'seen' group by s.cash_out_id, s.raw_amount)
         select coalesce(sum(raw - $3::numeric), 0) as raw from (
           select raw from worth where raw >= 3 * $3::numeric order by raw desc limit $2) largest`,
        [chain, most, cost.toString()],
      )
    ).raw,
  );

/** Sum at our addresses that no mined transaction has spent, in the smallest unit. */
export const sumOutputs = async (sql: Sql, chain: string): Promise<bigint> =>
  BigInt(
    (
      await sql.one<{ raw: string }>(
        `select coalesce(sum(o.raw_amount), 0) as raw from chain_outputs o where o.chain = $1 and o.state = 'seen'
         and not exists (select from chain_inputs i join chain_sends s on s.cash_out_id = i.cash_out_id
           where (i.chain, i.txid, i.position) = (o.chain, o.txid, o.position) and s.height is not null)`,
        [chain],
      )
    ).raw,
  );
