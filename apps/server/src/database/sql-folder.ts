/** The folders of SQL that the program comes with. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Beside this file in the sources; the bundle lies in dist/ and reads the same files from there. */
export const sqlFolder = (name: 'migrations' | 'functions'): string => {
  const beside = fileURLToPath(new URL(`./${name}/`, import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL(`../src/database/${name}/`, import.meta.url));
};
