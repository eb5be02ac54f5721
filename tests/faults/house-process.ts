/** A server process that is killed and restarted, at another address each time. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { bundled } from './bundled.ts';
import type { DeathPlan } from './house.ts';

export interface HouseProcess {
  /** The current address. Waits while it is restarted. */
  address(): Promise<string>;
  /** Kills it at the given boundary and restarts it at once. */
  dieAt(plan: DeathPlan): Promise<void>;
  /** SIGKILL, whatever it is doing. */
  kill(): Promise<void>;
  readonly deaths: () => number;
  close(): Promise<void>;
}

/** `withJackpots`: with a game whose pool has to fall. */
export const openHouse = async (databaseUrl: string, { withJackpots = false } = {}): Promise<HouseProcess> => {
  const program = await bundled('house');
  const state: { child: ChildProcess | undefined; deaths: number; closing: boolean } = {
    child: undefined,
    deaths: 0,
    closing: false,
  };
  let opened: Promise<string>;

  const start = async (): Promise<string> => {
    const child = fork(program, {
      env: { ...process.env, DATABASE_URL: databaseUrl, HOUSE_JACKPOTS: withJackpots ? 'yes' : 'no' },
    });
    state.child = child;
    child.once('exit', (_code, signal) => {
      if (state.closing) return;
      if (signal === 'SIGKILL') state.deaths += 1;
      opened = start();
      // Rejects the next caller with the reason.
      opened.catch(() => undefined);
    });
    const [{ address }] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('The house did not open'))),
    ])) as [{ address: string }];
    return address;
  };

  opened = start();
  await opened;
  return {
    address: () => opened,
    dieAt: async (plan) => {
      await opened;
      const heard = once(state.child as ChildProcess, 'message');
      state.child?.send(plan);
      await heard;
    },
    kill: async () => {
      await opened;
      const gone = once(state.child as ChildProcess, 'exit');
      state.child?.kill('SIGKILL');
      await gone;
    },
    deaths: () => state.deaths,
    close: async () => {
      state.closing = true;
      await opened.catch(() => undefined);
      const gone = state.child?.exitCode === null && once(state.child, 'exit');
      state.child?.kill('SIGKILL');
      await gone;
    },
  };
};
