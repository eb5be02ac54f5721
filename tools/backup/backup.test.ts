import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { archiveState } from '../../apps/server/src/database/archive.ts';
import { connect } from '../../apps/server/src/database/database.ts';
import { serverClient } from '../postgres/base-copy.mjs';
import { startEmbedded } from '../postgres/embedded.mjs';
import { newMemoryFolder } from '../postgres/memory-folder.mjs';
import { archiveSettings, openBackups } from './archive.mjs';
import { makeBackup } from './backup.mjs';
import { restore } from './restore.mjs';
import { requireSameDatabase, requireSilence } from './same-database.mjs';

const root = newMemoryFolder('carmine-backup-');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const backups = path.join(root, 'backups');
const settingsOf = (folder: string) => ['wal_level=replica', 'max_wal_senders=2', ...archiveSettings(folder)];

/** Its end archives the last file. */
const onServer = async <T>(name: string, work: (url: string) => Promise<T>, folder = backups): Promise<T> => {
  const home = path.join(root, name);
  mkdirSync(home, { recursive: true, mode: 0o711 });
  const server = await startEmbedded({ home, safe: false, settings: settingsOf(folder), removeAfter: root });
  try {
    return await work(server.url());
  } finally {
    await server.stop();
  }
};

const ask = async (url: string, text: string, values: unknown[] = []) => {
  const client = await serverClient(url);
  try {
    return (await client.query<{ word: string; now: Date }>(text, values)).rows;
  } finally {
    await client.end();
  }
};

const add = (url: string, word: string) => ask(url, 'insert into kept values ($1)', [word]);
const wordsOf = async (url: string) => (await ask(url, 'select word from kept')).map(({ word }) => word);

/** As the metric `database_archive` tells it. */
const stateOf = async (url: string) => {
  const database = connect(url, { size: 1, applicationName: 'test' });
  try {
    return await archiveState(database);
  } finally {
    await database.close();
  }
};

/** Each on a machine that has nothing of the first one. */
const restoreTo = (name: string, to?: Date) => restore({ backups, home: path.join(root, name), to });

test('a restored database is as it was at the named time, or as everything that was archived, and the next restore goes on from it', async () => {
  openBackups(backups);
  const asked = await onServer('first', async (url) => {
    await ask(url, 'create table kept (word text)');
    await add(url, 'before the back-up');
    await expect(makeBackup({ url, backups: path.join(root, 'elsewhere') })).rejects.toThrow(/to another folder/);
    await makeBackup({ url, backups });
    await add(url, 'after the back-up');
    // The end of a back-up is known by the second.
    await ask(url, 'select pg_sleep(1.1)');
    const [row] = await ask(url, 'select clock_timestamp() as now');
    await ask(url, 'select pg_sleep(0.01)');
    await add(url, 'after the asked time');
    await makeBackup({ url, backups });
    return new Date((row?.now.getTime() ?? 0) + 1);
  });

  // A new database would mix its log with the first one's.
  const refuse = (name: string) => () => requireSameDatabase(backups, path.join(root, name));
  expect(refuse('first')).not.toThrow();
  expect(refuse('a-new-one')).toThrow(/holds the back-ups of another database/);
  await restoreTo('then', asked);
  expect(refuse('then')).not.toThrow();
  const then = await onServer('then', async (url) => {
    await add(url, 'after the restore');
    return wordsOf(url);
  });
  expect(then).toEqual(['before the back-up', 'after the back-up', 'after the restore']);

  // The second back-up is of the time that was taken back.
  await restoreTo('again');
  await expect(restoreTo('again', new Date(Date.now() + 3_600_000))).rejects.toThrow(
    /could not be replayed: recovery ended before configured recovery target was reached/,
  );
  await expect(restoreTo('again', new Date(0))).rejects.toThrow(/no complete back-up in .* from before that time/);
  expect(readdirSync(path.join(root, 'again')).filter((name) => /before|making/.test(name))).toEqual([]);
  expect(await onServer('again', wordsOf)).toEqual(then);
});

test('a drill leaves the archive as it is while the house goes on, and its copy never archives there', async () => {
  const own = path.join(root, 'of-a-house');
  openBackups(own);
  const names = () => readdirSync(path.join(own, 'wal')).toSorted();
  const copyHome = path.join(root, 'copy');
  const goesOn = (name: string, now?: number) => () => requireSilence(own, path.join(root, name), now);
  await onServer(
    'house',
    async (url) => {
      await ask(url, 'create table kept (word text)');
      await makeBackup({ url, backups: own });
      await add(url, 'while it runs');
      await ask(url, 'select pg_switch_wal()');
      await expect.poll(() => stateOf(url)).toBe('archives');
      await makeBackup({ url, backups: own });

      // What a drill forgets to say is refused as long as the house archives.
      expect(goesOn('another-machine')).toThrow(/For a drill restore a copy/);
      const before = names();
      await restore({ backups: own, home: copyHome, copy: true });
      expect(names()).toEqual(before);
      expect(() => requireSameDatabase(own, copyHome)).toThrow(/is a copy for a drill/);
      expect(goesOn('copy')).toThrow(/For a drill restore a copy/);
      await add(url, 'after the drill');
    },
    own,
  );
  // A copy is started without the archive.
  const copy = await startEmbedded({ home: copyHome, safe: false, removeAfter: root });
  expect(await wordsOf(copy.url())).toEqual(['while it runs']);
  await copy.stop();

  // Its own machine knows that it has ended; another one after two minutes of silence.
  expect(goesOn('house')).not.toThrow();
  expect(goesOn('another-machine')).toThrow(/wait two minutes/);
  expect(goesOn('another-machine', Date.now() + 121_000)).not.toThrow();
  await restore({ backups: own, home: copyHome });
  expect(() => requireSameDatabase(own, copyHome)).not.toThrow();
  expect(await onServer('copy', wordsOf, own)).toEqual(['while it runs', 'after the drill']);
});

test('an archive that takes nothing is seen, and goes on by itself', async () => {
  const full = path.join(root, 'full');
  const { wal } = openBackups(full);
  await onServer(
    'watched',
    async (url) => {
      renameSync(wal, `${wal}.away`);
      await ask(url, 'create table kept (word text)');
      await ask(url, 'select pg_switch_wal()');
      await expect.poll(() => stateOf(url)).toBe('fails');
      await expect(makeBackup({ url, backups: full })).rejects.toThrow(/The archive does not take/);
      renameSync(`${wal}.away`, wal);
      await expect.poll(() => stateOf(url), { timeout: 120_000 }).toBe('archives');
    },
    full,
  );
});
