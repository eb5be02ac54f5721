/**
 * Group commit: elements that arrive while a batch is in the database form the next batch. There is no timer, the round trip
 * sets the pace: a single bet never waits, and a thousand share one commit. Many elements are split into two parallel
 * batches, so that one computes while the other waits for the disk. Few are kept together, because half the cost of a small
 * batch is fixed.
 */
import type { CommitReply, RoundElement } from './round.ts';

export interface CommitQueueOptions {
  /** `busy`: the player's gate is locked by another call, and this one was not to wait for it. */
  readonly send: (elements: readonly RoundElement[], wait: boolean) => Promise<(CommitReply | 'busy')[]>;
  /** Batches in flight at once. */
  readonly lanes?: number;
  /** Below this many elements no batch is sent in parallel or split. */
  readonly leastBeside?: number;
  readonly largestBatch?: number;
  /** Elements that may wait for a busy player at once, outside the lanes. */
  readonly waiters?: number;
  /**
   * A failed element is retried once, if it arrived no longer ago than this, so that nobody waits forever for a database that
   * does not answer.
   */
  readonly patienceMs?: number;
}

export interface CommitQueue {
  /** Rejects only for a bug or an outage, never for a refusal. Safe to retry with the same key. */
  commit(element: RoundElement): Promise<CommitReply>;
  /** Number of unanswered elements. */
  readonly size: number;
}

interface Waiting {
  readonly element: RoundElement;
  readonly since: number;
  readonly resolve: (reply: CommitReply) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Takes the oldest elements, at most one per player and none of a player who has one in the database: the function validates
 * each against balances that no other element of the batch changes.
 */
const takeBatch = (
  queue: Waiting[],
  size: number,
  inFlight: ReadonlySet<bigint>,
): { batch: Waiting[]; rest: Waiting[] } => {
  const players = new Set<bigint>();
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  for (const waiting of queue) {
    const { playerId } = waiting.element;
    if (batch.length < size && !players.has(playerId) && !inFlight.has(playerId)) {
      players.add(playerId);
      batch.push(waiting);
    } else rest.push(waiting);
  }
  return { batch, rest };
};

/** Runs at most `permits` operations at once, in order of arrival. */
const createSemaphore = (permits: number) => {
  let free = permits;
  const waiting: (() => void)[] = [];
  return async (work: () => Promise<void>): Promise<void> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
};

/** Sends a batch and resolves its elements; what a batch could not take is sent again alone. */
const createSender = ({ send, waiters = 4, patienceMs = 3_000 }: CommitQueueOptions) => {
  const semaphore = createSemaphore(waiters);

  const sendAlone = async (waiting: Waiting, failure?: unknown): Promise<void> => {
    const { element, since, resolve, reject } = waiting;
    if (failure !== undefined && performance.now() - since > patienceMs) return reject(failure);
    try {
      const [reply] = await send([element], true);
      if (reply === undefined || reply === 'busy') throw new Error(`No reply but ${reply}`);
      resolve(reply);
    } catch (error) {
      // Its first attempt was only busy, so it is retried once. The failure may come from a deployment that replaced the function
      // meanwhile.
      if (failure === undefined) await sendAlone(waiting, error);
      else reject(error);
    }
  };

  return async (batch: readonly Waiting[]): Promise<void> => {
    let replies: (CommitReply | 'busy')[];
    try {
      replies = await send(
        batch.map(({ element }) => element),
        false,
      );
    } catch (error) {
      // A bug in one element must not fail the others, and after an outage it is unknown whether the batch was committed: with the
      // same key each element is settled now or returns its stored reply.
      for (const waiting of batch) void semaphore(() => sendAlone(waiting, error));
      return;
    }
    batch.forEach((waiting, i) => {
      const reply = replies[i];
      if (reply === undefined) waiting.reject(new Error('No reply'));
      else if (reply === 'busy') void semaphore(() => sendAlone(waiting));
      else waiting.resolve(reply);
    });
  };
};

export const createCommitQueue = (options: CommitQueueOptions): CommitQueue => {
  const { lanes = 2, leastBeside = 16, largestBatch = 256 } = options;
  const sendBatch = createSender(options);
  const playersInFlight = new Set<bigint>();
  let queue: Waiting[] = [];
  let inFlight = 0;
  let size = 0;

  const fly = (batch: readonly Waiting[]): void => {
    inFlight += 1;
    for (const { element } of batch) playersInFlight.add(element.playerId);
    void sendBatch(batch).finally(() => {
      inFlight -= 1;
      for (const { element } of batch) playersInFlight.delete(element.playerId);
      // Requests that arrived in the same event-loop turn as the reply are not read yet; one more turn includes them.
      setImmediate(pump);
    });
  };

  const pump = (): void => {
    if (inFlight >= lanes || queue.length < (inFlight === 0 ? 1 : leastBeside)) return;
    const share = Math.max(leastBeside, Math.ceil(queue.length / (lanes - inFlight)));
    const { batch, rest } = takeBatch(queue, Math.min(largestBatch, share), playersInFlight);
    if (batch.length === 0) return;
    queue = rest;
    fly(batch);
    pump();
  };

  return {
    get size() {
      return size;
    },
    commit: (element) =>
      new Promise<CommitReply>((resolve, reject) => {
        size += 1;
        queue.push({ element, since: performance.now(), resolve, reject });
        // Batches everything that arrives in the same turn of the event loop.
        setImmediate(pump);
      }).finally(() => {
        size -= 1;
      }),
  };
};
