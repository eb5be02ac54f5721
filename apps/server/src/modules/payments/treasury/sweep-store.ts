/** The only SQL of coins on their way from players' addresses to the house's own. */
import type { Sql } from '../../../database/database.ts';
import type { JsonObject } from '../../../platform/json.ts';

export interface Sweep {
  readonly id: bigint;
  readonly chain: string;
  /** The address' place in the house's account. */
  readonly index: number;
  readonly address: string;
  readonly nonce: bigint;
  /** What reaches the house, in the chain's smallest unit. */
  readonly raw: bigint;
  readonly draft: JsonObject;
  /** Both once it is signed. */
  readonly rawTransaction: string | undefined;
  readonly txid: string | undefined;
}

interface Row {
  id: bigint;
  chain: string;
  address_index: number;
  address: string;
  nonce: bigint;
  raw_amount: string;
  draft: JsonObject;
  raw_transaction: string | null;
  txid: string | null;
}

const toSweep = (row: Row): Sweep => ({
  ...{ id: row.id, chain: row.chain, index: row.address_index, address: row.address, nonce: row.nonce },
  ...{ raw: BigInt(row.raw_amount), draft: row.draft },
  rawTransaction: row.raw_transaction ?? undefined,
  txid: row.txid ?? undefined,
});

export const openSweeps = async (sql: Sql, chain: string): Promise<Sweep[]> =>
  (
    await sql.rows<Row>(
      `select s.id, s.chain, a.address_index, a.address, s.nonce, s.raw_amount, s.draft, s.raw_transaction, s.txid
       from chain_sweeps s join deposit_addresses a on a.id = s.address_id
       where s.chain = $1 and s.state = 'made' order by s.id limit 50`,
      [chain],
    )
  ).map(toSweep);

/** What of an asset lies at players' addresses by our own books, and was credited; only a network's own coin is gathered. */
const unswept = `
  select a.id, a.address, a.address_index, t.raw - coalesce(s.raw, 0) as raw
  from (select address_id, sum(raw_amount) as raw from chain_transfers
        where coalesce(asset, chain) = $1 and state = 'credited' group by address_id) t
  join deposit_addresses a on a.id = t.address_id
  left join (select address_id, sum(raw_amount + fee_raw) as raw from chain_sweeps
        where chain = $1 and state = 'mined' group by address_id) s on s.address_id = t.address_id`;

export interface RichAddress {
  readonly id: bigint;
  readonly address: string;
}

/** With at least so much, and with nothing on its way already. */
export const richAddresses = (sql: Sql, chain: string, least: bigint, size: number): Promise<RichAddress[]> =>
  sql.rows<{ id: bigint; address: string }>(
    `select u.id, u.address from (${unswept}) u
     where u.raw >= $2 and not exists (select from chain_sweeps o where o.address_id = u.id and o.state = 'made')
     order by u.raw desc limit $3`,
    [chain, least.toString(), size],
  );

/** Nothing happens when the address has one on its way. */
export const insertSweep = (
  sql: Sql,
  sweep: { chain: string; addressId: bigint; nonce: bigint; raw: bigint; draft: JsonObject },
) =>
  sql.run(
    `insert into chain_sweeps (chain, address_id, nonce, raw_amount, draft) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [sweep.chain, sweep.addressId, sweep.nonce, sweep.raw.toString(), JSON.stringify(sweep.draft)],
  );

export const noteSweepSigned = (sql: Sql, id: bigint, signed: { raw: string; txid: string }) =>
  sql.run('update chain_sweeps set raw_transaction = $2, txid = $3, signed_at = now() where id = $1 and txid is null', [
    id,
    signed.raw,
    signed.txid,
  ]);

/** False when somebody else has ended it. Of a mined one: the copy that was, and what it took. */
export const endSweep = async (
  sql: Sql,
  id: bigint,
  end: { state: 'mined'; feeRaw: bigint; raw: bigint; txid: string } | { state: 'gone' },
): Promise<boolean> => {
  const mined = end.state === 'mined' ? [end.feeRaw.toString(), end.raw.toString(), end.txid] : [null, null, null];
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
