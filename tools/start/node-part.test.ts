import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isAlive } from '../postgres/process-state.mjs';
import { nodePart } from './node-part.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'carmine-part-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const log = path.join(folder, 'log');
const partOf = (name: string, program: string) => {
  const script = path.join(folder, `${name}.mjs`);
  writeFileSync(script, `process.on('disconnect', () => process.exit()); ${program}`);
  return nodePart({ name, script, env: {}, cwd: folder, log, notice: () => undefined });
};

test('a part that is ready is not ended by what ends parts that still start, and one that still starts is', async () => {
  const end = new AbortController();
  const ready = await partOf('ready', `process.send({ type: 'ready' })`).start(end.signal, false);
  const starting = partOf('starting', 'setInterval(() => undefined, 1000)').start(end.signal, false);
  end.abort();
  await expect(starting).rejects.toThrow('signal SIGTERM');
  expect(isAlive(ready.pid)).toBe(true);
  await ready.stop();
  expect(await ready.ended).toBe('signal SIGTERM');
});
