/** The folders of SQL shipped with the release. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Beside this file in the sources; the bundle in dist/ reads the same files. */
export const sqlFolder = (name: 'migrations' | 'functions'): string => {
  const beside = fileURLToPath(new URL(`./${name}/`, import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL(`../src/database/${name}/`, import.meta.url));
};
