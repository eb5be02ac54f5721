/** Stopping the whole product, by every signal. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isAlive, waitUntilGone } from '../../tools/postgres/process-state.mjs';
import { newDataFolder, removeDataFolder, startProduct } from '../../tools/testing/product.mjs';
import { children, dataDir, endsBy, freePorts, pidOf, refused, root } from './start-stage.ts';

const soonMs = 60_000;

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

test('SIGINT ends every process of the tree; beside the living run another start is refused in one sentence', async () => {
  const started = await startProduct({ DATA_DIR: dataDir() });
  const { code, said } = await refused({});
  expect(code).toBe(1);
  expect(said).toMatch(/^Carmine already runs on .* stop it, or set another DATA_DIR\.\n$/);
  await endsBy('SIGINT', started);
});

test('a Ctrl-C while it still starts leaves nothing behind either', async () => {
  const own = newDataFolder();
  const env = { ...process.env, ...(await freePorts()), DATABASE_URL: '', DATA_DIR: own };
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
  const first = await startProduct({ DATA_DIR: dataDir() });
  const pids = children().map((child) => child.pid);
  process.kill(first.pid, 'SIGKILL');
  expect(await allGone(pids)).toBe(true);
  // An ordinary one: nothing was left behind.
  const second = await startProduct({ DATA_DIR: dataDir() });
  expect(second.said.join('\n')).not.toContain('left behind');
  const stuck = pidOf('worker');
  process.kill(stuck, 'SIGSTOP');
  process.kill(second.pid, 'SIGKILL');
  await second.ended;
  const third = await startProduct({ DATA_DIR: dataDir() });
  expect(isAlive(stuck)).toBe(false);
  expect(third.said.join('\n')).toMatch(/ended what a killed run had left behind: .*worker/);
  await endsBy('SIGHUP', third);
});
