/** Finds the repository's `content` folder from wherever the program lies: its sources or its bundle. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Throws when there is none above `start`. */
export const contentDirectory = (start: string = import.meta.dirname): string => {
  const candidate = join(start, 'content');
  if (existsSync(join(candidate, 'skins'))) return candidate;
  const parent = dirname(start);
  if (parent === start) throw new Error('The folder content/skins is missing beside the program');
  return contentDirectory(parent);
};
