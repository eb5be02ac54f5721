/** The only SQL of limits and fees of withdrawals. */
import type { Sql } from '../../../database/database.ts';
import { freeMethod, type CashOutLimits, type PayoutMethod } from './payout-terms.ts';

export const readLimits = async (sql: Sql): Promise<CashOutLimits> => {
  const { most, playerDay } = await sql.one<{ most: bigint; playerDay: bigint | null }>(
    'select most, player_day as "playerDay" from cash_out_limits',
  );
  return { most, playerDay: playerDay ?? undefined };
};

export const writeLimits = (sql: Sql, { most, playerDay }: CashOutLimits) =>
  sql.run('update cash_out_limits set most = $1, player_day = $2, changed_at = clock_timestamp()', [
    ...[most, playerDay ?? null],
  ]);

/** Methods without a row have no limit and no fee. */
export const readPayoutMethods = async (sql: Sql): Promise<Map<string, PayoutMethod>> =>
  new Map(
    (
      await sql.rows<{ method: string; day: bigint | null; feePoints: bigint; feeFixed: bigint }>(
        `select method, day, fee_points::bigint as "feePoints", fee_fixed as "feeFixed" from payout_methods`,
      )
    ).map(({ method, day, ...fee }) => [method, { ...fee, day: day ?? undefined }]),
  );

export const readPayoutMethod = async (sql: Sql, method: string): Promise<PayoutMethod> =>
  (await readPayoutMethods(sql)).get(method) ?? freeMethod;

export const writePayoutMethod = (sql: Sql, method: string, { day, feePoints, feeFixed }: PayoutMethod) =>
  sql.run(
    `insert into payout_methods (method, day, fee_points, fee_fixed) values ($1, $2, $3, $4)
     on conflict (method) do update set day = $2, fee_points = $3, fee_fixed = $4, changed_at = clock_timestamp()`,
    [method, day ?? null, feePoints, feeFixed],
  );
