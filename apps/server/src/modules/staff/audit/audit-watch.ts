/**
 * Looks whether the audit log is still the one that was written: what is new at once, the newest entry that was seen before
 * against what lies there now, and a piece of all the rest each time, round and round. What it remembers carries a mark of
 * the servers' key, and each worker keeps the last place in its memory: whoever owns the database can move neither.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Sql } from '../../../database/database.ts';
import { auditBroken } from '../../../platform/events/catalogue/staff.ts';
import { appendAudit, verifyAudit } from './audit-store.ts';
import * as store from './audit-watch-store.ts';
import type { Finding, Place, WatchRow } from './audit-watch-store.ts';
import type { StaffDeps } from '../deps.ts';

/** Entries of the whole log that one look goes through; some ten milliseconds. */
const pieceSize = 1_000;
const none = Buffer.alloc(0);

type Remembered = Place & { readonly epoch: bigint };

const markOf = (key: Buffer, { epoch, id, hash }: Remembered): Buffer =>
  createHmac('sha256', key).update(`${epoch}:${id}:`).update(hash).digest();

/** The place that was remembered last, or what is wrong with it. */
const readHead = (key: Buffer, row: WatchRow, memory: Remembered | undefined): Place | Finding | undefined => {
  const { headId: id, headHash: hash, headMark: mark, epoch } = row;
  const known = memory?.epoch === epoch ? memory : undefined;
  if (id === null || hash === null || mark === null)
    return known === undefined ? undefined : { kind: 'mark', entryId: known.id, content: none };
  if (mark.length !== 32 || !timingSafeEqual(mark, markOf(key, { epoch, id, hash })) || (known?.id ?? 0n) > id)
    return { kind: 'mark', entryId: id, content: hash };
  return { id, hash };
};

const isFinding = (head: Place | Finding): head is Finding => 'kind' in head;

/** Whether what was the newest entry still lies there. */
const compareHead = async (sql: Sql, head: Place): Promise<Finding | undefined> => {
  const now = await store.entryHash(sql, head.id);
  if (now === undefined) return { kind: 'cut', entryId: head.id, content: none };
  return now.equals(head.hash) ? undefined : { kind: 'replaced', entryId: head.id, content: now };
};

interface News {
  /** The newest entry now; nothing where the place stays as it is. */
  readonly head: Place | undefined;
  readonly broken: readonly Finding[];
}

/** What is new since the place that was remembered. */
const followNew = async (sql: Sql, kept: Place | Finding | undefined): Promise<News> => {
  // What was lost is not taken for what was there before somebody has looked.
  if (await store.isHeadLost(sql)) return { head: undefined, broken: [] };
  if (kept === undefined) return { head: await store.newestEntry(sql), broken: [] };
  const found = isFinding(kept) ? kept : await compareHead(sql, kept);
  if (found !== undefined || isFinding(kept)) return { head: undefined, broken: found === undefined ? [] : [found] };
  const { last, broken } = await store.readSlice(sql, kept, pieceSize);
  return { head: last, broken };
};

const followAll = async (sql: Sql, { passId, passHash }: WatchRow): Promise<readonly Finding[]> => {
  const after = passId === 0n || passHash === null ? undefined : { id: passId, hash: passHash };
  const { entries, last, broken } = await store.readSlice(sql, after, pieceSize);
  await store.savePass(sql, entries < pieceSize ? undefined : last);
  return broken;
};

/** Kept once, reported once: in the log itself, and to whoever hears of the event. */
const report = async (deps: StaffDeps, sql: Sql, finding: Finding): Promise<void> => {
  if (!(await store.insertFinding(sql, finding))) return;
  const details = { finding: finding.kind, entry: finding.entryId.toString() };
  await appendAudit(sql, { operatorId: null, action: 'audit.broken', details });
  await deps.outbox.publish(sql, auditBroken, 'audit', details);
};

export interface AuditLook {
  /** What was found and nobody has settled yet. */
  readonly open: number;
  /** Nothing was remembered, though there is a log: the first look of an installation, or one after a settlement. */
  readonly begun: boolean;
}

export const createAuditWatch = (deps: StaffDeps) => {
  let memory: Remembered | undefined;
  const look = async (sql: Sql): Promise<AuditLook & { readonly remembered: Remembered | undefined }> => {
    const row = await store.lockWatch(sql);
    const kept = readHead(deps.markKey, row, memory);
    const { head, broken } = await followNew(sql, kept);
    for (const finding of [...broken, ...(await followAll(sql, row))]) await report(deps, sql, finding);
    const open = await store.countOpenFindings(sql);
    if (head === undefined) return { open, begun: false, remembered: memory };
    const remembered = { ...head, epoch: row.epoch };
    await store.saveHead(sql, { ...remembered, mark: markOf(deps.markKey, remembered) });
    return { open, begun: kept === undefined, remembered };
  };
  /**
   * Whether the log is whole as far as is known: nothing found is open, the newest entry that was seen still lies there, and
   * what came since follows from it. The worker goes through all the rest, so that nobody who opens the log waits for it.
   */
  const state = async (): Promise<{ entries: number; firstBroken: bigint | null }> => {
    const [row, newest] = [await store.readWatch(deps.db), await store.newestEntry(deps.db)];
    const entries = Number(newest?.id ?? 0n);
    const [found] = await store.openFindings(deps.db);
    if (found !== undefined) return { entries, firstBroken: found.entryId };
    const kept = readHead(deps.markKey, row, memory);
    // Nothing is remembered before the worker's first look.
    if (kept === undefined) return { entries, firstBroken: (await verifyAudit(deps.db)).firstBroken };
    const moved = isFinding(kept) ? kept : await compareHead(deps.db, kept);
    if (moved !== undefined || isFinding(kept)) return { entries, firstBroken: moved?.entryId ?? null };
    const { broken } = await store.readSlice(deps.db, kept, pieceSize);
    return { entries, firstBroken: broken[0]?.entryId ?? null };
  };
  return {
    state,
    /** Worker only, every few seconds. */
    look: async (): Promise<AuditLook> => {
      const { remembered, open, begun } = await deps.db.transaction(look);
      memory = remembered;
      return { open, begun };
    },
    findings: () => store.openFindings(deps.db),
    lastPass: () => store.lastPass(deps.db),
  };
};
