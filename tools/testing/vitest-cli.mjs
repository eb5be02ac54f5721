/** The test runner's own program, for who starts it in a process of its own: its package exports everything but this file. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** @returns {string} where it lies; throws before the packages are installed */
export const vitestCli = () => {
  const manifest = createRequire(import.meta.url).resolve('vitest/package.json');
  return path.join(path.dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.vitest);
};
