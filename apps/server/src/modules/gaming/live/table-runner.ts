/** Runs free tables in this process, each under a lease that it prolongs; a table whose process died is free two seconds later. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../../platform/monitoring/log.ts';
import { nextFreeMs } from './lease-store.ts';
import * as store from './live-store.ts';
import type { Held } from './live-store.ts';
import { stepTable } from './run-table.ts';
import type { TableDeps } from './settle-bets.ts';
import { eventsAfter, type LiveEvent } from './view-store.ts';

export interface RunnerDeps extends TableDeps {
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Names this process in the database. */
  readonly holder: string;
  /** To whoever looks at the table; may be lost. */
  readonly show: (tableId: string, event: LiveEvent) => void;
  /** Default two seconds. */
  readonly leaseMs?: number;
}

export interface TableRunner {
  /** Ends each table's step and gives the tables back. */
  stop(): Promise<void>;
}

const usualLeaseMs = 2_000;
const eventsAtOnce = 100;
const afterFailureMs = 500;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal, ref: false }).catch(() => undefined);

/** Everything since `seq`; returns the last one shown. */
const showEvents = async ({ db, show }: RunnerDeps, tableId: string, seq: bigint): Promise<bigint> => {
  const events = await eventsAfter(db, tableId, { seq, size: eventsAtOnce, viewer: undefined });
  for (const event of events) show(tableId, event);
  return events.at(-1)?.seq ?? seq;
};

const keepLease = async (deps: RunnerDeps, held: Held, lost: AbortController, leaseMs: number): Promise<void> => {
  let until = performance.now() + leaseMs;
  while (!lost.signal.aborted) {
    await pause(leaseMs / 4, lost.signal);
    const asked = performance.now();
    const isHeld = await store.holdTable(deps.db, held, leaseMs).catch(() => undefined);
    if (isHeld === true) until = asked + leaseMs;
    // Without an answer it may still be ours; the database decides at every write.
    else if (isHeld === false || performance.now() > until) lost.abort();
  }
};

const runTable = async (deps: RunnerDeps, held: Held, stopping: AbortSignal, leaseMs: number): Promise<void> => {
  const lost = new AbortController();
  const either = AbortSignal.any([stopping, lost.signal]);
  const lease = keepLease(deps, held, lost, leaseMs);
  let seq = (await store.findTable(deps.db, held.tableId))?.seq ?? 0n;
  try {
    while (!either.aborted) {
      const waitMs = await stepTable(deps, held).catch((error: unknown) => {
        deps.log.error({ err: error, table: held.tableId }, 'a live table cannot go on');
        return afterFailureMs;
      });
      if (waitMs === undefined) break;
      seq = await showEvents(deps, held.tableId, seq).catch(() => seq);
      if (waitMs > 0) await pause(waitMs, either);
    }
  } finally {
    // Given back, so that another process need not wait for the lease to end.
    if (!lost.signal.aborted) await store.holdTable(deps.db, held, 0).catch(() => false);
    lost.abort();
    await lease;
  }
};

export const startTables = (deps: RunnerDeps): TableRunner => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const leaseMs = deps.leaseMs ?? usualLeaseMs;
  const running = new Map<string, Promise<void>>();
  // A table whose worker died waits for its lease, and hardly longer.
  const [leastLookMs, mostLookMs] = [20, leaseMs / 8];

  const take = async (id: string): Promise<void> => {
    if (running.has(id) || signal.aborted) return;
    const held = await store.takeTable(deps.db, id, deps.holder, leaseMs);
    if (held === undefined) return;
    deps.log.info({ table: id, fence: held.fence.toString() }, 'runs a live table');
    const run = runTable(deps, held, signal, leaseMs)
      .catch((error: unknown) => deps.log.error({ err: error, table: id }, 'a live table was let go'))
      .finally(() => running.delete(id));
    running.set(id, run);
  };

  /** Until the next look, in milliseconds. */
  const look = async (): Promise<number> => {
    await Promise.all((await store.freeTables(deps.db)).map(take));
    const soon = (await nextFreeMs(deps.db)) ?? mostLookMs;
    return Math.min(Math.max(Math.ceil(soon), leastLookMs), mostLookMs);
  };

  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      const waitMs = await look().catch(() => mostLookMs);
      await pause(waitMs, signal);
    }
  };
  const looking = loop();

  return {
    stop: async () => {
      stopping.abort();
      await looking;
      await Promise.all(running.values());
      await deps.calls.ended();
    },
  };
};
