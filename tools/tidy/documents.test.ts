/** Names in documents exist: queries and slices of the site, variables, decisions. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environmentRows } from '../../apps/server/src/platform/settings/environment.ts';
import { environmentNames as signerNames } from '../../apps/signer/src/settings.ts';
import {
  namesFile,
  readmeFile,
  signerNamesFile,
  signerVariableNames,
  variableNames,
  withTables,
} from '../parts/settings-table.ts';
import { names } from './sources.ts';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const readAll = (folder: string): string =>
  readdirSync(new URL(`../../${folder}`, import.meta.url))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => read(`${folder}/${name}`))
    .join('\n');

const section = (text: string, title: string): string => text.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const inCode = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

test('the folders and files of the server that serve the addresses in ARCHITECTURE exist', () => {
  const listed = section(read('ARCHITECTURE.md'), 'Addresses')
    .split('\n')
    .flatMap((line) => inCode(line.split('|')[2] ?? ''));
  expect(listed.length).toBeGreaterThan(15);
  const folder = 'apps/server/src';
  expect(listed.filter((place) => !names.some((name) => name.startsWith(`${folder}/${place}`)))).toEqual([]);
});

test('the queries and fields of slices that ARCHITECTURE names exist', () => {
  const table = section(read('ARCHITECTURE.md'), 'Client state')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const listed = inCode(table.join('\n'));
  const ofFeatures = names
    .filter((name) => /^apps\/site\/app\/features\/(?:[\w-]+\/)+queries\.ts$/.test(name))
    .map(read);
  const queries = [readAll('apps/site/app/queries'), ...ofFeatures].join('\n');
  const slices = readAll('apps/site/app/state');
  expect(listed.length).toBeGreaterThan(20);
  const known = (name: string): boolean =>
    name.endsWith('Query') ? queries.includes(`export const ${name} =`) : new RegExp(`\\b${name}\\b\\??:`).test(slices);
  expect(listed.filter((name) => !known(name))).toEqual([]);
});

const serverNames = environmentRows.map(({ name }) => name);
/** Of the signer's: set by the start program, not by users. */
const between = ['SIGNER_PORT'];

test('README names every variable that the programs read, and no other', () => {
  const table = section(read('README.md'), 'Environment')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const named = table.flatMap((line) => inCode(line.split('|')[1] ?? ''));
  const readByThem = [...new Set([...serverNames, ...variableNames, ...signerNames])].filter(
    (name) => !between.includes(name),
  );
  expect(named.toSorted()).toEqual(readByThem.toSorted());
});

test('the variables in the README are those that are declared, and those of outside parties reach the start; npx tsx tools/settings-table.ts writes them', () => {
  expect(withTables(readFileSync(readmeFile, 'utf8'))).toBe(readFileSync(readmeFile, 'utf8'));
  expect(JSON.parse(readFileSync(namesFile, 'utf8'))).toEqual(variableNames);
  expect(JSON.parse(readFileSync(signerNamesFile, 'utf8'))).toEqual(signerVariableNames);
});

test('each decision has a number of its own and one row in the list, in their order', () => {
  const files = readdirSync(new URL('../../docs/decisions', import.meta.url)).filter((name) => name !== 'README.md');
  const listed = [...read('docs/decisions/README.md').matchAll(/^\| \[(\d{3})\]\(([\w-]+\.md)\)/gm)];
  const numbers = files.map((name) => name.slice(0, 3));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  expect(listed.map(([, number, name]) => [number, name])).toEqual(
    files.toSorted().map((name) => [name.slice(0, 3), name]),
  );
});
