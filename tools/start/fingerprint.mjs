/** Hash over all inputs of the build: contents, not times, so that a fresh checkout is not a change. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'build', '.react-router', '.vite', 'testing']);
const single = ['package.json', 'package-lock.json', 'tsconfig.json', 'tools/build.mjs'];

const filesUnder = (/** @type {string} */ folder) => {
  /** @type {string[]} */
  const found = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) found.push(...filesUnder(full));
    } else if (!/\.test\.tsx?$/.test(entry.name)) found.push(full);
  }
  return found;
};

/** @param {string} root */
export const fingerprint = (root) => {
  const folders = ['packages', 'apps', 'languages', 'tools/bundle'].map((folder) => path.join(root, folder));
  const files = [...single.map((file) => path.join(root, file)), ...folders.flatMap(filesUnder)].toSorted();
  const hash = createHash('sha256').update(`${process.versions.node} ${process.platform} ${process.arch}\n`);
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${path.relative(root, file)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
};
