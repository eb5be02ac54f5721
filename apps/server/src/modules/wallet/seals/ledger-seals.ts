/**
 * Seals what was booked, off the bet's own path, and looks whether it is still what was sealed. Every block and the newest
 * block's place carry a mark of the servers' key, and each worker keeps the newest place in its memory: whoever owns the
 * database can change a row, but neither seal it again nor move the place.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database, Sql } from '../../../database/database.ts';
import type { Log } from '../../../platform/monitoring/log.ts';
import { stopCashOuts } from '../audit/check-store.ts';
import type { SealedMonth } from './month-store.ts';
import * as store from './seal-store.ts';
import type { LedgerProblem, SealHead, SealWatchRow } from './seal-store.ts';

/** Transfers of one block, and rounds; about a tenth of a second. */
const blockSize = 1_000;
/** Blocks that one call seals at most: an installation with a long history catches up in many calls. */
const blocksAtOnce = 20;
/** Rows of sealed blocks that one look goes through, round and round: two full blocks, or many small ones. */
const rowsChecked = 2 * blockSize;
/** Blocks that the whole audit goes through at a time. */
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

/** Whether the newest block is the one that was remembered: its place, its mark, and no older than what is known. */
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

/** `key` undefined: the marks cannot be checked, everything else is. */
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
  /** Found by the worker since withdrawals stopped, whatever the rows say now. */
  readonly found: number;
}

/** The blocks after `from` up to `to`, so many at a time. */
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

/** Every block after `after`; what is found in one of `months` names it. Reads only. */
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
  /** The newest block, for the log: kept outside of the database it shows later whether blocks were cut off. */
  readonly head: { readonly n: bigint; readonly hash: string } | undefined;
  readonly sealedTransfers: bigint;
  /** What was found now and never before. */
  readonly found: readonly LedgerProblem[];
  /** Found since cash-outs stopped. */
  readonly open: number;
  /** How long the next block has waited for somebody who is still writing. */
  readonly waitingSeconds: number;
}

const inWords = (problems: readonly LedgerProblem[]): string =>
  `the ledger was changed: ${problems
    .slice(0, 5)
    .map(({ problem, table, id }) => `${table} ${id} ${problem}`)
    .join(', ')}`;

/** Kept once; the first time cash-outs stop by it. What is new. */
export const keepProblems = async (sql: Sql, problems: readonly LedgerProblem[]): Promise<LedgerProblem[]> => {
  const fresh = await store.unknownProblems(sql, problems);
  if (fresh.length > 0) await stopCashOuts(sql, inWords(fresh));
  for (const problem of fresh) await store.insertProblem(sql, problem);
  return fresh;
};

/** Somebody has to look at once. */
export const reportProblems =
  (log: Pick<Log, 'fatal'>) =>
  (found: readonly LedgerProblem[]): void => {
    if (found.length > 0) log.fatal({ found }, 'the ledger was changed');
  };

export interface SealDeps {
  readonly db: Database;
  readonly key: Buffer;
  /** Of one look. */
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

  /** The next few blocks against their rows, and the newest against what is remembered. */
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
    /** Worker only, every few seconds. Looks before it seals: nothing new covers what was changed. */
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
