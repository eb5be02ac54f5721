/** The only SQL of agreed fees. Written by the approval of a request alone. */
import type { Sql } from '../../../database/database.ts';
import { readFees, type AgreedFee } from './agreed-fees.ts';

/** As text, by gateway; one without a row keeps nothing. */
export const readFeeTexts = async (sql: Sql): Promise<Map<string, string>> =>
  new Map(
    (await sql.rows<{ gateway: string; fees: string }>('select gateway, fees from agreed_fees')).map(
      ({ gateway, fees }) => [gateway, fees],
    ),
  );

export const readAgreedFees = async (sql: Sql, gateway: string): Promise<readonly AgreedFee[]> => {
  const fees = readFees((await readFeeTexts(sql)).get(gateway) ?? '');
  if (fees === undefined) throw new Error(`The agreed fees of ${gateway} cannot be read`);
  return fees;
};
