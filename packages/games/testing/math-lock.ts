/**
 * Every version of a game that was ever shipped, a line each: the game, its version, the hash of its maths, that of its behaviour.
 * Lines are only ever added, so that games made side by side merge by themselves.
 */
import { readFileSync } from 'node:fs';

export const lockFile = new URL('../math-lock.txt', import.meta.url);

export interface LockedVersion {
  readonly id: string;
  readonly version: string;
  readonly mathVersion: string;
  readonly behaviour: string;
}

export const readMathLock = (): LockedVersion[] =>
  readFileSync(lockFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', version = '', mathVersion = '', behaviour = ''] = line.split(' ');
      return { id, version, mathVersion, behaviour };
    });

export const lockLine = ({ id, version, mathVersion, behaviour }: LockedVersion): string =>
  [id, version, mathVersion, behaviour].join(' ');
