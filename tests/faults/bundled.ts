/** A program as one file, so that it opens again in a moment however often it is killed. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { othersOutside } from '../../tools/bundle/servers.mjs';

/** Where Node resolves third-party packages. */
const folder = fileURLToPath(new URL('../../node_modules/.cache/carmine-faults/', import.meta.url));

/** `name`: a program beside this file. Safe for concurrent calls of several test files. */
export const bundled = async (name: 'bettor' | 'house' | 'table-worker'): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`./${name}.ts`, import.meta.url))],
    write: false,
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'silent' },
    plugins: [othersOutside],
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error(`Nothing was made of ${name}`);
  const place = path.join(folder, `${name}.mjs`);
  const half = path.join(folder, `${name}.${process.pid}.mjs`);
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(half, file.contents);
    renameSync(half, place);
  } finally {
    rmSync(half, { force: true });
  }
  return place;
};
