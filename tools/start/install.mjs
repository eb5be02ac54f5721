/** Installs the packages of the lock file if node_modules differs. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './console.mjs';
import { requireSpace } from './folder.mjs';
import { runProgram } from './run-program.mjs';

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} Entry */

/** @returns {Record<string, Entry>} */
const packagesOf = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * npm writes its own record as the last step of an installation: a record that names every package of the lock file
 * at its version is a finished one.
 * @param {string} root
 */
export const isInstalled = (root) => {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const there = packagesOf(record);
  const wanted = Object.entries(packagesOf(path.join(root, 'package-lock.json')));
  const platform = `node_modules/@esbuild/${process.platform}-${process.arch}`;
  return (
    there[platform] !== undefined &&
    wanted.every(([name, entry]) => {
      if (!name.includes('node_modules/')) return true;
      const found = there[name];
      return found === undefined ? entry.optional === true : found.version === entry.version;
    })
  );
};

const npmCommand = () => {
  const cli = process.env['npm_execpath'];
  if (cli !== undefined && /\.[cm]?js$/.test(cli) && existsSync(cli))
    return { program: process.execPath, before: [cli] };
  return { program: process.platform === 'win32' ? 'npm.cmd' : 'npm', before: [] };
};

/**
 * Development packages are needed for the build, whatever NODE_ENV says; install scripts are not needed at all.
 * @param {string} root
 */
export const install = async (root) => {
  requireSpace(root, 1_500, 'the installation');
  const { program, before } = npmCommand();
  const args = [
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
  ];
  const { code, output } = await runProgram(program, [...before, ...args], { cwd: root });
  if (code === 0) return;
  if (output.includes('ENOSPC'))
    throw new Refusal(`The disk is full: npm could not install the packages into ${root}.`);
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  throw new Refusal(`npm could not install the packages (exit code ${code}):\n${lines.slice(-15).join('\n')}`);
};
