/** A product that tests start, break and end, with one data folder for all: every start must work whatever happened before. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { freePort } from '../../tools/postgres/free-port.mjs';
import { isAlive } from '../../tools/postgres/process-state.mjs';
import { newDataFolder, removeDataFolder, stopProducts, type startProduct } from '../../tools/testing/product.mjs';

export const root = path.join(import.meta.dirname, '..', '..');

let folder = '';
beforeAll(() => {
  folder = newDataFolder();
});
afterEach(stopProducts);
afterAll(() => removeDataFolder(folder));

export const dataDir = (): string => folder;

interface Child {
  readonly name: string;
  readonly pid: number;
}

/** Empty if the run has just ended. */
export const children = (): Child[] => {
  if (!existsSync(path.join(folder, 'running.json'))) return [];
  const { children: known } = JSON.parse(readFileSync(path.join(folder, 'running.json'), 'utf8')) as {
    children: Child[];
  };
  return known;
};

export const pidOf = (name: string): number => children().find((child) => child.name === name)?.pid ?? 0;

const portNames = ['PORT', 'SANDBOX_PORT', 'BACK_OFFICE_PORT', 'METRICS_PORT'] as const;

/** For a start other than the tests' product. */
export const freePorts = async (): Promise<Record<(typeof portNames)[number], string>> => {
  const ports = await Promise.all(portNames.map(() => freePort()));
  return Object.fromEntries(portNames.map((name, index) => [name, String(ports[index])])) as never;
};

/** A start that must be refused: exit code and standard error. */
export const refused = async (settings: Record<string, string>): Promise<{ code: number | null; said: string }> => {
  const env = { ...process.env, ...(await freePorts()), DATABASE_URL: '', DATA_DIR: folder, ...settings };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['tools/start.mjs'], { cwd: root, env }, (_error, _out, said) =>
      resolve({ code: child.exitCode, said }),
    );
  });
};

type Started = Awaited<ReturnType<typeof startProduct>>;

/** Every process of the tree ends with status 0. */
export const endsBy = async (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP', { pid, ended }: Started): Promise<void> => {
  const pids = children().map((child) => child.pid);
  expect(pids).toHaveLength(5);
  process.kill(pid, signal);
  expect(await ended).toBe(0);
  expect(pids.filter(isAlive)).toEqual([]);
};
