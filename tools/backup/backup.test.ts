import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serverClient } from '../postgres/base-copy.mjs';
import { startEmbedded } from '../postgres/embedded.mjs';
import { newMemoryFolder } from '../postgres/memory-folder.mjs';
import { archiveSettings, openBackups } from './archive.mjs';
import { makeBackup } from './backup.mjs';
import { restore } from './restore.mjs';

const root = newMemoryFolder('carmine-backup-');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const settings = ['wal_level=replica', 'max_wal_senders=2'];

test('a restored database is as it was at the named time, and one without a time has everything that was archived', async () => {
  const [home, backups] = [path.join(root, 'home'), path.join(root, 'backups')];
  mkdirSync(home, { mode: 0o711 });
  openBackups(backups);
  const server = await startEmbedded({
    ...{ home, safe: false, settings: [...settings, ...archiveSettings(backups)], removeAfter: root },
  });
  const client = await serverClient(server.url());
  const add = async (word: string): Promise<Date> => {
    await client.query('insert into kept values ($1)', [word]);
    const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
    return rows[0]?.now ?? new Date(0);
  };
  await client.query('create table kept (word text)');
  await add('before the back-up');
  await makeBackup({ url: server.url(), backups });
  const asked = await add('after the back-up');
  await client.query('select pg_sleep(0.01)');
  await add('after the asked time');
  await client.query('select pg_switch_wal()');
  await client.end();
  // Its end archives the last file.
  await server.stop();

  const wordsIn = async (name: string, to?: Date): Promise<string[]> => {
    const restored = path.join(root, name);
    await restore({ backups, home: restored, passwordFile: path.join(home, 'password'), to });
    const again = await startEmbedded({ home: restored, safe: false, removeAfter: root });
    const reader = await serverClient(again.url());
    const { rows } = await reader.query<{ word: string }>('select word from kept');
    await reader.end();
    await again.stop();
    return rows.map(({ word }) => word);
  };
  expect(await wordsIn('then', new Date(asked.getTime() + 1))).toEqual(['before the back-up', 'after the back-up']);
  expect(await wordsIn('all')).toEqual(['before the back-up', 'after the back-up', 'after the asked time']);
});
