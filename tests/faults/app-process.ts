/** One application process that can be killed and started again. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { CommitReply, RoundElement } from '../../apps/server/src/modules/wallet/index.ts';
import { bundled } from './bundled.ts';

export interface AppProcess {
  /** Rejects when the process is killed or the database is gone; whether the bet was settled is then unknown. */
  commit(element: RoundElement): Promise<CommitReply>;
  /** SIGKILL: nothing of it runs any more when this resolves. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

interface Waiting {
  resolve(reply: CommitReply): void;
  reject(error: Error): void;
}

/** A reply that takes longer counts as lost. */
const patienceMs = 20_000;

export const createAppProcess = (databaseUrl: string): AppProcess => {
  const program = bundled('bettor');
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let nextId = 0;

  const forget = (reason: string): void => {
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  const receive = (message: { id?: number; reply?: CommitReply; error?: string }): void => {
    const waiter = waiting.get(message.id ?? -1);
    if (waiter === undefined || message.id === undefined) return;
    waiting.delete(message.id);
    if (message.reply !== undefined) waiter.resolve(message.reply);
    else waiter.reject(new Error(message.error ?? 'no reply'));
  };

  return {
    commit: (element) =>
      new Promise((resolve, reject) => {
        if (child === undefined) return reject(new Error('not running'));
        const id = nextId++;
        const late = setTimeout(() => receive({ id, error: 'no answer in time' }), patienceMs);
        const done =
          <T>(settle: (value: T) => void) =>
          (value: T): void => {
            clearTimeout(late);
            settle(value);
          };
        waiting.set(id, { resolve: done(resolve), reject: done(reject) });
        child.send({ id, element }, (error) => {
          if (error !== null) receive({ id, error: error.message });
        });
      }),
    kill: async () => {
      const dying = child;
      child = undefined;
      if (dying === undefined) return;
      const gone = once(dying, 'exit');
      dying.kill('SIGKILL');
      await gone;
      forget('killed');
    },
    start: async () => {
      const born = fork(await program, {
        env: { ...process.env, DATABASE_URL: databaseUrl },
        serialization: 'advanced',
      });
      await once(born, 'message');
      born.on('message', receive);
      child = born;
    },
  };
};
