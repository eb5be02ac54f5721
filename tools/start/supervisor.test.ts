import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSupervisor } from './supervisor.mjs';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A part controlled by the test. */
const createPart = (name: string) => {
  const starts: { at: number; again: boolean }[] = [];
  let die: (how: string) => void = () => undefined;
  return {
    starts,
    die: () => die('exit code 1'),
    part: {
      name,
      start: async (_signal: AbortSignal, again: boolean) => {
        starts.push({ at: Date.now(), again });
        const ended = new Promise<string>((resolve) => {
          die = resolve;
        });
        return { pid: 1, ended, stop: async () => die('stopped') };
      },
    },
  };
};

test('a part that dies again and again is started with growing pauses, for ever, and the others are left alone', async () => {
  const crashing = createPart('worker');
  const healthy = createPart('server');
  const supervisor = createSupervisor({ started: () => undefined });
  await supervisor.start(crashing.part);
  await supervisor.start(healthy.part);
  for (let deaths = 1; deaths <= 12; deaths += 1) {
    crashing.die();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(crashing.starts).toHaveLength(deaths + 1);
  }
  expect(healthy.starts).toHaveLength(1);
  expect(crashing.starts.map(({ again }) => again)).toEqual([false, ...Array<boolean>(12).fill(true)]);
  await supervisor.stop([['worker', 'server']]);
});

test('the pause grows from a fifth of a second to a quarter of a minute, and is short again after a minute of life', async () => {
  const { part, starts, die } = createPart('worker');
  const supervisor = createSupervisor({ started: () => undefined });
  await supervisor.start(part);
  const pauses: number[] = [];
  for (let deaths = 0; deaths < 7; deaths += 1) {
    const died = Date.now();
    die();
    await vi.advanceTimersToNextTimerAsync();
    pauses.push((starts.at(-1)?.at ?? 0) - died);
  }
  expect(pauses).toEqual([200, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  vi.setSystemTime(Date.now() + 61_000);
  die();
  await vi.advanceTimersByTimeAsync(200);
  expect(starts).toHaveLength(9);
  await supervisor.stop([['worker']]);
});

test('a part whose start fails is tried again as one that died', async () => {
  let tries = 0;
  const ended = new Promise<string>(() => undefined);
  const supervisor = createSupervisor({ started: () => undefined });
  let die: (how: string) => void = () => undefined;
  const first = new Promise<string>((resolve) => {
    die = resolve;
  });
  await supervisor.start({
    name: 'worker',
    start: async () => {
      tries += 1;
      if (tries > 1 && tries < 8) throw new Error('no database');
      return { pid: 1, ended: tries === 1 ? first : ended, stop: async () => undefined };
    },
  });
  die('exit code 1');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(tries).toBe(8);
});
