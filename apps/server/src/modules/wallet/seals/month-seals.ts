/**
 * Seals each month of the ledger once after it has ended, and checks existing month seals. A month's seal refers to a block
 * of the ledger's chain and carries a mark made with the servers' key; the month's sums are trusted as long as block and mark
 * are valid.
 */
import type { Database, Sql } from '../../../database/database.ts';
import { nothingSealed, type SealedPart } from '../audit/audit.ts';
import { auditLedger } from '../audit/check-store.ts';
import { checkSpan, isMark, keepProblems, markOf } from './ledger-seals.ts';
import * as store from './month-store.ts';
import { readWatch, type LedgerProblem } from './seal-store.ts';

const monthMark = (key: Buffer, { month, hash }: store.MonthHead): Buffer => markOf(key, 'month', { n: month, hash });

export interface MonthAudit {
  readonly problems: readonly LedgerProblem[];
  readonly months: readonly store.SealedMonth[];
  /** The sums of the sealed months; empty if the seals are invalid or everything is to be counted again. */
  readonly sealed: SealedPart;
}

/**
 * `whole`: recount each month from its rows. Without `key` the marks cannot be checked, so the seals are not trusted.
 * Read-only.
 */
export const auditMonths = async (sql: Sql, key: Buffer | undefined, whole: boolean): Promise<MonthAudit> => {
  const sealed = await store.sealedPart(sql);
  const marks = key === undefined ? [] : await store.monthMarks(sql);
  const unmarked = marks.filter(
    ({ mark, ...head }) => key === undefined || mark === null || !isMark(mark, monthMark(key, head)),
  );
  const problems = [
    ...(await store.checkMonths(sql, whole)),
    ...unmarked.map(({ month }) => ({ problem: 'broken', table: 'month_seal_marks', id: month.slice(0, 7) })),
  ];
  const holds = !whole && key !== undefined && problems.length === 0;
  return { problems, months: await store.sealedMonths(sql), sealed: holds ? sealed : nothingSealed };
};

export interface MonthTurn {
  readonly sealed: readonly string[];
  /** Found for the first time. While there is a problem, nothing is sealed. */
  readonly found: readonly LedgerProblem[];
  /** Ended more than a day ago and not sealed. */
  readonly overdue: number;
}

/** `at`: the current time in tests. */
export const createMonthSeals = ({
  db,
  key,
  at,
}: {
  readonly db: Database;
  readonly key: Buffer;
  readonly at?: Date;
}) => {
  const sealOne = () =>
    db.transaction(async (sql) => {
      const step = await store.sealMonth(sql, at);
      if (step.state === 'sealed') await store.insertMark(sql, step.head.month, monthMark(key, step.head));
      return step;
    });

  /** A sealed month is trusted from then on, so all of its data is checked first. */
  const look = async (): Promise<LedgerProblem[]> => {
    const { problems, sealed } = await auditMonths(db, key, false);
    const { newestN } = await readWatch(db);
    const findings = await auditLedger(db, false);
    return [
      ...problems,
      ...(await checkSpan(db, key, sealed.block, newestN ?? 0n)),
      ...findings.flatMap(({ check, examples }) => examples.map((id) => ({ problem: check, table: 'the books', id }))),
    ];
  };

  return {
    /** Called by the worker now and then. */
    turn: async (): Promise<MonthTurn> => {
      const sealed: string[] = [];
      let found: readonly LedgerProblem[] = [];
      if (await store.isMonthOver(db, at)) {
        const problems = await look();
        found = await db.transaction((sql) => keepProblems(sql, problems));
        // Several if the worker did not run for a long time.
        for (
          let step = problems.length === 0 ? await sealOne() : undefined;
          step?.state === 'sealed';
          step = await sealOne()
        )
          sealed.push(step.head.month.slice(0, 7));
      }
      return { sealed, found, overdue: await store.overdueMonths(db, at) };
    },
  };
};

export type MonthSeals = ReturnType<typeof createMonthSeals>;
