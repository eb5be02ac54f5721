/**
 * Seals booked rows outside the path of a bet, and checks that sealed rows are unchanged. Every block, and the position of
 * the newest block, carries a mark made with the servers' key, and each worker remembers the newest position: the database's
 * owner can change a row, but cannot seal it again or move the position.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database, Sql } from '../../../database/database.ts';
import type { Log } from '../../../platform/monitoring/log.ts';
import { stopCashOuts } from '../audit/check-store.ts';
import type { SealedMonth } from './month-store.ts';
import * as store from './seal-store.ts';
import type { LedgerProblem, SealHead, SealWatchRow } from './seal-store.ts';

/** Transfers per block, and rounds; takes about a tenth of a second. */
const blockSize = 1_000;
/** Blocks sealed per call at most: an installation with a long history catches up over many calls. */
const blocksAtOnce = 20;
/** Rows of sealed blocks checked per run, in rotation: two full blocks, or many small ones. */
const rowsChecked = 2 * blockSize;
/** Blocks that the full audit checks at a time. */
const auditedAtOnce = 50n;

export const markOf = (
  key: Buffer,
  purpose: 'block' | 'head' | 'month',
  { n, hash }: { readonly n: bigint | string; readonly hash: Buffer },
): Buffer => createHmac('sha256', key).update(`${purpose}:${n}:`).update(hash).digest();

export const isMark = (mark: Buffer, expected: Buffer): boolean =>
  mark.length === expected.length && timingSafeEqual(mark, expected);

const broken = (id: bigint | string): LedgerProblem => ({ problem: 'broken', table: 'ledger_seals', id: String(id) });

const newestOf = ({ newestN: n, newestHash: hash }: SealWatchRow): SealHead | undefined =>
  n === null || hash === null ? undefined : { n, hash };

/** Whether the newest block is the remembered one: its position, its mark, and not older than what is known. */
const checkHead = (key: Buffer, row: SealWatchRow, memory: SealHead | undefined): LedgerProblem[] => {
  const { headN: n, headHash: hash, headMark: mark } = row;
  const newest = newestOf(row);
  if (n === null || hash === null || mark === null)
    return newest === undefined && memory === undefined ? [] : [broken(newest?.n ?? memory?.n ?? 0n)];
  const isOwn = isMark(mark, markOf(key, 'head', { n, hash }));
  const isKept = memory === undefined || memory.n < n || (memory.n === n && memory.hash.equals(hash));
  const isThere = newest?.n === n && newest.hash.equals(hash);
  return isOwn && isKept && isThere ? [] : [broken(n)];
};

/** If `key` is undefined, everything except the marks is checked. */
const checkBlocks = async (sql: Sql, key: Buffer | undefined, after: bigint, to: bigint): Promise<LedgerProblem[]> => {
  const problems = await store.checkSeals(sql, after, to);
  if (key === undefined) return problems;
  const marks = await store.sealMarks(sql, after, to);
  const unmarked = marks.filter(({ mark, ...head }) => mark === null || !isMark(mark, markOf(key, 'block', head)));
  return [...problems, ...unmarked.map(({ n }) => ({ problem: 'broken', table: 'ledger_seal_marks', id: String(n) }))];
};

export interface SealAudit {
  readonly problems: readonly LedgerProblem[];
  readonly blocks: bigint;
  readonly lastHash: string | undefined;
  readonly unsealed: bigint;
  readonly marksChecked: boolean;
  /** Found by the worker since withdrawals were stopped, whatever the rows contain now. */
  readonly found: number;
}

/** Yields the blocks after `from` up to `to` in chunks. */
export const checkSpan = async (
  sql: Sql,
  key: Buffer | undefined,
  from: bigint,
  to: bigint,
): Promise<LedgerProblem[]> => {
  const problems: LedgerProblem[] = [];
  for (let after = from; after < to; after += auditedAtOnce)
    problems.push(...(await checkBlocks(sql, key, after, after + auditedAtOnce < to ? after + auditedAtOnce : to)));
  return problems;
};

/** Checks every block after `after`; findings in one of `months` name the month. Read-only. */
export const auditSeals = async (
  sql: Sql,
  key: Buffer | undefined,
  { after = 0n, months = [] }: { readonly after?: bigint; readonly months?: readonly SealedMonth[] } = {},
): Promise<SealAudit> => {
  const watch = await store.readWatch(sql);
  const newest = newestOf(watch);
  const problems: LedgerProblem[] = key === undefined ? [] : checkHead(key, watch, undefined);
  let from = after;
  for (const { month, block } of months) {
    problems.push(...(await checkSpan(sql, key, from, block)).map((problem) => ({ ...problem, month })));
    from = block;
  }
  problems.push(...(await checkSpan(sql, key, from, newest?.n ?? 0n)));
  const { transfers } = await store.unsealed(sql);
  return {
    ...{ problems, blocks: newest?.n ?? 0n, lastHash: newest?.hash.toString('hex') },
    ...{ unsealed: transfers, marksChecked: key !== undefined, found: await store.openProblems(sql) },
  };
};

export interface SealLook {
  /** The newest block, for the log: logs are stored outside the database and reveal later whether blocks were cut off. */
  readonly head: { readonly n: bigint; readonly hash: string } | undefined;
  readonly sealedTransfers: bigint;
  /** Found for the first time. */
  readonly found: readonly LedgerProblem[];
  /** Found since withdrawals were stopped. */
  readonly open: number;
  /** How long the next block has waited for an open transaction. */
  readonly waitingSeconds: number;
}

const inWords = (problems: readonly LedgerProblem[]): string =>
  `the ledger was changed: ${problems
    .slice(0, 5)
    .map(({ problem, table, id }) => `${table} ${id} ${problem}`)
    .join(', ')}`;

/** Stores new problems; the first one stops withdrawals. Returns the new ones. */
export const keepProblems = async (sql: Sql, problems: readonly LedgerProblem[]): Promise<LedgerProblem[]> => {
  const fresh = await store.unknownProblems(sql, problems);
  if (fresh.length > 0) await stopCashOuts(sql, inWords(fresh));
  for (const problem of fresh) await store.insertProblem(sql, problem);
  return fresh;
};

/** Alerts an operator at once. */
export const reportProblems =
  (log: Pick<Log, 'fatal'>) =>
  (found: readonly LedgerProblem[]): void => {
    if (found.length > 0) log.fatal({ found }, 'the ledger was changed');
  };

export interface SealDeps {
  readonly db: Database;
  readonly key: Buffer;
  /** Rows per run. */
  readonly rowsAtOnce?: number;
}

export const createLedgerSeals = ({ db, key, rowsAtOnce = rowsChecked }: SealDeps) => {
  let memory: SealHead | undefined;

  const sealOne = (): Promise<store.SealStep> =>
    db.transaction(async (sql) => {
      const step = await store.sealNext(sql, blockSize);
      if (step.state !== 'sealed') return step;
      await store.insertMark(sql, step.head.n, markOf(key, 'block', step.head));
      await store.saveHead(sql, step.head, markOf(key, 'head', step.head));
      return step;
    });

  /** Checks the next few blocks against their rows, and the newest against the remembered position. */
  const check = (): Promise<LedgerProblem[]> =>
    db.transaction(async (sql) => {
      await store.lockWatch(sql);
      const watch = await store.readWatch(sql);
      const newest = newestOf(watch);
      const passTo = watch.passTo ?? newest?.n ?? 0n;
      const to = await store.lastBlockWithin(sql, watch.checkedN, passTo, rowsAtOnce);
      const moved = checkHead(key, watch, memory);
      const changed = await checkBlocks(sql, key, watch.checkedN, to);
      await (to < passTo ? store.saveChecked(sql, to, passTo) : store.saveChecked(sql, 0n, null));
      if (moved.length === 0) memory = newest;
      return keepProblems(sql, [...moved, ...changed]);
    });

  return {
    /** Called by the worker every few seconds. Checks before it seals, so that no new seal covers a changed row. */
    look: async (): Promise<SealLook> => {
      const found = await check();
      let sealedTransfers = 0n;
      for (let block = 0; block < blocksAtOnce; block += 1) {
        const step = await sealOne();
        if (step.state !== 'sealed') break;
        memory = step.head;
        sealedTransfers += step.transfers;
      }
      const { waitingSeconds } = await store.unsealed(db);
      return {
        ...{ found, sealedTransfers, waitingSeconds, open: await store.openProblems(db) },
        head: memory === undefined ? undefined : { n: memory.n, hash: memory.hash.toString('hex') },
      };
    },
  };
};

export type LedgerSeals = ReturnType<typeof createLedgerSeals>;
