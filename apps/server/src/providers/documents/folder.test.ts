import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createDocumentFolder } from './folder.ts';

const parent = mkdtempSync(path.join(tmpdir(), 'carmine-folder-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const folder = path.join(parent, 'papers');
const files = createDocumentFolder(folder);
const name = 'a'.repeat(64);

test('gives back what was written, and nothing for what was not', async () => {
  expect(await files.olderThan(new Date())).toEqual([]);
  await files.write(name, Buffer.from('sealed'));
  expect((await files.read(name))?.toString()).toBe('sealed');
  expect(await files.read('b'.repeat(64))).toBeUndefined();
});

test('is for nobody else on the machine', () => {
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
});

test('finds old files by their name alone, and forgets them when told, once and again', async () => {
  writeFileSync(path.join(folder, `${'c'.repeat(64)}.new`), 'half');
  expect(await files.olderThan(new Date(Date.now() + 60_000))).toEqual([name]);
  expect(await files.olderThan(new Date(0))).toEqual([]);
  await files.remove(name);
  await files.remove(name);
  expect(await files.read(name)).toBeUndefined();
});

test.each(['../../etc/passwd', 'a/b', '', 'A'.repeat(64)])('never leaves its folder for %o', async (wrong) => {
  await expect(files.read(wrong)).rejects.toThrow('Not the name');
  await expect(files.write(wrong, Buffer.from('x'))).rejects.toThrow('Not the name');
  expect(() => files.remove(wrong)).toThrow('Not the name');
});
