import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbedded } from './embedded.mjs';
import { isAlive } from './process-state.mjs';
import { clearLeftOvers } from './server.mjs';

let home = '';
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'carmine-embedded-'));
  chmodSync(home, 0o711);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test('keeps its data where it was told, for nobody else to read', async () => {
  const server = await startEmbedded({ home });
  await server.settle();
  await server.stop();
  expect(isAlive(server.pid)).toBe(false);
  expect(server.place).toBe(home);
  expect(statSync(path.join(home, 'data')).mode & 0o077).toBe(0);
  expect(statSync(path.join(home, 'password')).mode & 0o077).toBe(0);
  expect(existsSync(path.join(home, 'unsynced'))).toBe(false);
});

test('starts again after it was killed, whatever its pid file says', async () => {
  const first = await startEmbedded({ home });
  process.kill(first.pid, 'SIGKILL');
  expect(await first.exited).toBe('signal SIGKILL');
  expect(readFileSync(path.join(home, 'data', 'postmaster.pid'), 'utf8')).toMatch(new RegExp(`^${first.pid}\n`));
  const second = await startEmbedded({ home });
  expect(second.pid).not.toBe(first.pid);
  await second.stop();
});

test('never ends a stranger that has the pid of a dead server', async () => {
  const data = mkdtempSync(path.join(home, 'data-'));
  writeFileSync(path.join(data, 'postmaster.pid'), `${process.pid}\n${data}\n`);
  await clearLeftOvers(data);
  expect(existsSync(path.join(data, 'postmaster.pid'))).toBe(false);
});

test('lies under /var/tmp when its account cannot walk to the folder, and is found there again', async () => {
  chmodSync(home, 0o700);
  const first = await startEmbedded({ home });
  await first.stop();
  const second = await startEmbedded({ home });
  await second.stop();
  const isRoot = process.getuid?.() === 0;
  expect(first.place.startsWith(isRoot ? '/var/tmp/carmine-data-' : home)).toBe(true);
  expect(second.place).toBe(first.place);
  if (isRoot) rmSync(first.place, { recursive: true });
});
