import { expect, it } from 'vitest';
import { createCommitQueue } from './commit-queue.ts';
import { createBatchLoader } from './batch-loader.ts';
import type { CommitReply, RoundElement } from './round.ts';

const element = (playerId: number, key = `${playerId}`) =>
  ({ playerId: BigInt(playerId), key }) as unknown as RoundElement;
const reply = (status: CommitReply['status']) => ({ status }) as CommitReply;

/** A fake database that answers on demand. */
const manual = () => {
  const calls: {
    elements: readonly RoundElement[];
    wait: boolean;
    answer: (replies: (CommitReply | 'busy')[]) => void;
    fail: (error: Error) => void;
  }[] = [];
  const send = (elements: readonly RoundElement[], wait: boolean) =>
    new Promise<(CommitReply | 'busy')[]>((answer, fail) => calls.push({ elements, wait, answer, fail }));
  return { calls, send };
};
const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

it('sends a single bet at once and batches what arrives while a batch is running', async () => {
  const { calls, send } = manual();
  const queue = createCommitQueue({ send });
  const first = queue.commit(element(1));
  await turn();
  expect(calls).toHaveLength(1);
  const rest = [2, 3, 4].map((player) => queue.commit(element(player)));
  await turn();
  expect(calls).toHaveLength(1);
  calls[0]?.answer([reply('settled')]);
  await first;
  await turn();
  expect(calls[1]?.elements).toHaveLength(3);
  calls[1]?.answer([reply('settled'), reply('funds'), reply('settled')]);
  expect((await Promise.all(rest)).map(({ status }) => status)).toEqual(['settled', 'funds', 'settled']);
  expect(queue.size).toBe(0);
});

it('never sends two bets of one player together, and keeps their order', async () => {
  const { calls, send } = manual();
  const queue = createCommitQueue({ send });
  const replies = ['a', 'b', 'c'].map((key) => queue.commit(element(1, key)));
  for (let i = 0; i < 3; i += 1) {
    await turn();
    expect(calls[i]?.elements.map(({ key }) => key)).toEqual([['a', 'b', 'c'][i]]);
    calls[i]?.answer([reply('settled')]);
  }
  await Promise.all(replies);
});

it('sends at most the largest batch', async () => {
  const { calls, send } = manual();
  const queue = createCommitQueue({ send, largestBatch: 2 });
  const replies = [1, 2, 3].map((player) => queue.commit(element(player)));
  await turn();
  calls[0]?.answer([reply('settled'), reply('settled')]);
  await turn();
  expect(calls.map(({ elements }) => elements.length)).toEqual([2, 1]);
  calls[1]?.answer([reply('settled')]);
  await Promise.all(replies);
});

it('sends each element again alone, with its own key, when a batch fails as a whole', async () => {
  const { calls, send } = manual();
  const queue = createCommitQueue({ send });
  const replies = [1, 2].map((player) => queue.commit(element(player)));
  await turn();
  calls[0]?.fail(new Error('one of them is a bug'));
  await turn();
  expect(calls.slice(1).map(({ elements, wait }) => [elements.map(({ key }) => key), wait])).toEqual([
    [['1'], true],
    [['2'], true],
  ]);
  calls[1]?.answer([reply('replayed')]);
  calls[2]?.fail(new Error('the bug'));
  expect(await replies[0]).toMatchObject({ status: 'replayed' });
  await expect(replies[1]).rejects.toThrow('the bug');
});

it('waits for a busy player outside the lane, which continues', async () => {
  const { calls, send } = manual();
  const queue = createCommitQueue({ send });
  const [busy] = [queue.commit(element(1)), queue.commit(element(2))];
  await turn();
  calls[0]?.answer(['busy', reply('settled')]);
  await turn();
  expect(calls[1]).toMatchObject({ wait: true });
  const other = queue.commit(element(3));
  await turn();
  calls[2]?.answer([reply('settled')]);
  expect(await other).toMatchObject({ status: 'settled' });
  calls[1]?.answer([reply('settled')]);
  expect(await busy).toMatchObject({ status: 'settled' });
});

it('retries once what was busy and then failed', async () => {
  const { calls, send } = manual();
  const queue = createCommitQueue({ send });
  const answered = queue.commit(element(1));
  await turn();
  calls[0]?.answer(['busy']);
  await turn();
  calls[1]?.fail(new Error('the schema changed'));
  await turn();
  calls[2]?.answer([reply('settled')]);
  expect((await answered).status).toBe('settled');
  const refused = queue.commit(element(1, 'b'));
  await turn();
  calls[3]?.answer(['busy']);
  await turn();
  calls[4]?.fail(new Error('first'));
  await turn();
  calls[5]?.fail(new Error('second'));
  await expect(refused).rejects.toThrow('second');
});

it('reads many keys in one query, and rejects all of them on an outage', async () => {
  const asked: (readonly number[])[] = [];
  const read = createBatchLoader(async (keys: readonly number[]) => {
    asked.push(keys);
    if (keys.includes(13)) throw new Error('outage');
    return keys.map((key) => key * 2);
  });
  expect(await Promise.all([1, 2, 3].map(read))).toEqual([2, 4, 6]);
  await expect(Promise.all([12, 13].map(read))).rejects.toThrow('outage');
  expect(await read(4)).toBe(8);
  expect(asked).toEqual([[1, 2, 3], [12, 13], [4]]);
});

it('splits many into two parallel batches, and sends few only when no batch is running', async () => {
  const { calls, send } = manual();
  const queue = createCommitQueue({ send, leastBeside: 4 });
  const replies = Array.from({ length: 10 }, (_, player) => queue.commit(element(player)));
  await turn();
  expect(calls.map(({ elements }) => elements.length)).toEqual([5, 5]);
  replies.push(...[10, 11, 12].map((player) => queue.commit(element(player))));
  calls[0]?.answer(Array.from({ length: 5 }, () => reply('settled')));
  await turn();
  // Three are too few for a second parallel batch.
  expect(calls).toHaveLength(2);
  calls[1]?.answer(Array.from({ length: 5 }, () => reply('settled')));
  await turn();
  expect(calls[2]?.elements).toHaveLength(3);
  calls[2]?.answer([reply('settled'), reply('settled'), reply('settled')]);
  await Promise.all(replies);
});

it('never has two bets of one player in the database, however many batches are in flight', async () => {
  const { calls, send } = manual();
  const queue = createCommitQueue({ send, leastBeside: 1 });
  const replies = ['a', 'b'].map((key) => queue.commit(element(1, key)));
  await turn();
  replies.push(queue.commit(element(2, 'c')));
  await turn();
  expect(calls.map(({ elements }) => elements.map(({ key }) => key))).toEqual([['a'], ['c']]);
  calls[0]?.answer([reply('settled')]);
  await turn();
  expect(calls[2]?.elements.map(({ key }) => key)).toEqual(['b']);
  calls[1]?.answer([reply('settled')]);
  calls[2]?.answer([reply('settled')]);
  await Promise.all(replies);
});

it('does not retry what has already waited longer than the timeout', async () => {
  let sent = 0;
  const queue = createCommitQueue({
    send: async () => {
      sent += 1;
      throw new Error('no answer in time');
    },
    patienceMs: -1,
  });
  const replies = await Promise.allSettled([1, 2, 3].map((player) => queue.commit(element(player))));
  expect(replies.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(sent).toBe(1);
});
