/** Locates build output of other apps, from sources or from the bundle. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const climb = (start: string): string => {
  if (existsSync(join(start, 'apps', 'server'))) return start;
  const parent = dirname(start);
  if (parent === start) throw new Error('The program lies outside its repository');
  return climb(parent);
};

/** A path below the repository's root; it may not exist. */
export const inRepository = (...names: string[]): string => join(climb(import.meta.dirname), ...names);
