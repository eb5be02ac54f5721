/** A temporary copy of the checkout in which gateways are generated, built and tested, without affecting the product. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface Copy {
  readonly folder: string;
  readonly remove: () => void;
}

/** `parts`: files and folders to copy, without database tests; installed packages are linked. */
export const copyCheckout = (name: string, parts: readonly string[]): Copy => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache', `${name}-`));
  for (const part of parts)
    cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !/\/node_modules(\/|$)|\/database\/testing\//.test(file),
    });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
