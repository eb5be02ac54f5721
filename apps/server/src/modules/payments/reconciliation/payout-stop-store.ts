/** The only SQL of stops of single rails. */
import type { Sql } from '../../../database/database.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';

export interface PayoutStop {
  readonly rail: string;
  readonly since: Date;
  readonly reason: string;
  /** Null: stopped by the comparison of its books. */
  readonly stoppedBy: OperatorId | null;
  readonly approvals: readonly { readonly operatorId: OperatorId; readonly reason: string; readonly at: Date }[];
}

export type PayoutStopped = 'stopped' | 'already' | 'not_allowed';

export const stopPayouts = async (
  sql: Sql,
  rail: string,
  operatorId: OperatorId | null,
  reason: string,
): Promise<PayoutStopped> =>
  (await sql.one<{ outcome: PayoutStopped }>('select stop_payouts($1, $2, $3) as outcome', [rail, operatorId, reason]))
    .outcome;

interface StopRow {
  rail: string;
  since: Date;
  reason: string;
  stopped_by: OperatorId | null;
  operator_id: OperatorId | null;
  word: string | null;
  at: Date | null;
}

/** Rails that are stopped now, with approvals that still count. */
export const readPayoutStops = async (sql: Sql): Promise<PayoutStop[]> => {
  const rows = await sql.rows<StopRow>(
    `select s.rail, s.stopped_since as since, s.reason, s.stopped_by, a.operator_id, a.reason as word, a.at
     from payout_stops s left join stop_approvals a
       on a.rail = s.rail and a.stopped_since = s.stopped_since and a.broken_at = s.last_broken_at
     where s.stopped_since is not null order by s.rail, a.at`,
  );
  const stops = new Map<string, PayoutStop>();
  for (const { rail, since, reason, stopped_by: stoppedBy, operator_id: operatorId, word, at } of rows) {
    const known = stops.get(rail)?.approvals ?? [];
    const own = operatorId === null || at === null ? [] : [{ operatorId, reason: word ?? '', at }];
    stops.set(rail, { rail, since, reason, stoppedBy, approvals: [...known, ...own] });
  }
  return [...stops.values()];
};

export const countPayoutStops = async (sql: Sql): Promise<number> =>
  (await sql.one<{ count: number }>('select count(*)::int as count from payout_stops where stopped_since is not null'))
    .count;
