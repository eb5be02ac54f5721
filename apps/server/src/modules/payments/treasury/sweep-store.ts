/** The only SQL of sweeps from players' addresses to the hot wallet, and of top-ups to those addresses. */
import type { Sql } from '../../../database/database.ts';
import type { JsonObject } from '../../../platform/json.ts';

/** `top_up`: the network's own coin, from the house's fuel address to the player's address. */
export type SweepKind = 'sweep' | 'top_up';

export interface Sweep {
  readonly id: bigint;
  readonly chain: string;
  readonly kind: SweepKind;
  /** The code of the asset moved. */
  readonly asset: string;
  /** The address's index in the house's account. */
  readonly index: number;
  readonly address: string;
  readonly nonce: bigint;
  /** Amount that arrives, in the asset's smallest unit. */
  readonly raw: bigint;
  readonly draft: JsonObject;
  /** Set once it is signed, as is the id. */
  readonly rawTransaction: string | undefined;
  readonly txid: string | undefined;
}

interface Row {
  id: bigint;
  chain: string;
  kind: SweepKind;
  asset: string;
  address_index: number;
  address: string;
  nonce: bigint;
  raw_amount: string;
  draft: JsonObject;
  raw_transaction: string | null;
  txid: string | null;
}

const toSweep = (row: Row): Sweep => ({
  ...{ id: row.id, chain: row.chain, kind: row.kind, asset: row.asset },
  ...{ index: row.address_index, address: row.address, nonce: row.nonce },
  ...{ raw: BigInt(row.raw_amount), draft: row.draft },
  rawTransaction: row.raw_transaction ?? undefined,
  txid: row.txid ?? undefined,
});

export const openSweeps = async (sql: Sql, chain: string): Promise<Sweep[]> =>
  (
    await sql.rows<Row>(
      `select s.id, s.chain, s.kind, coalesce(s.asset, s.chain) as asset, a.address_index, a.address, s.nonce, s.raw_amount, s.draft, s.raw_transaction, s.txid
       from chain_sweeps s join deposit_addresses a on a.id = s.address_id
       where s.chain = $1 and s.state = 'made' order by s.id limit 50`,
      [chain],
    )
  ).map(toSweep);

/** Credited coins of an asset at players' addresses, according to our database. Fuel is a different coin. */
const unswept = `
  select a.id, a.address, a.address_index, t.raw - coalesce(s.raw, 0) as raw
  from (select address_id, sum(raw_amount) as raw from chain_transfers
        where coalesce(asset, chain) = $1 and state = 'credited' group by address_id) t
  join deposit_addresses a on a.id = t.address_id
  left join (select address_id, sum(raw_amount + case when asset is null then fee_raw else 0 end) as raw from chain_sweeps
        where coalesce(asset, chain) = $1 and kind = 'sweep' and state = 'mined' group by address_id) s
    on s.address_id = t.address_id`;

export interface RichAddress {
  readonly id: bigint;
  readonly address: string;
  readonly raw: bigint;
}

/** Addresses with at least this much, and nothing in flight. */
export const richAddresses = async (sql: Sql, asset: string, least: bigint, size: number): Promise<RichAddress[]> =>
  (
    await sql.rows<{ id: bigint; address: string; raw: string }>(
      `select u.id, u.address, u.raw from (${unswept}) u
       where u.raw >= $2 and not exists (select from chain_sweeps o where o.address_id = u.id and o.state = 'made')
       order by u.raw desc limit $3`,
      [asset, least.toString(), size],
    )
  ).map(({ raw, ...rest }) => ({ ...rest, raw: BigInt(raw) }));

/** Without an asset it is the network's own coin. */
export type NewSweep = Pick<Sweep, 'chain' | 'kind' | 'nonce' | 'raw' | 'draft'> & {
  readonly addressId: bigint;
  readonly asset?: string;
};

/** Does nothing if the address has one in flight, or a top-up has that nonce. */
export const insertSweep = (sql: Sql, { chain, addressId, kind, asset, nonce, raw, draft }: NewSweep) =>
  sql.run(
    `insert into chain_sweeps (chain, address_id, nonce, raw_amount, draft, kind, asset)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [chain, addressId, nonce, raw.toString(), JSON.stringify(draft), kind, asset ?? null],
  );

export const noteSweepSigned = (sql: Sql, id: bigint, signed: { raw: string; txid: string }) =>
  sql.run('update chain_sweeps set raw_transaction = $2, txid = $3, signed_at = now() where id = $1 and txid is null', [
    id,
    signed.raw,
    signed.txid,
  ]);

/** Returns false if another worker has ended it. For a mined one: the mined copy, and its fee. */
export const endSweep = async (
  sql: Sql,
  id: bigint,
  end: { state: 'mined' | 'failed'; feeRaw: bigint; raw: bigint; txid: string } | { state: 'gone' },
): Promise<boolean> => {
  const mined = end.state === 'gone' ? [null, null, null] : [end.feeRaw.toString(), end.raw.toString(), end.txid];
  return (
    (await sql.run(
      `update chain_sweeps set state = $2, fee_raw = $3, raw_amount = coalesce($4, raw_amount), mined_txid = $5
       where id = $1 and state = 'made'`,
      [id, end.state, ...mined],
    )) === 1
  );
};

export interface UnsweptSum {
  readonly addresses: number;
  readonly raw: bigint;
}

export const sumUnswept = async (sql: Sql, asset: string): Promise<UnsweptSum> => {
  const row = await sql.one<{ addresses: number; raw: string }>(
    `select count(*)::int as addresses, coalesce(sum(u.raw), 0) as raw from (${unswept}) u where u.raw > 0`,
    [asset],
  );
  return { addresses: row.addresses, raw: BigInt(row.raw) };
};

/**
 * Everything of an asset at players' addresses according to what was read and mined, in its smallest unit: unconfirmed transfers and the
 * rest of fuel too, because both are on the network.
 */
export const sumAtAddresses = async (sql: Sql, asset: string): Promise<bigint> =>
  BigInt(
    (
      await sql.one<{ raw: string }>(
        `select (select coalesce(sum(raw_amount), 0) from chain_transfers
             where coalesce(asset, chain) = $1 and state in ('seen', 'credited'))
           + (select coalesce(sum(
               case when state = 'mined' and coalesce(asset, chain) = $1 then
                 case kind when 'top_up' then raw_amount else -raw_amount end else 0 end
               - case when kind = 'sweep' and chain = $1 then coalesce(fee_raw, 0) else 0 end), 0)
             from chain_sweeps where state in ('mined', 'failed')) as raw`,
        [asset],
      )
    ).raw,
  );
