/**
 * Group commit: while a batch is in the database everything that arrives waits together and goes next. There is no timer;
 * the round trip is the tick, so one bet alone never waits and a thousand share one commit. Many at once go as two
 * batches side by side: while one waits for the disk the other one computes. Few stay together, because half of what a
 * small batch costs it costs for being one.
 */
import type { CommitReply, RoundElement } from './round.ts';

export interface CommitQueueOptions {
  /** `busy`: somebody else held the player's gate, and this call was not to wait for it. */
  readonly send: (elements: readonly RoundElement[], wait: boolean) => Promise<(CommitReply | 'busy')[]>;
  /** Batches in flight at once. */
  readonly lanes?: number;
  /** No batch is sent beside another one, and none is parted, below this. */
  readonly leastBeside?: number;
  readonly largestBatch?: number;
  /** Elements that wait for a busy player, beside the lanes. */
  readonly waiters?: number;
  /** What failed is tried once more only so soon after it came: nobody waits for ever for a database that does not answer. */
  readonly patienceMs?: number;
}

export interface CommitQueue {
  /** Rejects for a bug or an outage, never for a refusal. Sent again with the same key it is safe. */
  commit(element: RoundElement): Promise<CommitReply>;
  /** Elements that have not been answered. */
  readonly size: number;
}

interface Waiting {
  readonly element: RoundElement;
  readonly since: number;
  readonly resolve: (reply: CommitReply) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The oldest elements, at most one a player and none of a player whose last one is still in the database: the function
 * judges each against balances that no other of them changes.
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

/** Runs at most so many at once, in the order they came. */
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

/** Sends a batch and answers whoever waits for it; what it could not take goes again alone. */
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
      // It was only busy before. Another release may have come meanwhile, and what waited was still the function of the one before.
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
      // One element's bug must not refuse its neighbours, and after an outage nobody knows whether the batch was
      // committed: with the same key each is settled now or answered from what was.
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
      // Requests that came with the reply in the same turn of the loop are not read yet: one turn more takes them along.
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
        // What arrives in the same turn of the loop travels in the same batch.
        setImmediate(pump);
      }).finally(() => {
        size -= 1;
      }),
  };
};
