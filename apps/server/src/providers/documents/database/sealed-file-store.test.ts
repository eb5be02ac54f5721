import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createDocumentFolder } from '../folder.ts';
import { createDocumentTable } from './sealed-file-store.ts';

const parent = mkdtempSync(path.join(tmpdir(), 'carmine-documents-'));
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(parent, { recursive: true, force: true });
});

/** A server with a disk of its own. */
const serverOn = (disk: string, shelf: 'papers' | 'exports' = 'papers') => {
  const folder = createDocumentFolder(path.join(parent, disk));
  return { folder, files: createDocumentTable({ db: database.app, shelf, folder }) };
};

test('what one server wrote, another reads and removes, each kind on a shelf of its own', async () => {
  const [one, two, exports] = [serverOn('a').files, serverOn('b').files, serverOn('a', 'exports').files];
  const name = 'a'.repeat(64);
  await one.write(name, Buffer.from('sealed'));
  expect((await two.read(name))?.toString()).toBe('sealed');
  expect(await exports.read(name)).toBeUndefined();
  const soon = new Date(Date.now() + 60_000);
  expect([await two.olderThan(soon), await exports.olderThan(soon), await two.olderThan(new Date(0))]).toEqual([
    [name],
    [],
    [],
  ]);
  await two.remove(name);
  await two.remove(name);
  expect(await one.read(name)).toBeUndefined();
});

test('what an earlier release left in a folder is found, moves into the database when it is read, and is removed there too', async () => {
  const { folder, files } = serverOn('c');
  const [read, unread] = ['b'.repeat(64), 'c'.repeat(64)];
  await folder.write(read, Buffer.from('old'));
  await folder.write(unread, Buffer.from('older'));
  expect((await files.olderThan(new Date(Date.now() + 60_000))).toSorted()).toEqual([read, unread]);
  expect((await files.read(read))?.toString()).toBe('old');
  expect(await folder.read(read)).toBeUndefined();
  expect((await serverOn('d').files.read(read))?.toString()).toBe('old');
  await files.remove(unread);
  expect(await folder.read(unread)).toBeUndefined();
});

test.each(['../../etc/passwd', 'a/b', '', 'A'.repeat(64)])('takes no other name: %o', async (wrong) => {
  const { files } = serverOn('e');
  await expect(files.read(wrong)).rejects.toThrow('Not the name');
  await expect(files.write(wrong, Buffer.from('x'))).rejects.toThrow('Not the name');
});
