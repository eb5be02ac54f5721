/** Builds the three front ends in separate processes. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runProgram } from '../start/run-program.mjs';

const require = createRequire(import.meta.url);

/** The file behind a package's command. */
const commandOf = (/** @type {string} */ name, /** @type {string} */ from, /** @type {string} */ command) => {
  const manifest = createRequire(path.join(from, 'package.json')).resolve(`${name}/package.json`);
  const { bin } = require(manifest);
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
};

const runBuild = async (/** @type {string} */ name, /** @type {string} */ folder, /** @type {string[]} */ args) => {
  const { code, output } = await runProgram(process.execPath, args, { cwd: folder });
  if (code !== 0) throw new Error(`${name} does not build:\n${output.trim()}`);
};

/**
 * @param {string} root
 * @param {string} name a folder of apps/
 */
export const buildWithVite = async (root, name) => {
  const folder = path.join(root, 'apps', name);
  if (!existsSync(path.join(folder, 'vite.config.ts'))) return;
  await runBuild(name, folder, [commandOf('vite', root, 'vite'), 'build', '--logLevel', 'warn']);
};

/** @param {string} root */
export const buildSite = async (root) => {
  const folder = path.join(root, 'apps', 'site');
  if (!existsSync(path.join(folder, 'vite.config.ts'))) return;
  await runBuild('site', folder, [
    commandOf('@react-router/dev', folder, 'react-router'),
    'build',
    '--logLevel',
    'warn',
  ]);
};
