import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { environments } from './environment.mjs';
import { readSettings } from './settings.mjs';

const root = path.join(import.meta.dirname, '..', '..');

/** Variables in the README's table. */
const documented = [...readFileSync(path.join(root, 'README.md'), 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(
  ([, name = '']) => name,
);

const environmentsOf = (env: Record<string, string>) =>
  environments({
    ...{ env, settings: readSettings(env, root), secretsKey: 'k'.repeat(64), smtpPort: 5025, signerPort: 5005 },
    ...{ version: '1.2.3', nodeEnv: 'production' },
  });

const isTheSigners = (name: string): boolean => name.startsWith('SIGNER_');

test('every variable that the README names reaches the server, those of the signer the signer alone', () => {
  expect(documented).toContain('CHAT_HASH_KEY');
  const given = Object.fromEntries(documented.map((name) => [name, `given ${name}`]));
  const ports = { PORT: '5000', SANDBOX_PORT: '5001', BACK_OFFICE_PORT: '5002', METRICS_PORT: '5003' };
  const all = environmentsOf({ ...given, ...ports, DATA_DIR: '/data' });
  const server = all.server('postgres://owner@host/name');
  expect(documented.filter((name) => name in server === isTheSigners(name))).toEqual([]);
  expect(documented.filter((name) => isTheSigners(name) && !(name in all.signer))).toEqual([]);
  expect(server).toMatchObject({ ...ports, DATA_DIR: '/data', CHAT_HASH_KEY: 'given CHAT_HASH_KEY' });
});

test('the outside world is told neither the key of the house nor where its database is', () => {
  const { sandbox } = environmentsOf({ SECRETS_KEY: 's'.repeat(64), DATABASE_URL: 'postgres://owner@host/name' });
  expect(Object.keys(sandbox)).not.toEqual(expect.arrayContaining(['SECRETS_KEY']));
  expect(JSON.stringify(sandbox)).not.toMatch(/k{64}|s{64}|postgres:/);
});

test('the secrets of the party that looks at documents reach the servers alone', () => {
  const names = ['SUMSUB_APP_TOKEN', 'SUMSUB_SECRET_KEY', 'SUMSUB_WEBHOOK_SECRET', 'CHAT_HASH_KEY'];
  const given = Object.fromEntries(names.map((name) => [name, `given ${name}`]));
  const { sandbox, signer, server } = environmentsOf({ KYC_PROVIDER: 'sumsub', ...given });
  expect(server('postgres://owner@host/name')).toMatchObject(given);
  expect(JSON.stringify([sandbox, signer])).not.toContain('given');
});
