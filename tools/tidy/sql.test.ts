import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { definitionsLock, readDefinitions } from '../../apps/server/src/database/definitions.ts';
import { readMigrations } from '../../apps/server/src/database/migration-files.ts';
import { linesBefore, lockedDefinitions, nextLock } from '../../apps/server/src/database/testing/locked-definitions.ts';
import { faultsAgainst, lockFile, readLock } from '../../apps/server/src/database/testing/released-migrations.ts';
import { names, root, sources } from './sources.ts';

const folder = 'apps/server/src/database/';
const migrations = readMigrations();
const definitions = readDefinitions();

const isStoreOf = (module: string, file: string): boolean =>
  new RegExp(`^apps/server/src/modules/${module}/[\\w-]+-store\\.ts$`).test(file);

test('every file of functions/ and migrations/ is one that a start applies, and every function and view has one', () => {
  // Both readers throw for other files, for duplicate names, and for two definitions in a file.
  expect(definitions.length).toBe(names.filter((name) => name.startsWith(`${folder}functions/`)).length);
  expect(migrations.length).toBe(names.filter((name) => name.startsWith(`${folder}migrations/`)).length);
  expect(definitions.length).toBeGreaterThan(200);
});

test('every module of functions/ is a module of the server, or its platform', () => {
  const modules = new Set(names.flatMap((name) => /^apps\/server\/src\/modules\/([\w-]+)\//.exec(name)?.[1] ?? []));
  const folders = names.flatMap((name) => /\/database\/functions\/([^/]+)\//.exec(name)?.[1] ?? []);
  expect([...new Set(folders)].filter((name) => name !== 'platform' && !modules.has(name))).toEqual([]);
});

test('if a module has folders, its functions are in folders of the same names', () => {
  const { modules } = JSON.parse(readFileSync(path.join(root, 'modules.json'), 'utf8')) as {
    modules: Record<string, { folders?: Record<string, string[]> }>;
  };
  // A module with stores outside its folders is not fully divided, and neither are its functions.
  const divided = Object.entries(modules).filter(([module]) => !names.some((file) => isStoreOf(module, file)));
  const strange = divided.flatMap(([module, { folders = {} }]) =>
    names
      .filter((name) => name.startsWith(`${folder}functions/${module}/`))
      .filter((name) => !(name.slice(`${folder}functions/${module}/`.length).replace(/\/.*/, '') in folders)),
  );
  expect(strange).toEqual([]);
});

test('a trigger is defined once', () => {
  const triggers = definitions.flatMap(({ text }) =>
    [...text.matchAll(/^create or replace (?:constraint )?trigger (\w+)[^;]*?\bon (\w+)/gm)].map(
      ([, trigger, table]) => `${trigger} on ${table}`,
    ),
  );
  expect(triggers.length).toBeGreaterThan(50);
  expect(triggers.filter((name, at) => triggers.indexOf(name) !== at)).toEqual([]);
});

test('no definition is in a migration, where a later change would not be applied', () => {
  const defining = migrations.filter(({ text }) =>
    /^\s*create\s+(or\s+replace\s+)?(function|procedure|view|(constraint\s+)?trigger)\b/im.test(text),
  );
  expect(defining.map(({ name }) => name)).toEqual([]);
});

test('a released migration stays as it is, and a new one sorts after all of them', () => {
  expect(faultsAgainst(readLock(), migrations)).toEqual([]);
  const missing = migrations.map(({ name }) => name).slice(readLock().length);
  expect(missing, `write ${lockFile} anew: npx vitest run schema-text -u`).toEqual([]);
});

test('a changed, a missing and an out-of-order released migration are each reported', () => {
  const one = { name: '350-one.sql', checksum: 'a' };
  const two = { name: '360-two.sql', checksum: 'b' };
  expect(faultsAgainst([one], [one, two])).toEqual([]);
  expect(faultsAgainst([one, two], [{ ...one, checksum: 'c' }, two])).toEqual([expect.stringContaining('was changed')]);
  expect(faultsAgainst([one, two], [two])).toEqual([expect.stringContaining('is gone')]);
  for (const name of ['355-late.sql', '360-also.sql', '360-zwei.sql'])
    expect(faultsAgainst([one, two], [one, two, { name, checksum: 'c' }])).toEqual([
      `${name} is new and does not sort after 360-two.sql, which was released: give it a higher number.`,
    ]);
});

test('a definition whose text changed has another number than before, also if it is an earlier text again', () => {
  const due = nextLock(lockedDefinitions(), linesBefore(), definitions);
  expect(due, 'write definitions.lock anew: npx vitest run schema-text -u').toBe(
    readFileSync(definitionsLock(), 'utf8'),
  );
});

test('numbers of definitions rise with each change, and survive a revert and a time without the file', () => {
  const line = (version: number, checksum: string) => ({ name: 'one', checksum, version });
  const text = (version: number, checksum: string) => `${version}  ${checksum}  one\n`;
  const a = [{ name: 'one', checksum: 'a' }];
  expect(nextLock([], [], a)).toBe(text(1, 'a'));
  expect(nextLock([line(1, 'a')], [], a)).toBe(text(1, 'a'));
  expect(nextLock([line(2, 'b')], [], a)).toBe(text(3, 'a'));
  expect(nextLock([line(1, 'a')], [line(1, 'a'), line(2, 'b')], a)).toBe(text(3, 'a'));
  expect(nextLock([line(2, 'b')], [], [])).toBe(text(2, 'b'));
});

test('what a limit leaves is worked out in one place for stakes, losses and deposits each', () => {
  const limits = definitions.filter(({ text }) => /_limit_(day|week|month)\b/.test(text)).map(({ name }) => name);
  // The last one only writes settings.
  expect(limits.toSorted()).toEqual(['deposit_rooms', 'loss_rooms', 'stake_rooms', 'write_gate']);
});

test('no query names the roles that may do something: `roles_with` says them, by permission', () => {
  const named = sources.filter(
    ({ name, text, isTest }) =>
      (name.startsWith(`${folder}functions/`) || (name.startsWith('apps/server/src/modules/') && !isTest)) &&
      /\brole\s*(?:=|<>|!=|(?:not\s+)?in)\s*(?:any\s*)?\(?\s*'/i.test(text.replaceAll('v_role', 'role')),
  );
  expect(named.map(({ name }) => name)).toEqual([]);
});

/** Running programs send this by position: an additional column would break their bets. */
const roundElement = `create type round_element as (
  i integer,
  player bigint,
  play_session bigint,
  key text,
  hash bytea,
  game text,
  maths text,
  currency text,
  kind text,
  round bigint,
  expected_seq integer,
  seed bigint,
  nonce bigint,
  stake bigint,
  shared_round bigint,
  deadline timestamp with time zone,
  funding text,
  grant_id bigint,
  provider text,
  external_round text,
  action_id text,
  bet bigint,
  tip bigint,
  win bigint,
  refund bigint,
  promo bigint,
  jackpot_micro bigint,
  final boolean,
  multiplier_e4 bigint,
  outcome jsonb,
  draws jsonb,
  snapshot jsonb,
  action jsonb,
  country text,
  eur numeric,
  weight integer,
  jackpots json,
  reply json
);`;

test('round_element never gains a column: a new type is added instead', () => {
  const schema = sources.find(({ name }) => name === `${folder}schema.sql`)?.text ?? '';
  expect(/^create type round_element as \([^;]*;/m.exec(schema)?.[0]).toBe(roundElement);
  const altering = migrations.filter(({ text }) =>
    /\b(alter|drop)\s+type\s+(if\s+exists\s+)?(public\.)?round_element\b/i.test(text),
  );
  expect(altering.map(({ name }) => name)).toEqual([]);
});
