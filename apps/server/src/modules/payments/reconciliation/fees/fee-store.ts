/** The only SQL of fees that gateways keep. */
import { parseCurrencyCode, type CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../../database/database.ts';
import type { KeptFee } from './agreed-fees.ts';

export const bookFee = (sql: Sql, gateway: string, fee: KeptFee) =>
  sql.run('select book_gateway_fee($1, $2, $3, $4, $5, $6, $7, $8)', [
    ...[gateway, fee.kind, fee.line, fee.ourRef, fee.currency, fee.amount, fee.of, fee.listedAt],
  ]);

export interface BookedFee {
  readonly kind: string;
  readonly line: string;
  readonly ourRef: string;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly listedAt: Date;
  readonly groupId: bigint;
  readonly bookedAt: Date;
}

/** Of these lines, and of these bookings. */
export const readBookedFees = async (
  sql: Sql,
  gateway: string,
  { lines, groups }: { readonly lines: readonly string[]; readonly groups: readonly bigint[] },
): Promise<BookedFee[]> =>
  (
    await sql.rows<Omit<BookedFee, 'currency'> & { currency: string; readonly [column: string]: unknown }>(
      `select kind, line, our_ref as "ourRef", currency, amount, listed_at as "listedAt", group_id as "groupId", booked_at as "bookedAt"
       from gateway_fees where gateway = $1 and (line = any($2) or group_id = any($3)) order by id`,
      [gateway, lines, groups],
    )
  ).map((row) => ({ ...row, currency: parseCurrencyCode(row.currency) as CurrencyCode }));
