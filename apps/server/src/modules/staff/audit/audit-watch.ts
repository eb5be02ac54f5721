/**
 * Checks that the audit log is unchanged: new entries at once, the newest known entry against its current content, and a slice of the
 * rest in rotation. The remembered position carries a mark made with the servers' key, and each worker keeps it in memory too, so that
 * the database's owner can change neither.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Sql } from '../../../database/database.ts';
import { auditBroken } from '../../../platform/events/catalogue/staff.ts';
import { appendAudit, verifyAudit } from './audit-store.ts';
import * as store from './audit-watch-store.ts';
import type { Finding, Place, WatchRow } from './audit-watch-store.ts';
import type { StaffDeps } from '../deps.ts';

/** Entries per check; about ten milliseconds. */
const pieceSize = 1_000;
const none = Buffer.alloc(0);

type Remembered = Place & { readonly epoch: bigint };

const markOf = (key: Buffer, { epoch, id, hash }: Remembered): Buffer =>
  createHmac('sha256', key).update(`${epoch}:${id}:`).update(hash).digest();

/** The remembered position, or what is wrong with it. */
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

/** Whether the newest known entry is still there. */
const compareHead = async (sql: Sql, head: Place): Promise<Finding | undefined> => {
  const now = await store.entryHash(sql, head.id);
  if (now === undefined) return { kind: 'cut', entryId: head.id, content: none };
  return now.equals(head.hash) ? undefined : { kind: 'replaced', entryId: head.id, content: now };
};

interface News {
  /** The newest entry; undefined if the position is unchanged. */
  readonly head: Place | undefined;
  readonly broken: readonly Finding[];
}

/** Entries since the remembered position. */
const followNew = async (sql: Sql, kept: Place | Finding | undefined): Promise<News> => {
  // Nothing new is remembered before the finding is settled.
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

/** Stored and reported once: in the log itself and with an event. */
const report = async (deps: StaffDeps, sql: Sql, finding: Finding): Promise<void> => {
  if (!(await store.insertFinding(sql, finding))) return;
  const details = { finding: finding.kind, entry: finding.entryId.toString() };
  await appendAudit(sql, { operatorId: null, action: 'audit.broken', details });
  await deps.outbox.publish(sql, auditBroken, 'audit', details);
};

export interface AuditLook {
  /** Number of unsettled findings. */
  readonly open: number;
  /** Nothing was remembered though the log has entries: the first check of an installation, or after a settlement. */
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
   * Whether the log is intact as far as known: no open finding, the newest known entry unchanged, and all later ones linked to it. The
   * worker checks the rest, so that opening the log is fast.
   */
  const state = async (): Promise<{ entries: number; firstBroken: bigint | null }> => {
    const [row, newest] = [await store.readWatch(deps.db), await store.newestEntry(deps.db)];
    const entries = Number(newest?.id ?? 0n);
    const [found] = await store.openFindings(deps.db);
    if (found !== undefined) return { entries, firstBroken: found.entryId };
    const kept = readHead(deps.markKey, row, memory);
    // Nothing is remembered before the worker's first check.
    if (kept === undefined) return { entries, firstBroken: (await verifyAudit(deps.db)).firstBroken };
    const moved = isFinding(kept) ? kept : await compareHead(deps.db, kept);
    if (moved !== undefined || isFinding(kept)) return { entries, firstBroken: moved?.entryId ?? null };
    const { broken } = await store.readSlice(deps.db, kept, pieceSize);
    return { entries, firstBroken: broken[0]?.entryId ?? null };
  };
  return {
    state,
    /** Called by the worker every few seconds. */
    look: async (): Promise<AuditLook> => {
      const { remembered, open, begun } = await deps.db.transaction(look);
      memory = remembered;
      return { open, begun };
    },
    findings: () => store.openFindings(deps.db),
    lastPass: () => store.lastPass(deps.db),
  };
};
