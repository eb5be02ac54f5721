/**
 * `migrations.lock` has a line for each migration that is to be released, in the order in which they came: name and checksum. A
 * database somewhere has run them, so they stay as they are, and whatever comes later sorts after them.
 */
import { readFileSync } from 'node:fs';

interface Released {
  readonly name: string;
  readonly checksum: string;
}

export const lockFile = new URL('../migrations.lock', import.meta.url).pathname;

export const lockText = (migrations: readonly Released[]): string =>
  migrations.map(({ name, checksum }) => `${checksum}  ${name}\n`).join('');

export const readLock = (text = readFileSync(lockFile, 'utf8')): Released[] =>
  text.split('\n').flatMap((line) => {
    const [checksum = '', name = ''] = line.split('  ');
    return line === '' ? [] : [{ name, checksum }];
  });

/** What these migrations do to the ones released before, in sentences; none where they only come after them. */
export const faultsAgainst = (released: readonly Released[], migrations: readonly Released[]): string[] => {
  const now = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const known = new Set(released.map(({ name }) => name));
  const newest = released.at(-1)?.name ?? '';
  return [
    ...released.flatMap(({ name, checksum }) => {
      if (now.get(name) === checksum) return [];
      const what = now.has(name) ? 'was changed: write a new one' : 'is gone';
      return `${name} was released and ${what}. If it never left your branch, take its line out of migrations.lock.`;
    }),
    ...migrations
      .filter(({ name }) => !known.has(name) && name.slice(0, 3) <= newest.slice(0, 3))
      .map(
        ({ name }) => `${name} is new and does not sort after ${newest}, which was released: give it a higher number.`,
      ),
  ];
};
