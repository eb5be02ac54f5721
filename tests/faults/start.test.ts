/** The start, the watch and the end of the whole product, by really breaking them. */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isAlive, waitUntilGone } from '../../tools/postgres/process-state.mjs';
import { newDataFolder, removeDataFolder, startProduct, stopProducts } from '../../tools/testing/product.mjs';

const root = path.join(import.meta.dirname, '..', '..');
const soonMs = 60_000;

/** One for all: whatever ended there before, the next start is to be an ordinary one. */
let dataDir = '';
beforeAll(() => {
  dataDir = newDataFolder();
});
afterEach(stopProducts);
afterAll(() => removeDataFolder(dataDir));

interface Child {
  readonly name: string;
  readonly pid: number;
}

/** None when the run has just ended and taken its record away. */
const children = (): Child[] => {
  if (!existsSync(path.join(dataDir, 'running.json'))) return [];
  const { children: known } = JSON.parse(readFileSync(path.join(dataDir, 'running.json'), 'utf8')) as {
    children: Child[];
  };
  return known;
};

const pidOf = (name: string): number => children().find((child) => child.name === name)?.pid ?? 0;

const allGone = async (pids: readonly number[]): Promise<boolean> =>
  (await Promise.all(pids.map((pid) => waitUntilGone(pid, soonMs)))).every(Boolean);

/** Every process that this one has started, and that those have. */
const offspringOf = (pid: number): number[] => {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    pairs.flatMap(([child = 0, above]) => (above === parent ? [child, ...below(child)] : []));
  return below(pid);
};

const ports = { PORT: '4150', SANDBOX_PORT: '4151', BACK_OFFICE_PORT: '4152', METRICS_PORT: '4153' };

/** A start that is to be refused: its exit code and what it wrote to the standard error. */
const refused = (settings: Record<string, string>): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...ports, DATABASE_URL: '', DATA_DIR: dataDir };
    const child = execFile(
      process.execPath,
      ['tools/start.mjs'],
      { cwd: root, env: { ...env, ...settings } },
      (_error, _out, said) => resolve({ code: child.exitCode, said }),
    );
  });

type Started = Awaited<ReturnType<typeof startProduct>>;

/** Every process of the tree ends, with status 0. */
const endsBy = async (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP', { pid, ended }: Started): Promise<void> => {
  const pids = children().map((child) => child.pid);
  expect(pids).toHaveLength(5);
  process.kill(pid, signal);
  expect(await ended).toBe(0);
  expect(pids.filter(isAlive)).toEqual([]);
};

describe('the end', () => {
  test('SIGINT ends every process of the tree; beside the living run another start is refused in one sentence', async () => {
    const started = await startProduct({ DATA_DIR: dataDir });
    const { code, said } = await refused({});
    expect(code).toBe(1);
    expect(said).toMatch(/^Carmine already runs on .* stop it, or set another DATA_DIR\.\n$/);
    await endsBy('SIGINT', started);
  });

  test('a Ctrl-C while it still starts leaves nothing behind either', async () => {
    const own = newDataFolder();
    const env = { ...process.env, ...ports, DATABASE_URL: '', DATA_DIR: own };
    const early = spawn(process.execPath, ['tools/start.mjs'], { cwd: root, env, stdio: 'ignore' });
    const ended = once(early, 'exit');
    // The database is being made by then, the others are being loaded.
    await expect.poll(() => existsSync(path.join(own, 'logs', 'signer.log'))).toBe(true);
    const offspring = offspringOf(early.pid ?? 0);
    expect(offspring.length).toBeGreaterThan(0);
    early.kill('SIGINT');
    await ended;
    expect(offspring.filter(isAlive)).toEqual([]);
    await removeDataFolder(own);
  });

  test('a supervisor that is killed takes every process with it; one that was stuck meanwhile is ended by the next start, which SIGHUP ends', async () => {
    const first = await startProduct({ DATA_DIR: dataDir });
    const pids = children().map((child) => child.pid);
    process.kill(first.pid, 'SIGKILL');
    expect(await allGone(pids)).toBe(true);
    // An ordinary one: nothing was left behind.
    const second = await startProduct({ DATA_DIR: dataDir });
    expect(second.said.join('\n')).not.toContain('left behind');
    const stuck = pidOf('worker');
    process.kill(stuck, 'SIGSTOP');
    process.kill(second.pid, 'SIGKILL');
    await second.ended;
    const third = await startProduct({ DATA_DIR: dataDir });
    expect(isAlive(stuck)).toBe(false);
    expect(third.said.join('\n')).toMatch(/ended what a killed run had left behind: .*worker/);
    await endsBy('SIGHUP', third);
  });
});

describe('the watch', () => {
  test('the database and every other process that dies is said and started again; SIGTERM ends them all', async () => {
    const started = await startProduct({ DATA_DIR: dataDir });
    const { product, said } = started;
    for (const name of ['database', 'server', 'worker', 'signer', 'sandbox']) {
      const before = pidOf(name);
      process.kill(before, 'SIGKILL');
      await expect.poll(() => said).toContain(`${name} runs again`);
      await expect.poll(() => pidOf(name)).not.toBe(before);
    }
    await expect.poll(async () => (await fetch(`${product.site}/readyz`)).status).toBe(200);
    await endsBy('SIGTERM', started);
  });

  test('one that dies again and again is started with growing pauses, and the rest of the product goes on', async () => {
    const { product, said } = await startProduct({ DATA_DIR: dataDir });
    const server = pidOf('server');
    for (let deaths = 0, killed = 0; deaths < 5; await new Promise((resolve) => setTimeout(resolve, 50))) {
      const pid = pidOf('sandbox');
      if (pid === killed || !isAlive(pid)) continue;
      process.kill(pid, 'SIGKILL');
      killed = pid;
      deaths += 1;
    }
    await expect.poll(() => said).toContainEqual(expect.stringMatching(/sandbox ended .* in 8 s$/));
    expect((await fetch(`${product.site}/readyz`)).status).toBe(200);
    expect(pidOf('server')).toBe(server);
  });
});

describe('a start is refused in one sentence', () => {
  test('when a port is taken', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const { port } = holder.address() as AddressInfo;
    const answer = await refused({ SANDBOX_PORT: String(port) });
    holder.close();
    expect(answer).toEqual({
      code: 1,
      said: `Port ${port} is in use by another program: stop it, or set SANDBOX_PORT to another port.\n`,
    });
  });

  test.each([
    [
      'when the data folder is a file',
      { DATA_DIR: '/etc/passwd' },
      /^Cannot write to the data folder \/etc\/passwd: .*\.\n$/,
    ],
    [
      'when the data folder cannot be made',
      { DATA_DIR: '/proc/nowhere' },
      /^Cannot write to the data folder \/proc\/nowhere: .*\.\n$/,
    ],
    [
      'when the database is away',
      { DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/x' },
      /^server did not start .*127\.0\.0\.1:1 cannot be reached/,
    ],
    ['when a port is no port', { PORT: '70000' }, /^PORT must be a port from 1 to 65535, not "70000"\.\n$/],
    ['when two ports are one', { PORT: '4151' }, /^SANDBOX_PORT and PORT are both 4151/],
    [
      'when the address is not ours',
      { HOST: '203.0.113.9' },
      /^HOST=203\.0\.113\.9 is not an address of this machine\.\n$/,
    ],
    ['when it is live without a key', { DEPLOYMENT: 'live' }, /^DEPLOYMENT=live needs SECRETS_KEY/],
  ])('%s', async (_when, settings, sentence) => {
    const { code, said } = await refused(settings);
    expect(code).toBe(1);
    expect(said).toMatch(sentence);
    expect(said).not.toContain('secret@');
    expect(said.trimEnd().split('\n')).toHaveLength(1);
  });
});
