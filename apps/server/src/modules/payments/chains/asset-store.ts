/** The only SQL of what each network carries, as far as it was met, and of what sending it costs. */
import type { Sql } from '../../../database/database.ts';
import type { Asset } from './ports.ts';

/** `feeRaw`: nothing while the network does not say it; the last known price stays then. */
export const putAsset = (sql: Sql, { code, network, currency, contract, rawPerSubunit }: Asset, feeRaw?: bigint) =>
  sql.run(
    `insert into chain_assets as a (code, chain, currency, contract, raw_per_subunit, fee_raw)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (code) do update set fee_raw = excluded.fee_raw
       where excluded.fee_raw is not null and a.fee_raw is distinct from excluded.fee_raw`,
    [code, network, currency, contract ?? null, rawPerSubunit.toString(), feeRaw?.toString() ?? null],
  );

/** The last known price of one transfer of each, in the smallest unit of its network's own coin. */
export const readFees = async (sql: Sql): Promise<Map<string, bigint>> => {
  const rows = await sql.rows<{ code: string; fee_raw: string }>(
    'select code, fee_raw from chain_assets where fee_raw is not null',
  );
  return new Map(rows.map(({ code, fee_raw: fee }) => [code, BigInt(fee)]));
};

export const readFee = async (sql: Sql, { code }: Asset): Promise<bigint | undefined> =>
  (await readFees(sql)).get(code);
