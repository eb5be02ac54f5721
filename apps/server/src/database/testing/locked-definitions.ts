/**
 * `definitions.lock` has a line for each function and view: how often it was changed, its checksum, its name. One that is gone keeps its
 * line, so that it goes on counting if it comes back.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { definitionsLock, readDefinitionsLock, type LockedDefinition } from '../definitions.ts';

type Written = Pick<LockedDefinition, 'name' | 'checksum'>;

export const lockedDefinitions = (): LockedDefinition[] => readDefinitionsLock(readFileSync(definitionsLock(), 'utf8'));

const highest = (lines: readonly LockedDefinition[]): Map<string, number> => {
  const found = new Map<string, number>();
  for (const { name, version } of lines) found.set(name, Math.max(version, found.get(name) ?? 0));
  return found;
};

/** Every line that the file ever had, as far as this checkout has its history: a reverted commit takes its numbers along. */
export const linesBefore = (): LockedDefinition[] => {
  try {
    const [cwd, file] = [path.dirname(definitionsLock()), path.basename(definitionsLock())];
    const changes = execFileSync('git', ['log', '--format=', '-p', '--unified=0', '--', file], {
      ...{ cwd, encoding: 'utf8', maxBuffer: 1 << 28 },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const lines = changes.split('\n').filter((line) => /^\+\d/.test(line));
    return readDefinitionsLock(lines.map((line) => line.slice(1)).join('\n'));
  } catch {
    return [];
  }
};

/** The lines for these definitions: a changed one gets the next number, and one that lost its number to a revert gets it back. */
export const nextLock = (
  locked: readonly LockedDefinition[],
  before: readonly LockedDefinition[],
  definitions: readonly Written[],
): string => {
  const was = new Map(locked.map((line) => [line.name, line]));
  const reached = highest([...before, ...locked]);
  const now = definitions.map(({ name, checksum }) => {
    const line = was.get(name);
    const most = reached.get(name) ?? 0;
    return { name, checksum, version: line?.checksum === checksum && line.version === most ? most : most + 1 };
  });
  const names = new Set(now.map(({ name }) => name));
  return [...now, ...locked.filter(({ name }) => !names.has(name))]
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ version, checksum, name }) => `${version}  ${checksum}  ${name}\n`)
    .join('');
};
