/**
 * Compares one day of a gateway with our books and keeps the report. The list is read first, then everything is written in one
 * transaction: a run that is killed leaves nothing, and of two at once the later one writes the same again.
 */
import type { Sql } from '../../../database/database.ts';
import type { DepositGateway } from '../ports.ts';
import { readBalances } from './books-store.ts';
import { compareDay } from './compare.ts';
import type { ReconciliationDeps } from './deps.ts';
import { keepFees } from './fees/keep-fees.ts';
import { readGatewayBooks } from './gateway-books.ts';
import { dayAfter, horizonOf, startOf, type BookedMovement, type Day, type ListedLine } from './movement.ts';
import { readStatement } from './read-statement.ts';
import { lockDay, noteNotListed, readDay, type DayState } from './report-store.ts';
import { saveReport } from './save-report.ts';

export type ReconciledGateway = Pick<DepositGateway, 'code' | 'listTransactions'>;

interface Material {
  readonly books: readonly BookedMovement[];
  readonly lines: readonly ListedLine[];
}

const report = async (sql: Sql, party: string, day: Day, { books, lines }: Material): Promise<DayState> => {
  const of = { kind: 'provider', code: party } as const;
  const [start, end] = [startOf(day), startOf(dayAfter(day))];
  const opening = await readBalances(sql, of, start);
  const closing = await readBalances(sql, of, end);
  return saveReport(sql, { party, day, rows: compareDay(day, books, lines), opening, closing });
};

export const reconcileGateway = async (
  deps: ReconciliationDeps,
  gateway: ReconciledGateway,
  day: Day,
): Promise<DayState> => {
  const { db, clock, log } = deps;
  const party = gateway.code;
  const horizon = horizonOf(day, clock.now());
  const statement = await readStatement(gateway, horizon);
  if (!statement.ok) {
    await noteNotListed(db, party, day, statement.failure);
    log.warn({ gateway: party, day, failure: statement.failure }, 'statement of a gateway not read');
    return 'not_listed';
  }
  const state = await db.transaction(async (sql) => {
    await lockDay(sql, party);
    const { lines } = statement;
    const books = await readGatewayBooks(deps, sql, party, lines, horizon);
    const material = await keepFees(sql, party, { books, lines, horizon });
    // A gateway may list a movement late, below a day that has been compared.
    const before = dayAfter(day, -1);
    const known = await readDay(sql, party, before);
    if (known !== undefined && known.state !== 'not_listed') await report(sql, party, before, material);
    return report(sql, party, day, material);
  });
  if (state === 'differs') log.error({ gateway: party, day }, 'the books of a gateway do not close');
  return state;
};
