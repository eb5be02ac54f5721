/** SQL of the ledger checks. */
import type { Sql } from '../../../database/database.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { Finding, SealedPart } from './audit.ts';
import type { Stop, StopApproval, StopEnding, StopOutcome } from '../wallet.ts';

interface FindingRow {
  check_name: string;
  broken: bigint;
  examples: string[];
}

const toFindings = (rows: FindingRow[]): Finding[] =>
  rows.map(({ check_name, broken, examples }) => ({ check: check_name, count: broken, examples }));

/** `whole`: check everything, not only what was booked after the last sealed month. */
export const auditLedger = async (sql: Sql, whole = true) =>
  toFindings(await sql.rows<FindingRow>('select * from audit_ledger($1)', [whole]));

export const watchLedger = async (sql: Sql) => toFindings(await sql.rows<FindingRow>('select * from watch_ledger()'));

/** Sealed months are not counted again. */
export const counts = (
  sql: Sql,
  { transfers, transfersTo, rounds, roundsTo, stillOpen }: SealedPart,
): Promise<{ accounts: bigint; transfers: bigint; rounds: bigint }> =>
  sql.one(
    `select (select count(*) from accounts) as accounts,
       $1::bigint + (select count(*) from transfers where id > $2) as transfers,
       $3::bigint + (select count(*) from every_round where id > $4)
         + (select count(*) from every_round where id = any ($5::bigint[])) as rounds`,
    [transfers, transfersTo, rounds, roundsTo, stillOpen],
  );

/** Returns true only to the call that set the stop. */
export const stopCashOuts = async (sql: Sql, reason: string): Promise<boolean> => {
  const { stopped } = await sql.one<{ stopped: boolean }>('select stop_cashouts($1) as stopped', [reason]);
  return stopped;
};

export const stopWithdrawals = async (sql: Sql, operatorId: OperatorId, reason: string): Promise<StopOutcome> =>
  (await sql.one<{ outcome: StopOutcome }>('select stop_withdrawals($1, $2) as outcome', [operatorId, reason])).outcome;

export const approveEndOfStop = async (
  sql: Sql,
  operatorId: OperatorId,
  reason: string,
  rail: string | null = null,
): Promise<StopEnding> =>
  (
    await sql.one<{ outcome: StopEnding }>('select approve_end_of_stop($1, $2, $3) as outcome', [
      ...[rail, operatorId, reason],
    ])
  ).outcome;

/** Operators who approved the end of the current stop since the ledger check last failed. */
export const stopApprovals = (sql: Sql) =>
  sql.rows<StopApproval & { [column: string]: unknown }>(
    `select s.operator_id as "operatorId", s.reason, s.at from stop_approvals s
     join ledger_guard g on g.cashouts_stopped_since = s.stopped_since and g.last_broken_at = s.broken_at
     where s.rail is null order by s.at`,
  );

/** Waits for a stop that is being set; a later one waits until this transaction ends. */
export const areCashOutsStopped = async (sql: Sql): Promise<boolean> =>
  (await sql.one<{ stopped: boolean }>('select cash_outs_stopped() as stopped')).stopped;

export const cashOutsStopped = (sql: Sql): Promise<Stop | undefined> =>
  sql.maybe(
    `select reason, cashouts_stopped_since as since, books_broken as "booksBroken", stopped_by as "stoppedBy"
     from ledger_guard where cashouts_stopped_since is not null`,
  );

/** Returns the number of partitions created. */
export const extendPartitions = async (sql: Sql): Promise<number> =>
  (await sql.one<{ made: number }>('select extend_ledger_partitions() as made')).made;

export const forgetReplyDay = async (sql: Sql): Promise<'dropped' | 'busy' | 'none'> =>
  (await sql.one<{ outcome: 'dropped' | 'busy' | 'none' }>('select forget_reply_day() as outcome')).outcome;
